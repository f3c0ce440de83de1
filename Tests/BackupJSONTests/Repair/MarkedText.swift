import BackupJSON

/// A text in which places are marked: `{"a": ⟦1 2⟧}`.
struct MarkedText {
  private(set) var bytes: [UInt8] = []
  private(set) var spans: [Range<Int>] = []

  init(_ text: String) {
    var start = 0
    for character in text.unicodeScalars {
      switch character {
      case "⟦": start = bytes.count
      case "⟧": spans.append(start..<bytes.count)
      default: bytes += Array(String(character).utf8)
      }
    }
  }
}

extension [UInt8] {
  /// The bytes with some fixes applied, none of which overlap.
  func applying(_ fixes: [Fix]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    for edit in fixes.flatMap(\.edits).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += self[index..<edit.range.lowerBound] + Array(edit.replacement.utf8)
      index = edit.range.upperBound
    }
    return result + self[index...]
  }
}
