import BackupJSON

/// A text as a SARIF message, in which braces and links have a meaning (SARIF 2.1.0, sections 3.11.5 and 3.11.6).
enum SARIFMessage {
  /// Braces are doubled. Brackets get a backslash where they would make a link of words from the file.
  static func value(_ text: String) -> JSONValue {
    let hasLink = zip(text.utf8, text.utf8.dropFirst()).contains {
      $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: "(")
    }
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "{", "}": result.unicodeScalars.append(scalar)
      case "[", "]", "\\": if hasLink { result += "\\" }
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
    return ["text": .string(escaped)]
  }
}
