extension SyntaxFault {
  /// A word that begins like a number and is none (RFC 8259 section 6).
  var badNumber: Finding {
    let end = max(source.endOfWord(index), index + 1)
    let place = index..<end
    let text = source.text(place)
    let digits = text.utf8.first == 0x2D ? text.dropFirst() : text[...]
    if text.utf8.first == 0x2B, JSONGrammar.isNumber(String(text.dropFirst())) {
      return number(.leadingPlus, place, "a number has no plus sign", .safe, meant: String(text.dropFirst()))
    }
    if ["infinity", "inf"].contains(digits.lowercased()) {
      return Finding(.notANumber, at: place, "\(token: text) is not a number that JSON can write")
    }
    if digits.lowercased().hasPrefix("0x") {
      return hexadecimal(text, place)
    }
    if digits.utf8.first == 0x30, digits.utf8.dropFirst().first.map({ $0 &- 0x30 < 10 }) == true {
      let sign = text.utf8.first == 0x2D ? "-" : ""
      let bare = digits.drop { $0 == "0" }
      let meant = sign + (bare.utf8.first.map { $0 &- 0x30 < 10 } == true ? bare : "0" + bare)
      if JSONGrammar.isNumber(meant) {
        return number(.leadingZero, place, "a number has no leading zeros", .unsafe, meant: meant)
      }
    }
    if let meant = withDigitsAroundPoint(text) {
      return number(
        .numberForm,
        place,
        "\(token: text) has no digit on one side of its point",
        .unsafe,
        meant: meant
      )
    }
    return Finding(
      .numberForm,
      at: place,
      "\(token: text) is not a number as JSON writes it",
      help: "a number is written like 12, -3 or 4.5: digits on both sides of the point, nothing else"
    )
  }

  /// `.5` and `5.` as JSON writes them.
  private func withDigitsAroundPoint(_ text: String) -> String? {
    guard let point = text.firstIndex(of: ".") else { return nil }
    let head = text[..<point]
    let tail = text[text.index(after: point)...]
    let isBare = head.isEmpty || head == "-"
    let fraction = tail.isEmpty ? "" : "." + tail
    let meant = (isBare ? head + "0" : head) + fraction
    return isBare != tail.isEmpty && JSONGrammar.isNumber(String(meant)) ? String(meant) : nil
  }

  private func hexadecimal(_ text: String, _ place: Range<Int>) -> Finding {
    let message: Phrase = "\(token: text) is a hexadecimal number; JSON has only decimal ones"
    let digits = text.drop { $0 == "-" }.dropFirst(2)
    // Up to the integers that every language reads alike.
    if digits.utf8.count <= 13, let value = Int(digits, radix: 16), digits.utf8.first != 0x2D,
      digits.utf8.first != 0x2B
    {
      let sign = text.utf8.first == 0x2D ? "-" : ""
      return number(.numberForm, place, message, .unsafe, meant: sign + String(value))
    }
    return Finding(.numberForm, at: place, message, help: "write it in decimal digits")
  }

  private func number(
    _ rule: Rule,
    _ place: Range<Int>,
    _ message: Phrase,
    _ safety: Fix.Safety,
    meant: String
  ) -> Finding {
    Finding(
      rule,
      at: place,
      message,
      fixes: [
        Fix("write \(token: meant)", safety: safety, edits: [TextEdit(range: place, replacement: meant)])
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
