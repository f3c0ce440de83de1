extension Base64Text {
  /// The characters that stand for 62 and 63, and whether a text is filled up.
  public enum Alphabet: String, Sendable, Hashable, CaseIterable {
    /// `+` and `/`, filled up with `=` to a multiple of four characters (RFC 4648 section 4).
    case standard
    /// `-` and `_`, not filled up (RFC 4648 section 5).
    case url

    /// Whether a text is filled up with `=`.
    var isPadded: Bool {
      switch self {
      case .standard: true
      case .url: false
      }
    }

    /// The characters that stand for 62 and 63.
    var last: (UInt8, UInt8) {
      switch self {
      case .standard: (UInt8(ascii: "+"), UInt8(ascii: "/"))
      case .url: (UInt8(ascii: "-"), UInt8(ascii: "_"))
      }
    }

    /// The alphabet that has the other two characters.
    var other: Alphabet {
      switch self {
      case .standard: .url
      case .url: .standard
      }
    }

    /// The six bits of a character; `nil` for one that is not in the alphabet.
    @inline(__always)
    func value(of character: UInt8) -> UInt8? {
      switch character {
      case 0x41...0x5A: character - 0x41
      case 0x61...0x7A: character - 0x61 + 26
      case 0x30...0x39: character - 0x30 + 52
      case last.0: 62
      case last.1: 63
      default: nil
      }
    }

    /// The character of six bits.
    func character(_ value: UInt8) -> UInt8 {
      switch value {
      case 0..<26: value + 0x41
      case 26..<52: value - 26 + 0x61
      case 52..<62: value - 52 + 0x30
      case 62: last.0
      default: last.1
      }
    }
  }
}
