/// The ASCII characters that a text may have, read from the notation `a-z0-9_-`.
struct AllowedCharacters {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// A hyphen at either end stands for itself.
  init(_ notation: String) {
    let bytes = Array(notation.utf8)
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      if index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "-") {
        let last = bytes[index + 2]
        if first <= last { for byte in first...last { insert(byte) } }
        index += 3
      } else {
        insert(first)
        index += 1
      }
    }
  }

  /// Whether a text has no other characters.
  func allow(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      $0 < 64 ? low & 1 << UInt64($0) != 0 : $0 < 128 && high & 1 << UInt64($0 - 64) != 0
    }
  }

  private mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else if byte < 128 { high |= 1 << UInt64(byte - 64) }
  }

  func isSubset(of other: AllowedCharacters) -> Bool {
    low & ~other.low == 0 && high & ~other.high == 0
  }
}
