import Testing

/// A way to break a right text at one token, with what has to be said about it.
struct RandomFault: Sendable, CustomTestStringConvertible {
  typealias Edit = (range: Range<Int>, text: String)

  let name: String
  let rule: String
  /// Whether its meaning is certain, so that a safe fix gives back what the text meant.
  let isFixable: Bool
  /// Whether it leaves open which brackets belong together; two of them in one text can be read in several ways.
  var isOfBrackets = false
  /// The edit at a token, or `nil` where the fault cannot stand there.
  let edit: @Sendable (_ tokens: [ValidToken], _ number: Int, _ text: [UInt8]) -> Edit?

  var testDescription: String { name }
}

extension RandomFault {
  private static func fixable(
    _ name: String,
    _ rule: String,
    _ edit: @escaping @Sendable ([ValidToken], Int, [UInt8]) -> Edit?
  ) -> RandomFault {
    RandomFault(name: name, rule: rule, isFixable: true, edit: edit)
  }

  private static func other(
    _ name: String,
    _ rule: String,
    _ edit: @escaping @Sendable ([ValidToken], Int, [UInt8]) -> Edit?
  ) -> RandomFault {
    RandomFault(name: name, rule: rule, isFixable: false, edit: edit)
  }

  private static func ofBrackets(
    _ name: String,
    _ edit: @escaping @Sendable ([ValidToken], Int, [UInt8]) -> Edit?
  ) -> RandomFault {
    RandomFault(name: name, rule: "json/mismatched-bracket", isFixable: false, isOfBrackets: true, edit: edit)
  }

  // MARK: Where

  private static func at(
    _ kind: ValidToken.Kind,
    _ tokens: [ValidToken],
    _ number: Int,
    _ edit: (Range<Int>) -> Edit?
  ) -> Edit? {
    tokens[number].kind == kind ? edit(tokens[number].range) : nil
  }

  private static func behindComma(_ text: String) -> @Sendable ([ValidToken], Int, [UInt8]) -> Edit? {
    { tokens, number, _ in at(.comma, tokens, number) { ($0.upperBound..<$0.upperBound, text) } }
  }

  private static func number(_ change: @escaping @Sendable (String) -> String?)
    -> @Sendable ([ValidToken], Int, [UInt8]) -> Edit?
  {
    { tokens, number, text in
      at(.number, tokens, number) { range in
        change(String(decoding: text[range], as: UTF8.self)).map { (range, $0) }
      }
    }
  }

  /// A text or key of letters, so that other quotes around it are beyond doubt.
  private static func quoted(_ kind: ValidToken.Kind, _ change: @escaping @Sendable (String) -> String)
    -> @Sendable ([ValidToken], Int, [UInt8]) -> Edit?
  {
    { tokens, number, text in
      at(kind, tokens, number) { range in
        let content = text[range.lowerBound + 1..<range.upperBound - 1]
        guard !content.isEmpty, content.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) else { return nil }
        return (range, change(String(decoding: content, as: UTF8.self)))
      }
    }
  }

  private static func word(_ change: @escaping @Sendable (String) -> String?)
    -> @Sendable ([ValidToken], Int, [UInt8]) -> Edit?
  {
    { tokens, number, text in
      at(.word, tokens, number) { range in
        change(String(decoding: text[range], as: UTF8.self)).map { (range, $0) }
      }
    }
  }

  private static func isPlainInteger(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  // MARK: What

  static let fixable: [RandomFault] = [
    fixable("trailing comma", "json/trailing-comma") { tokens, number, _ in
      guard number > 0, tokens[number].kind == .close, tokens[number - 1].kind != .open else { return nil }
      let end = tokens[number - 1].range.upperBound
      return (end..<end, ",")
    },
    fixable("second comma", "json/unexpected-comma", behindComma(",")),
    fixable("missing comma", "json/missing-comma") { tokens, number, _ in
      guard tokens[number].kind == .comma, tokens[number + 1].kind == .key, tokens[number - 1].kind != .text
      else { return nil }
      return (tokens[number].range, " ")
    },
    fixable("block comment", "json/comment", behindComma("/* \"a\": {, \n */")),
    fixable("line comment", "json/comment", behindComma(" // so, \"it\": [\n")),
    fixable("hash comment", "json/comment", behindComma(" # so, \"it\": [\n")),
    fixable("no-break space", "json/invalid-whitespace", behindComma("\u{A0}")),
    fixable("invisible mark", "json/invalid-whitespace", behindComma("\u{FEFF}")),
    fixable("single quotes of a key", "json/single-quotes", quoted(.key) { "'\($0)'" }),
    fixable("single quotes of a text", "json/single-quotes", quoted(.text) { "'\($0)'" }),
    fixable("typographic quotes of a key", "json/smart-quotes", quoted(.key) { "“\($0)”" }),
    fixable("typographic quotes of a text", "json/smart-quotes", quoted(.text) { "“\($0)”" }),
    fixable("German quotes of a text", "json/smart-quotes", quoted(.text) { "„\($0)“" }),
    fixable("no quotes of a key", "json/unquoted-key", quoted(.key) { $0 }),
    fixable("tab in a text", "text/control-character") { tokens, number, text in
      at(.text, tokens, number) { range in
        guard range.count > 3 else { return nil }
        // The escape that is there for it, so that the text stays the same.
        let places = range.dropLast().filter { text[$0] == 0x5C && text[$0 + 1] == UInt8(ascii: "t") }
        guard let place = places.first, text[place - 1] != 0x5C else { return nil }
        return (place..<place + 2, "\t")
      }
    },
    fixable("plus sign", "json/leading-plus", number { isPlainInteger($0) ? "+" + $0 : nil }),
    fixable(
      "Python's words",
      "json/unknown-literal",
      word { ["true": "True", "false": "False", "null": "None"][$0] }
    ),
  ]

  static let others: [RandomFault] = [
    other("NaN", "json/not-a-number", number { _ in "NaN" }),
    other("Infinity", "json/not-a-number", number { _ in "-Infinity" }),
    other("zero first", "json/leading-zero", number { isPlainInteger($0) && $0 != "0" ? "0" + $0 : nil }),
    other("hexadecimal", "json/number-form", number { isPlainInteger($0) ? "0x" + $0 : nil }),
    other("point last", "json/number-form", number { isPlainInteger($0) ? $0 + "." : nil }),
    other("undefined", "json/unknown-literal", word { $0 == "null" ? "undefined" : nil }),
    other("word without quotes", "json/unknown-literal", quoted(.text) { $0 + "x" }),
    other("missing colon", "json/missing-colon") { tokens, number, _ in
      at(.colon, tokens, number) { ($0, " ") }
    },
    other("no value", "json/expected-value") { tokens, number, _ in
      guard number > 0, tokens[number - 1].kind == .colon, tokens[number].kind == .number else { return nil }
      return (tokens[number].range, "")
    },
    other("quotes inside", "json/unescaped-quote", quoted(.text) { "\"\($0) \"x\" \($0)\"" }),
    other("unknown escape", "text/invalid-escape", quoted(.text) { "\"\($0)\\x\"" }),
    ofBrackets("another bracket") { tokens, number, text in
      at(.close, tokens, number) { range in
        guard range.upperBound < text.count - 1 else { return nil }
        return (range, text[range.lowerBound] == UInt8(ascii: "}") ? "]" : "}")
      }
    },
    ofBrackets("bracket too many") { tokens, number, _ in
      at(.number, tokens, number) { range in
        // In a list it would fit, and end it: what is one too many then is anybody's guess.
        guard number > 0, tokens[number - 1].kind == .colon else { return nil }
        return (range.upperBound..<range.upperBound, "]")
      }
    },
    other("no closing quote", "json/unterminated-string") { tokens, number, text in
      at(.text, tokens, number) { range in
        guard tokens[number + 1].kind == .comma, text[range.upperBound + 1] == 0x0A else { return nil }
        return (range.upperBound - 1..<range.upperBound, "")
      }
    },
    other("zero byte", "text/control-character", quoted(.text) { "\"\($0)\u{0}\"" }),
  ]

  static let all = fixable + others
}
