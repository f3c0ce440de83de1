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
        help: "write `:` in its place, or before it",
        fixes: equalsSign.map {
          [Fix("write a colon", safety: .safe, edits: [TextEdit(range: $0, replacement: ":")])]
        } ?? []
      )
    case .document, .memberValue, .element, .elementOrEnd, .endOfDocument:
      return literal(text, place)
    }
  }

  /// `=` or `=>` at the place, as other languages write it between a key and its value.
  private var equalsSign: Range<Int>? {
    guard source.byte(index) == 0x3D, source.byte(index + 1) != 0x3D else { return nil }
    return index..<index + (source.byte(index + 1) == 0x3E ? 2 : 1)
  }

  /// A line that a merge has left behind.
  func mergeMark(_ place: Range<Int>) -> Finding {
    Finding(
      .mergeConflict,
      at: place,
      "a merge has left its mark here",
      notes: [.why("two versions of this part stand in the file; the first of them was checked")],
      help: "keep one of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>"
    )
  }

  /// What other programs leave in a file: quotes that were written for a web page.
  private func leftover(_ text: String, _ place: Range<Int>) -> Finding? {
    let rule: Rule =
      switch expectation {
      case .key, .keyOrEnd: .expectedKey
      case .commaOrObjectEnd, .commaOrArrayEnd: .missingComma
      case .colon: .missingColon
      case .document, .memberValue, .element, .elementOrEnd, .endOfDocument: .expectedValue
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
  func isName(_ place: Range<Int>) -> Bool {
    guard !place.isEmpty, !(source.byte(place.lowerBound) &- 0x30 < 10) else { return false }
    return source.bytes(place).allSatisfy { byte in
      byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte == 0x24
        || byte == 0x2D || byte == 0x2E
    }
  }

  /// A word in the place of a key that no colon follows.
  var noMember: Finding {
    let place = index..<max(source.endOfWord(index), index + 1)
    return isName(place) ? noKey(source.text(place), place) : finding
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
    let help: Phrase =
      if first &- 0x30 < 10, expectation == .key {
        "if this belongs to the number before the comma, write the number with a point"
      } else {
        "a key is a text in straight double quotes"
      }
    return Finding(
      .expectedKey,
      at: place,
      "expected \(expectation.words), found \(token: text)",
      help: help
    )
  }

  // MARK: Where a comma is expected

  private func noComma(_ text: String, _ place: Range<Int>) -> Finding {
    let first = source.byte(index)
    let help: Phrase =
      if first == 0x3B || text == "\u{FF0C}" || text == "\u{3001}" {
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
      help: help,
      fixes: otherComma.map {
        [Fix("write a comma", safety: .safe, edits: [TextEdit(range: $0, replacement: ",")])]
      } ?? []
    )
  }

  /// A semicolon or a comma of another script at the place.
  private var otherComma: Range<Int>? {
    if source.byte(index) == 0x3B { return index..<index + 1 }
    return source.matches("，", at: index) || source.matches("、", at: index) ? index..<index + 3 : nil
  }

  // MARK: Where a value is expected

  private func literal(_ text: String, _ place: Range<Int>) -> Finding {
    let meant: String? =
      switch text.lowercased() {
      case "true": "true"
      case "false": "false"
      case "null", "none": "null"
      case "undefined", "nil": "null"
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
        fixes: [
          Fix(
            "write \(meant)",
            safety: text.lowercased() == "undefined" ? .unsafe : .safe,
            edits: [TextEdit(range: place, replacement: meant)]
          )
        ]
      )
    }
    if closedTextEnd(place) != nil {
      return Finding(
        .unknownLiteral,
        at: place,
        "the text that begins with \(token: text) has no opening quote",
        fixes: [
          Fix(
            "write \" before it",
            safety: .unsafe,
            edits: [TextEdit(range: place.lowerBound..<place.lowerBound, replacement: "\"")]
          )
        ]
      )
    }
    return Finding(
      .unknownLiteral,
      at: place,
      "\(token: text) is no value; a text needs double quotes",
      help: "the only words without quotes are true, false and null"
    )
  }

  /// The next quote of the line, if it is one that closes a text.
  func closedTextEnd(_ place: Range<Int>) -> Int? {
    let limit = min(source.count, place.lowerBound + 400)
    var end = place.upperBound
    while end < limit, source.byte(end) != 0x22, source.byte(end) >= 0x20 { end += 1 }
    guard end < limit, source.byte(end) == 0x22 else { return nil }
    switch source.byte(source.skipWhitespace(end + 1)) {
    case 0x2C, 0x5D, 0x7D: return end
    default: return nil
    }
  }

  // MARK: Letters of other scripts

  /// The end of the run of one scalar at the place: a run has one cause.
  func endOfRun(length: Int) -> Int {
    let first = source.word32(index) & (length == 4 ? .max : (1 << UInt32(length * 8)) - 1)
    var end = index + length
    while end + length <= source.count,
      source.word32(end) & (length == 4 ? .max : (1 << UInt32(length * 8)) - 1) == first
    {
      end += length
    }
    return end
  }

  private func invisible(_ scalar: Unicode.Scalar, length: Int) -> Finding {
    let place = index..<endOfRun(length: length)
    let number = place.count / length
    if scalar == "\u{FEFF}", index == 3, source.hasByteOrderMark {
      return Finding(
        .secondByteOrderMark,
        at: place,
        number == 1
          ? "a second byte order mark follows the first" : "\(number) byte order marks follow the first",
        fixes: [Fix("remove it", safety: .safe, edits: [TextEdit(range: place, replacement: "")])]
      )
    }
    let hexadecimal = String(scalar.value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - hexadecimal.utf8.count)) + hexadecimal
    return Finding(
      .invalidWhitespace,
      at: place,
      number == 1
        ? "the invisible character \(name) is no white space of JSON"
        : "the invisible character \(name), here \(number) times, is no white space of JSON",
      fixes: [Fix("write a plain space", safety: .safe, edits: [TextEdit(range: place, replacement: " ")])]
    )
  }

  var nonASCII: Finding {
    let length = source.multibyteLength(index)
    if length == 0 { return InvalidUTF8.finding(source, index..<index + 1) }
    let scalar = source.text(index..<index + length).unicodeScalars.first ?? " "
    switch scalar {
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{2018}", "\u{2019}", "\u{201A}", "\u{AB}",
      "\u{BB}":
      return quotes(.smartQuotes, length: length, "a typographic quote")
    default: break
    }
    if scalar == "\u{FEFF}" || scalar.properties.isWhitespace || scalar.isInvisible {
      return invisible(scalar, length: length)
    }
    return word
  }
}
