/// A place in the bytes with its line and column, which goes forward only.
struct LineCursor {
  private(set) var line = 1
  private(set) var column = 1
  private(set) var utf16Column = 1
  /// Where the counts above hold: the start of a scalar.
  private var offset: Int

  init(_ bytes: RawSpan) { offset = bytes.contentStart }

  /// Goes to a place within the bytes; stays where it is if that is not ahead.
  mutating func advance(to target: Int, in bytes: RawSpan) {
    guard target > offset else { return }
    let ends = bytes.countLineEnds(in: offset..<target)
    if ends > 0 {
      line += ends
      column = 1
      utf16Column = 1
      offset = bytes.lineStart(before: target, notBefore: offset)
    }
    let step = bytes.countScalars(in: offset..<target)
    column += step.scalars
    utf16Column += step.scalars + step.beyondBMP
    offset = step.end
  }
}
