/// Looks ahead and back, each by a few bytes only.
extension RepairScanner {
  /// Longest key that is recognised as one by looking ahead.
  private static let longestKey = 256

  /// Whether a key with its colon stands at an index.
  func isKey(at start: Int) -> Bool {
    guard source.byte(start) == 0x22 else { return false }
    var end = start + 1
    let limit = min(source.count, end + RepairScanner.longestKey)
    while end < limit, source.byte(end) != 0x22 {
      if source.byte(end) < 0x20 { return false }
      end += source.byte(end) == 0x5C ? 2 : 1
    }
    guard end < limit else { return false }
    return source.byte(endOfSpaces(end + 1)) == 0x3A
  }

  /// Whether the first byte of a value stands at an index.
  func isValue(at start: Int) -> Bool {
    switch source.byte(start) {
    case 0x22, 0x7B, 0x5B, 0x2D, 0x30...0x39: true
    default: source.endOfLiteral(start) > 0
    }
  }

  /// Whether a container goes on or ends as it should at an index; the document, where there is none.
  func fits(_ start: Int, _ frame: RepairFrame?) -> Bool {
    let index = source.skipWhitespace(start)
    guard let frame else { return index >= source.count }
    let found = source.byte(index)
    if found == (frame.isArray ? 0x5D : 0x7D) { return true }
    guard found == 0x2C else { return false }
    let next = source.skipWhitespace(index + 1)
    return frame.isArray
      ? isValue(at: next) && !isKey(at: next) || source.byte(next) == 0x5D
      : isKey(at: next) || source.byte(next) == 0x7D
  }

  /// The index behind spaces and tabs, at most a line's worth.
  func endOfSpaces(_ start: Int) -> Int {
    var index = start
    while index < start + 256, source.byte(index) == 0x20 || source.byte(index) == 0x09 { index += 1 }
    return index
  }

  // MARK: Lines

  /// The column of the first token of a line, where a token at `offset` is that one.
  func indentation(ofFirst offset: Int) -> Int? {
    var start = offset
    while start > 0, offset - start < 256, source.byte(start - 1) == 0x20 || source.byte(start - 1) == 0x09 {
      start -= 1
    }
    return start == 0 || source.byte(start - 1) == 0x0A || source.byte(start - 1) == 0x0D
      ? offset - start : nil
  }

  /// The column of the first token of the line that a bracket stands in; `nil` in long lines.
  func indentation(ofLineAt offset: Int) -> Int? {
    var start = offset
    var first = offset
    while start > 0, source.byte(start - 1) != 0x0A, source.byte(start - 1) != 0x0D {
      start -= 1
      if source.byte(start) > 0x20 { first = start }
      if offset - start > 256 { return nil }
    }
    return first - start
  }

  /// Whether there is a line end in a range.
  func hasLineEnd(_ range: Range<Int>) -> Bool {
    range.contains { source.byte($0) == 0x0A || source.byte($0) == 0x0D }
  }

  /// Whether the bytes between two quotes are allowed in a string.
  func isPlain(_ range: Range<Int>) -> Bool {
    // Never beyond the range: on a line without quotes, plain text goes on for long.
    var index = range.lowerBound
    while index < range.upperBound {
      let length =
        switch source.byte(index) {
        case 0x00..<0x20, 0x22: 0
        case 0x5C: source.escapeLength(index)
        case 0x80...: source.multibyteLength(index)
        default: 1
        }
      if length == 0 || index + length > range.upperBound { return false }
      index += length
    }
    return true
  }
}
