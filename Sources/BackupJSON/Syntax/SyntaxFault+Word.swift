/// Words, numbers, brackets and letters of other scripts that stand where they may not.
extension SyntaxFault {
  var word: Finding {
    let end = max(source.endOfWord(index), index + 1)
    let text = source.text(index..<end)
    let place = index..<end
    if let stranger = leftover(text, place) { return stranger }
    switch expectation {
    case .key, .keyOrEnd:
      return isName(place) ? unquotedKey(text, place) : noKey(text, place)
    case .commaOrObjectEnd, .commaOrArrayEnd:
      return noComma(text, place)
    case .colon:
      return Finding(
        .missingColon,
        at: place,
        "expected `:` between the key and its value, found \(token: text)",
        help: "write `:` in its place, or before it"
      )
    case .document, .memberValue, .element, .elementOrEnd, .endOfDocument:
      return literal(text, place)
    }
  }

  /// What other programs leave in a file: marks of a merge, quotes that were written for a web page.
  private func leftover(_ text: String, _ place: Range<Int>) -> Finding? {
    let rule: Rule =
      switch expectation {
      case .key, .keyOrEnd: .expectedKey
      case .commaOrObjectEnd, .commaOrArrayEnd: .missingComma
      case .colon: .missingColon
      case .document, .memberValue, .element, .elementOrEnd, .endOfDocument: .expectedValue
      }
    if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(text) {
      return Finding(
        rule,
        at: place,
        "a merge has left its mark where \(expectation.words) is expected",
        help:
          "keep one of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>"
      )
    }
    if text.hasPrefix("&quot;") || text.hasPrefix("&#34;") {
      return Finding(
        rule,
        at: place,
        "`&quot;` stands where \(expectation.words) is expected",
        notes: [.why("the file was written for a web page, where this stands for a double quote")],
        help: "get the file itself, not what a web page shows of it"
      )
    }
    return nil
  }

  // MARK: Where a key is expected

  /// Whether a word looks like a key that has lost its quotes.
  private func isName(_ place: Range<Int>) -> Bool {
    guard !(source.byte(place.lowerBound) &- 0x30 < 10) else { return false }
    return source.bytes(place).allSatisfy { byte in
      byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte == 0x24
        || byte == 0x2D || byte == 0x2E
    }
  }

  private func unquotedKey(_ text: String, _ place: Range<Int>) -> Finding {
    let opens = TextEdit(range: place.lowerBound..<place.lowerBound, replacement: "\"")
    let closes = TextEdit(range: place.upperBound..<place.upperBound, replacement: "\"")
    let isClosed = source.byte(place.upperBound) == 0x22
    return Finding(
      .unquotedKey,
      at: place,
      isClosed ? "the key \(token: text) has no opening quote" : "the key \(token: text) has no quotes",
      fixes: [Fix("write \(value: text)", safety: .safe, edits: isClosed ? [opens] : [opens, closes])]
    )
  }

  private func noKey(_ text: String, _ place: Range<Int>) -> Finding {
    let first = source.byte(index)
    let isBracket = first == 0x7B || first == 0x5B
    let help: Phrase =
      if isBracket, expectation == .key {
        "if a new entry begins here, `}` is missing before the comma"
      } else if first &- 0x30 < 10, expectation == .key {
        "if this belongs to the number before the comma, write the number with a point"
      } else {
        "a key is a text in straight double quotes"
      }
    return Finding(
      .expectedKey,
      at: place,
      "expected \(expectation.words), found \(token: text)",
      notes: isBracket ? openObject : [],
      help: help
    )
  }

  /// Where the object began that something else begins in.
  private var openObject: [Finding.Note] {
    guard let opening, source.byte(opening) == 0x7B else { return [] }
    return [.init("this object is not closed yet", range: opening..<opening + 1)]
  }

  // MARK: Where a comma is expected

  private func noComma(_ text: String, _ place: Range<Int>) -> Finding {
    let first = source.byte(index)
    if first == 0x3A, expectation == .commaOrArrayEnd {
      return Finding(
        .missingComma,
        at: place,
        "a key and its value stand in a list",
        notes: opening.map { [.init("the list begins here", range: $0..<$0 + 1)] } ?? [],
        help: "if a record begins here, `{` is missing before its first key"
      )
    }
    let isBracket = expectation == .commaOrObjectEnd && (first == 0x7B || first == 0x5B)
    let help: Phrase =
      if isBracket {
        "if a new entry begins here, `}` and a comma are missing before it"
      } else if first == 0x3B || text == "\u{FF0C}" || text == "\u{3001}" {
        "write a comma in its place"
      } else if index > 0, source.byte(index - 1) == 0x22 {
        "if the quote before it belongs to the text, write \\\" for it; else a quote is missing further left"
      } else {
        "if a new entry begins here, a comma is missing before it"
      }
    return Finding(
      .missingComma,
      at: place,
      "expected \(expectation.words), found \(token: text)",
      notes: isBracket ? openObject : [],
      help: help
    )
  }

  // MARK: Where a value is expected

  private func literal(_ text: String, _ place: Range<Int>) -> Finding {
    let meant: String? =
      switch text.lowercased() {
      case "true": "true"
      case "false": "false"
      case "null", "none", "nil": "null"
      case "undefined": "null"
      default: nil
      }
    if ["nan", "infinity", "inf"].contains(text.lowercased()) {
      return Finding(
        .notANumber,
        at: place,
        "\(token: text) is not a number that JSON can write",
        help: "write the number that belongs here, or null where the format allows it"
      )
    }
    if let meant {
      return Finding(
        .unknownLiteral,
        at: place,
        "\(token: text) is written `\(meant)` in JSON",
        fixes: [Fix("write \(meant)", safety: .safe, edits: [TextEdit(range: place, replacement: meant)])]
      )
    }
    if isClosedText(place) {
      return Finding(
        .unknownLiteral,
        at: place,
        "the text that begins with \(token: text) has no opening quote",
        help: "write \" before it"
      )
    }
    return Finding(
      .unknownLiteral,
      at: place,
      "\(token: text) is no value; a text needs double quotes",
      help: "the only words without quotes are true, false and null"
    )
  }

  /// Whether the next quote of the line is one that closes a text.
  private func isClosedText(_ place: Range<Int>) -> Bool {
    let limit = min(source.count, place.lowerBound + 400)
    var end = place.upperBound
    while end < limit, source.byte(end) != 0x22, source.byte(end) >= 0x20 { end += 1 }
    guard end < limit, source.byte(end) == 0x22 else { return false }
    switch source.byte(source.skipWhitespace(end + 1)) {
    case 0x2C, 0x5D, 0x7D: return true
    default: return false
    }
  }

  // MARK: Letters of other scripts

  var nonASCII: Finding {
    let length = source.multibyteLength(index)
    if length == 0 { return InvalidUTF8.finding(source, index..<index + 1) }
    let scalar = source.text(index..<index + length).unicodeScalars.first ?? " "
    switch scalar {
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{2018}", "\u{2019}", "\u{201A}", "\u{AB}",
      "\u{BB}":
      return quotes(.smartQuotes, length: length, "a typographic quote")
    case "\u{FEFF}" where index == 3:
      return Finding(
        .secondByteOrderMark,
        at: index..<index + 3,
        "a second byte order mark follows the first",
        fixes: [
          Fix(
            "remove it",
            safety: .safe,
            edits: [TextEdit(range: index..<index + 3, replacement: "")]
          )
        ]
      )
    default: break
    }
    if scalar.properties.isWhitespace || scalar.isInvisible {
      let name = "U+" + String(scalar.value, radix: 16, uppercase: true)
      let digits = String(repeating: "0", count: max(0, 6 - name.utf8.count))
      return Finding(
        .invalidWhitespace,
        at: index..<index + length,
        "the invisible character U+\(digits + name.dropFirst(2)) is no white space of JSON",
        fixes: [
          Fix(
            "write a plain space",
            safety: .safe,
            edits: [TextEdit(range: index..<index + length, replacement: " ")]
          )
        ]
      )
    }
    return word
  }
}
