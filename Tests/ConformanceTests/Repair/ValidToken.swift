/// A token of a text that is right JSON.
struct ValidToken {
  enum Kind {
    case open, close, comma, colon, key, text, number, word
  }

  let kind: Kind
  let range: Range<Int>

  /// The tokens of a text that is known to be right.
  static func all(in text: [UInt8]) -> [ValidToken] {
    var tokens: [ValidToken] = []
    var index = 0
    while index < text.count {
      let start = index
      let kind: Kind?
      switch text[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): (kind, index) = (.open, index + 1)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): (kind, index) = (.close, index + 1)
      case UInt8(ascii: ","): (kind, index) = (.comma, index + 1)
      case UInt8(ascii: ":"):
        (kind, index) = (.colon, index + 1)
        // Only now it is known that the text before was a key.
        if let last = tokens.last { tokens[tokens.count - 1] = ValidToken(kind: .key, range: last.range) }
      case UInt8(ascii: "\""):
        index += 1
        while text[index] != UInt8(ascii: "\"") { index += text[index] == UInt8(ascii: "\\") ? 2 : 1 }
        (kind, index) = (.text, index + 1)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        while index < text.count, ValidToken.isInNumber(text[index]) { index += 1 }
        kind = .number
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        while index < text.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[index]) { index += 1 }
        kind = .word
      default: (kind, index) = (nil, index + 1)
      }
      if let kind { tokens.append(ValidToken(kind: kind, range: start..<index)) }
    }
    return tokens
  }

  private static func isInNumber(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
  }
}
