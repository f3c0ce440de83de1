import TestSupport

/// A fault of hand-edited files that a valid text can be given.
enum InjectedFault: CaseIterable, Sendable {
  // Faults whose meaning is certain.
  case trailingComma, doubleComma, lineComment, blockComment, singleQuotes, smartQuotes, unquotedKey
  case noBreakSpace, plusSign, capitalLiteral
  // Faults whose meaning can only be guessed.
  case missingComma, missingColon, missingBracket, extraBracket, otherBracket, innerQuote, missingQuote, tab
  case wrongEscape, notANumber, leadingZero, rubbish, cut

  static let safe: [InjectedFault] = [
    .trailingComma, .doubleComma, .lineComment, .blockComment, .singleQuotes, .smartQuotes, .unquotedKey,
    .noBreakSpace, .plusSign, .capitalLiteral,
  ]

  /// The tokens with the fault in one of them; `nil` where none can have it.
  func injected<Random: RandomNumberGenerator>(into tokens: [String], _ random: inout Random) -> [String]? {
    let places = tokens.indices.filter { fits(tokens, $0) }
    guard let place = places.randomElement(using: &random) else { return nil }
    var result = tokens
    result[place] = changed(tokens[place])
    return self == .cut ? Array(result[..<place]) : result
  }

  private func fits(_ tokens: [String], _ index: Int) -> Bool {
    let token = tokens[index]
    switch self {
    case .trailingComma:
      return index > 0 && (token == "]" || token == "}") && !["[", "{", ","].contains(tokens[index - 1])
    case .doubleComma, .missingComma: return token == ","
    case .lineComment, .blockComment, .noBreakSpace: return [",", ":", "[", "{"].contains(token)
    case .singleQuotes, .smartQuotes: return isPlainText(token)
    case .unquotedKey:
      guard index + 1 < tokens.count, tokens[index + 1] == ":", isPlainText(token) else { return false }
      return token.utf8.count > 2 && !(0x30...0x39).contains(Array(token.utf8)[1])
    case .plusSign: return token.utf8.first.map { 0x30...0x39 ~= $0 } ?? false
    case .capitalLiteral: return ["true", "false", "null"].contains(token)
    case .missingColon: return token == ":"
    case .missingBracket, .extraBracket, .otherBracket: return token == "]" || token == "}"
    case .innerQuote, .missingQuote, .tab, .wrongEscape: return isPlainText(token)
    case .notANumber, .leadingZero: return token.utf8.first.map { 0x30...0x39 ~= $0 } ?? false
    case .rubbish: return token == "," || token == ":"
    case .cut: return index > 0
    }
  }

  private func changed(_ token: String) -> String {
    let text = token.dropFirst().dropLast()
    return switch self {
    case .trailingComma: "," + token
    case .doubleComma: ",,"
    case .lineComment: token + "// so, \"it\" is {\n"
    case .blockComment: token + "/* so,\n\"it\" is { */"
    case .singleQuotes: "'\(text)'"
    case .smartQuotes: "“\(text)”"
    case .unquotedKey: String(text)
    case .noBreakSpace: token + "\u{A0}"
    case .plusSign: "+" + token
    case .capitalLiteral: token == "null" ? "None" : token.prefix(1).uppercased() + token.dropFirst()
    case .missingComma, .missingColon, .missingBracket, .cut: ""
    case .extraBracket: token + token
    case .otherBracket: token == "]" ? "}" : "]"
    case .innerQuote: "\"\(text)\"x\" y\""
    case .missingQuote: "\"\(text)"
    case .tab: "\"\(text)\t\""
    case .wrongEscape: "\"\(text)\\x\""
    case .notANumber: "NaN"
    case .leadingZero: "0" + token
    case .rubbish: token + " @@ %%"
    }
  }

  /// A text without quotes and escapes inside.
  private func isPlainText(_ token: String) -> Bool {
    let bytes = Array(token.utf8)
    return bytes.count >= 2 && bytes.first == 0x22
      && bytes[1..<bytes.count - 1].allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 }
  }

  /// The tokens of a valid text, white space among them.
  static func tokens(_ text: [UInt8]) -> [String] {
    var tokens: [[UInt8]] = []
    var index = 0
    while index < text.count {
      var end = index + 1
      if text[index] == 0x22 {
        while text[end] != 0x22 { end += text[end] == 0x5C ? 2 : 1 }
        end += 1
      } else if !isMark(text[index]) {
        while end < text.count, !isMark(text[end]) { end += 1 }
      }
      tokens.append(Array(text[index..<end]))
      index = end
    }
    return tokens.map { String(decoding: $0, as: UTF8.self) }.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x22, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D: true
    default: false
    }
  }
}
