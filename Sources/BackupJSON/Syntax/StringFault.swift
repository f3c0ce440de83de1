/// Everything that is wrong inside one string.
///
/// ``ByteSource/endOfString(_:)`` only says that a string is not allowed; this looks again, slowly, names each
/// fault, and finds where the string ends all the same, so that one bad character hides nothing behind it.
package struct StringFaults {
  package private(set) var findings: [Finding] = []
  /// The index of the closing quote, or `nil` where the string never ends.
  package private(set) var end: Int?
  /// A quote further on that is known to close the string: line ends before it need no second look.
  private var knownClose = 0

  /// Most faults that are told of one string; a photo pasted into a note has thousands.
  static let most = 50
  /// Longest run of a control character that is written as escapes.
  private static let longestRun = 1000

  /// - Parameter start: the index behind the opening quote.
  package init(_ source: ByteSource, from start: Int) {
    var index = start
    while true {
      index = source.endOfPlainText(index)
      if index >= source.count {
        add(StringFaults.unterminated(source, start))
        return
      }
      switch source.byte(index) {
      case 0x22:
        end = index
        return
      case 0x5C:
        index = escape(source, index)
      case 0x80...:
        index = multibyte(source, index)
      case 0x0A, 0x0D:
        // A line end inside a string is nearly always a quote that is missing; go on only where the string
        // is closed on a later line by a quote that looks like its end.
        if index >= knownClose { knownClose = source.closingQuote(behindLineEnd: index) ?? 0 }
        guard index < knownClose else {
          add(StringFaults.unterminated(source, start))
          return
        }
        add(StringFaults.control(source, index..<index + 1))
        index += 1
      default:
        // A run of the same byte has one cause.
        var end = index + 1
        while end < source.count, source.byte(end) == source.byte(index) { end += 1 }
        add(StringFaults.control(source, index..<end))
        index = end
      }
    }
  }

  private mutating func add(_ finding: @autoclosure () -> Finding) {
    if findings.count < StringFaults.most { findings.append(finding()) }
  }

  private mutating func escape(_ source: ByteSource, _ index: Int) -> Int {
    let length = source.escapeLength(index)
    if length > 0 { return index + length }
    guard source.byte(index + 1) == 0x75 else {
      let next = index + 1
      let end = next < source.count ? next + max(1, source.multibyteLength(next)) : next
      add(
        Finding(
          .invalidEscape,
          at: index..<end,
          "the escape sequence \(token: source.text(index..<end)) does not exist in JSON",
          help:
            "write a backslash as \\\\; the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits",
          fixes: [StringFaults.escapeFix(source, index)]
        )
      )
      // A backslash must swallow no control character and no byte that is wrong in itself.
      let isWrong = source.byte(next) < 0x20 || source.byte(next) >= 0x80 && source.multibyteLength(next) == 0
      return isWrong ? next : max(end, next)
    }
    guard let unit = source.hexadecimal4(index + 2) else {
      let end = min(index + 6, source.count)
      add(
        Finding(
          .invalidEscape,
          at: index..<end,
          "\\u must be followed by four hexadecimal digits",
          help: "write for example \\u00e9",
          fixes: [StringFaults.escapeFix(source, index)]
        )
      )
      return index + 2
    }
    if unit == 0 {
      add(
        Finding(
          .escapedNul,
          at: index..<index + 6,
          "the text contains U+0000",
          notes: [.why("databases and C programs end a text there, so the rest would be lost")],
          help: "remove \\u0000"
        )
      )
    } else {
      let half = unit & 0xFC00 == 0xD800 ? "first" : "second"
      add(
        Finding(
          .loneSurrogate,
          at: index..<index + 6,
          "\\u\(source.text(index + 2..<index + 6)) is the \(half) half of a surrogate pair without the other",
          notes: [.why("an emoji was probably cut in two; what it was cannot be known")],
          help: "remove it, or write the character that belongs there"
        )
      )
    }
    return index + 6
  }

  /// An escaped single quote is one in JavaScript and Python; any other backslash was probably meant as itself.
  private static func escapeFix(_ source: ByteSource, _ index: Int) -> Fix {
    source.byte(index + 1) == 0x27
      ? Fix("write '", safety: .safe, edits: [TextEdit(range: index..<index + 2, replacement: "'")])
      : Fix("write \\\\", safety: .unsafe, edits: [TextEdit(range: index..<index, replacement: "\\")])
  }

  private mutating func multibyte(_ source: ByteSource, _ index: Int) -> Int {
    let length = source.multibyteLength(index)
    if length > 0 { return index + length }
    var end = index + 1
    while end < source.count, source.byte(end) >= 0x80, source.multibyteLength(end) == 0 { end += 1 }
    // A character that is cut off with the file is told as the end of the file.
    if end < source.count || end - index > 3 { add(InvalidUTF8.finding(source, index..<end)) }
    return end
  }

  private static func control(_ source: ByteSource, _ range: Range<Int>) -> Finding {
    let byte = source.byte(range.lowerBound)
    let code = "U+00" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    if byte == 0 {
      return Finding(
        .controlCharacter,
        at: range,
        range.count == 1
          ? "the text contains a zero byte (\(code))"
          : "the text contains \(range.count) zero bytes (\(code))",
        notes: [.why("the file was probably damaged while it was written or copied")],
        help: "look for another copy of this backup, or remove what is damaged"
      )
    }
    let (name, escape) =
      switch byte {
      case 0x08: ("a backspace (\(code))", "\\b")
      case 0x09: ("a tab (\(code))", "\\t")
      case 0x0A: ("a line end (\(code))", "\\n")
      case 0x0C: ("a form feed (\(code))", "\\f")
      case 0x0D: ("a carriage return (\(code))", "\\r")
      default: ("the control character \(code)", "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      }
    return Finding(
      .controlCharacter,
      at: range,
      "the text contains \(name) that is not written as an escape",
      fixes: range.count > longestRun
        ? []
        : [
          Fix(
            range.count == 1 ? "write \(escape)" : "write \(escape) for each",
            // That a text goes on behind a line end is likely and no more.
            safety: byte == 0x0A || byte == 0x0D ? .unsafe : .safe,
            edits: [TextEdit(range: range, replacement: String(repeating: escape, count: range.count))]
          )
        ]
    )
  }

  private static func unterminated(_ source: ByteSource, _ start: Int) -> Finding {
    var end = start
    while end < source.count, source.byte(end) != 0x0A, source.byte(end) != 0x0D { end += 1 }
    if end == source.count {
      return Finding(
        .unterminatedString,
        at: start - 1..<end,
        "the file ends in the middle of this text",
        notes: [.why("the file was probably cut short while it was written or copied")],
        help: "look for a complete copy of this backup"
      )
    }
    return unclosed(source, start - 1, insertingAt: nil)
  }

  /// A text without a closing quote, given the place of the opening one and, where it is known, that of the other.
  static func unclosed(_ source: ByteSource, _ quote: Int, insertingAt place: Int?) -> Finding {
    Finding(
      .unterminatedString,
      at: quote..<source.endOfLine(quote),
      "the text that begins here has no closing quote",
      help: "write \" at its end",
      fixes: place.map {
        [Fix("write \" at its end", safety: .unsafe, edits: [TextEdit(range: $0..<$0, replacement: "\"")])]
      } ?? []
    )
  }
}

extension ByteSource {
  /// The quote that closes a string which has a line end at `index`, or `nil` where the string has lost its closing
  /// quote.
  ///
  /// A guess, but one rule for all who have to make it: the next quote closes the string if what follows it is what
  /// follows a string. A few lines are enough to tell, and keep the time linear in hostile files.
  package func closingQuote(behindLineEnd index: Int) -> Int? {
    var quote = index
    let limit = min(count, index + 4096)
    while quote < limit, byte(quote) != 0x22 { quote += byte(quote) == 0x5C ? 2 : 1 }
    guard quote < limit else { return nil }
    switch byte(skipWhitespace(quote + 1)) {
    case 0x2C, 0x5D, 0x7D: return quote
    default: return nil
    }
  }
}
