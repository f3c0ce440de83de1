extension SyntaxFault {
  /// A word that begins like a number and is none (RFC 8259 section 6).
  var badNumber: Finding {
    let end = max(source.endOfWord(index), index + 1)
    let place = index..<end
    let text = source.text(place)
    let digits = text.utf8.first == 0x2D ? text.dropFirst() : text[...]
    if text.utf8.first == 0x2B, JSONGrammar.isNumber(String(text.dropFirst())) {
      return number(.leadingPlus, place, "a number has no plus sign", meant: String(text.dropFirst()))
    }
    if ["infinity", "inf"].contains(digits.lowercased()) {
      return Finding(.notANumber, at: place, "\(token: text) is not a number that JSON can write")
    }
    if digits.lowercased().hasPrefix("0x") {
      return Finding(
        .numberForm,
        at: place,
        "\(token: text) is a hexadecimal number; JSON has only decimal ones",
        help: "write it in decimal digits"
      )
    }
    if digits.utf8.first == 0x30, digits.utf8.dropFirst().first.map({ $0 &- 0x30 < 10 }) == true {
      let sign = text.utf8.first == 0x2D ? "-" : ""
      let bare = digits.drop { $0 == "0" }
      let meant = sign + (bare.utf8.first.map { $0 &- 0x30 < 10 } == true ? bare : "0" + bare)
      if JSONGrammar.isNumber(meant) {
        return number(.leadingZero, place, "a number has no leading zeros", meant: meant)
      }
    }
    return Finding(
      .numberForm,
      at: place,
      "\(token: text) is not a number as JSON writes it",
      help: "a number is written like 12, -3 or 4.5: digits on both sides of the point, nothing else"
    )
  }

  private func number(_ rule: Rule, _ place: Range<Int>, _ message: Phrase, meant: String) -> Finding {
    Finding(
      rule,
      at: place,
      message,
      fixes: [
        Fix("write \(token: meant)", safety: .safe, edits: [TextEdit(range: place, replacement: meant)])
      ]
    )
  }
}

/// The grammar of single tokens, for text that is no part of a file.
enum JSONGrammar {
  static func isNumber(_ text: String) -> Bool {
    let input = InputBytes(text)
    return input.count > 0 && input.withSource { $0.endOfNumber(0) } == input.count
  }
}
