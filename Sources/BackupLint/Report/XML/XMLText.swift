/// Text as XML 1.0 can hold it.
enum XMLText {
  /// For between tags. No `>` is left bare, so that no `]]>` can stand there.
  static func content(_ text: String) -> String { escaped(text, keepsLines: true) }

  /// For inside double quotes; line ends and tabs survive, which a parser would make spaces of.
  static func attribute(_ text: String) -> String { escaped(text, keepsLines: false) }

  private static func escaped(_ text: String, keepsLines: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t":
        if keepsLines { result.unicodeScalars.append(scalar) } else { result += "&#\(scalar.value);" }
      case "\r": result += "&#13;"
      default:
        if isAllowed(scalar) { result.unicodeScalars.append(scalar) } else { result += scalar.escaped }
      }
    }
  }

  /// The production *Char* of XML 1.0, fifth edition, section 2.2.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
