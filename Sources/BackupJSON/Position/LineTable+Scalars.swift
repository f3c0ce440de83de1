/// Counts Unicode scalars in bytes that need not be well-formed.
extension RawSpan {
  /// Where the text begins: after a byte order mark.
  var contentStart: Int {
    byteCount >= 3 && byte(at: 0) == 0xEF && byte(at: 1) == 0xBB && byte(at: 2) == 0xBF ? 3 : 0
  }

  /// The scalars that lie wholly in a range, how many of them take two UTF-16 code units, and where the last one
  /// ends. The range begins at a scalar; an ill-formed byte is a scalar of its own.
  func countScalars(in range: Range<Int>) -> (scalars: Int, beyondBMP: Int, end: Int) {
    var scalars = 0
    var beyondBMP = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      if offset &+ 8 <= range.upperBound, word(at: offset) & 0x8080_8080_8080_8080 == 0 {
        scalars &+= 8
        offset &+= 8
        continue
      }
      let length = scalarLength(at: offset)
      guard offset &+ length <= range.upperBound else { break }
      scalars &+= 1
      if length == 4 { beyondBMP &+= 1 }
      offset &+= length
    }
    return (scalars, beyondBMP, offset)
  }

  /// The bytes of the scalar that begins at a place; 1 for a byte that begins no well-formed scalar (Unicode,
  /// table 3-7).
  private func scalarLength(at offset: Int) -> Int {
    let first = byte(at: offset)
    switch first {
    case 0xC2...0xDF:
      return isContinuation(at: offset &+ 1) ? 2 : 1
    case 0xE0...0xEF:
      let second: ClosedRange<UInt8> =
        switch first {
        case 0xE0: 0xA0...0xBF
        case 0xED: 0x80...0x9F
        default: 0x80...0xBF
        }
      return isContinuation(at: offset &+ 1, within: second) && isContinuation(at: offset &+ 2) ? 3 : 1
    case 0xF0...0xF4:
      let second: ClosedRange<UInt8> =
        switch first {
        case 0xF0: 0x90...0xBF
        case 0xF4: 0x80...0x8F
        default: 0x80...0xBF
        }
      return isContinuation(at: offset &+ 1, within: second) && isContinuation(at: offset &+ 2)
        && isContinuation(at: offset &+ 3) ? 4 : 1
    default:
      return 1
    }
  }

  private func isContinuation(at offset: Int, within range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
    offset < byteCount && range.contains(byte(at: offset))
  }

  /// The nearest place from here on that is not inside a scalar.
  func scalarEdge(atOrAfter offset: Int) -> Int {
    var edge = offset
    while edge < offset &+ 3, edge > 0, isContinuation(at: edge) { edge &+= 1 }
    return edge
  }

  /// The nearest place from here back that is not inside a scalar.
  func scalarEdge(atOrBefore offset: Int) -> Int {
    var edge = offset
    while edge > 0, edge > offset &- 3, isContinuation(at: edge) { edge &-= 1 }
    return edge
  }
}
