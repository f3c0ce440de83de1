/// Names the fault at a place where the grammar of RFC 8259 goes no further.
package struct SyntaxFault {
  let source: ByteSource
  /// Where something else was expected; never white space.
  let index: Int
  let expectation: Expectation
  /// The opening bracket of the innermost open container.
  let opening: Int?
  /// The end of the token before the place.
  let gap: Int
  /// The comma that was passed last.
  let lastComma: Int
  /// What closes all that is open.
  var brackets = ""

  var finding: Finding {
    if index >= source.count { return unexpectedEnd }
    let found = source.byte(index)
    if expectation == .endOfDocument { return afterTheEnd(found) }
    switch found {
    case 0x2C: return comma
    case 0x5D, 0x7D: return closingBracket(found)
    case 0x2F, 0x23: return comment(to: source.endOfLine(index))
    case 0x27: return quotes(.singleQuotes, length: 1, "a single quote")
    case 0x22: return string
    case 0x00: return zeros
    case 0x01..<0x20: return control
    case 0x80...: return nonASCII
    case 0x2D, 0x2B, 0x2E, 0x30...0x39: return expectation.wantsValue ? badNumber : word
    default: return word
    }
  }

  // MARK: End and beginning

  var unexpectedEnd: Finding {
    var notes: [Finding.Note] = []
    if let opening {
      let kind = source.byte(opening) == 0x5B ? "list" : "object"
      notes.append(.init("this \(kind) is never closed", range: opening..<opening + 1))
    }
    notes.append(.why("the file was probably cut short while it was written or copied"))
    return Finding(
      .unexpectedEnd,
      at: source.count..<source.count,
      "the file ends in the middle: expected \(expectation.words)",
      notes: notes,
      help: "look for a complete copy of this backup",
      fixes: closing
    )
  }

  /// Closing what is open, where nothing but brackets is missing.
  private var closing: [Fix] {
    let end = source.count..<source.count
    switch expectation {
    case .commaOrArrayEnd, .commaOrObjectEnd, .elementOrEnd, .keyOrEnd:
      return [Fix("write \(brackets)", safety: .unsafe, edits: [TextEdit(range: end, replacement: brackets)])]
    case .document, .memberValue, .element, .key, .colon, .endOfDocument: return []
    }
  }

  private func afterTheEnd(_ found: UInt8) -> Finding {
    if found == 0 { return zeros }
    let place = index..<min(index + 20, source.count)
    if found == 0x7B || found == 0x5B {
      return Finding(
        .severalDocuments,
        at: index..<index + 1,
        "a second document begins behind the end of the first",
        notes: [.why("it is not certain which of them counts; the second was not looked at")],
        help: "keep one of the two, in a file of its own"
      )
    }
    return Finding(
      .trailingText,
      at: place,
      "text stands behind the end of the document",
      notes: [.init("it begins with \(value: source.text(place))")],
      help: "remove it",
      fixes: restHoldsData
        ? []
        : [Fix("remove it", safety: .unsafe, edits: [TextEdit(range: index..<source.count, replacement: "")])]
    )
  }

  /// Whether what follows may be more than a few stray signs.
  private var restHoldsData: Bool {
    source.count - index > 200
      || source.bytes(index..<source.count).contains { [0x22, 0x5B, 0x7B].contains($0) }
  }

  var zeros: Finding {
    var end = index
    while end < source.count, source.byte(end) == 0 { end += 1 }
    let rest = end == source.count ? "the rest of the file is" : "the file has"
    return Finding(
      .fileNulPadded,
      at: index..<end,
      "\(rest) \(end - index) zero byte\(end - index == 1 ? "" : "s")",
      notes: [.why("typical of a file that was only half written")],
      help: expectation == .endOfDocument
        ? "the document before them is complete; remove the zero bytes"
        : "look for another copy of this backup",
      fixes: expectation == .endOfDocument && end == source.count
        ? [Fix("remove them", safety: .safe, edits: [TextEdit(range: index..<end, replacement: "")])] : []
    )
  }

  var control: Finding {
    let name =
      "U+00" + (source.byte(index) < 16 ? "0" : "") + String(source.byte(index), radix: 16, uppercase: true)
    var end = index
    while end < source.count, source.byte(end) == source.byte(index) { end += 1 }
    // A vertical tab and a form feed are white space to the languages that they come from.
    let isSpace = source.byte(index) == 0x0B || source.byte(index) == 0x0C
    return Finding(
      .controlCharacter,
      at: index..<index + 1,
      "the control character \(name) stands where \(expectation.words) is expected",
      help: isSpace ? nil : "remove it",
      fixes: isSpace
        ? [Fix("write a plain space", safety: .safe, edits: [TextEdit(range: index..<end, replacement: " ")])]
        : []
    )
  }

  // MARK: Commas and brackets

  private var comma: Finding {
    let here = index..<index + 1
    let removal = Fix("remove the comma", safety: .safe, edits: [TextEdit(range: here, replacement: "")])
    switch expectation {
    case .element, .key:
      return Finding(.unexpectedComma, at: here, "a second comma follows the first", fixes: [removal])
    case .elementOrEnd, .keyOrEnd:
      return Finding(.unexpectedComma, at: here, "a comma stands before the first entry", fixes: [removal])
    case .document, .memberValue, .colon, .commaOrObjectEnd, .commaOrArrayEnd, .endOfDocument:
      return Finding(
        .expectedValue,
        at: here,
        "expected \(expectation.words), found a comma",
        help: missingValue
      )
    }
  }

  private func closingBracket(_ found: UInt8) -> Finding {
    let isList = found == 0x5D
    let here = index..<index + 1
    let fits = opening.map { (source.byte($0) == 0x5B) == isList } ?? false
    if fits, expectation == .element || expectation == .key {
      let comma = lastComma
      return Finding(
        .trailingComma,
        at: comma..<comma + 1,
        "a comma stands behind the last \(isList ? "entry of the list" : "member of the object")",
        fixes: [
          Fix(
            "remove the comma",
            safety: .safe,
            edits: [TextEdit(range: comma..<comma + 1, replacement: "")]
          )
        ]
      )
    }
    if fits || opening == nil {
      return Finding(
        .expectedValue,
        at: here,
        "expected \(expectation.words), found `\(isList ? "]" : "}")`",
        help: missingValue
      )
    }
    let wanted = isList ? "}" : "]"
    return Finding(
      .mismatchedBracket,
      at: here,
      "`\(isList ? "]" : "}")` closes what `\(isList ? "{" : "[")` has opened",
      notes: opening.map { [.init("opened here; `\(wanted)` belongs to it", range: $0..<$0 + 1)] } ?? [],
      help: "write `\(wanted)` in its place or before it, or remove it where it is one too many"
    )
  }

  private var missingValue: Phrase? {
    expectation == .memberValue || expectation == .colon
      ? "write the value of the key, or remove the key" : nil
  }

  // MARK: Strings and quotes

  private var string: Finding {
    let end = source.endOfString(index + 1)
    let place = index..<(end < 0 ? index + 1 : end + 1)
    switch expectation {
    case .commaOrObjectEnd, .commaOrArrayEnd:
      return missingComma(before: place, "this text", .safe)
    case .colon:
      return Finding(
        .missingColon,
        at: place,
        "a colon is missing between the key and its value",
        help: "write `:` before this text",
        fixes: [
          Fix("insert a colon", safety: .unsafe, edits: [TextEdit(range: index..<index, replacement: ":")])
        ]
      )
    case .document, .memberValue, .element, .elementOrEnd, .key, .keyOrEnd, .endOfDocument:
      return Finding(.expectedValue, at: place, "expected \(expectation.words)")
    }
  }

  /// The comma that is missing between two entries.
  func missingComma(before place: Range<Int>, _ what: Phrase, _ safety: Fix.Safety) -> Finding {
    Finding(
      .missingComma,
      at: gap..<gap,
      "a comma is missing here",
      notes: [.init("before \(what)", range: place)],
      fixes: [
        Fix("insert a comma", safety: safety, edits: [TextEdit(range: gap..<gap, replacement: ",")])
      ]
    )
  }

  func quotes(_ rule: Rule, length: Int, _ name: String, fixes: [Fix] = []) -> Finding {
    Finding(
      rule,
      at: index..<index + length,
      "\(name) stands where \(expectation.words) is expected",
      help: "JSON knows only straight double quotes: \"",
      fixes: fixes
    )
  }

  func comment(to end: Int) -> Finding {
    let isBlock = source.byte(index) == 0x2F && source.byte(index + 1) == 0x2A
    let isClosed = !isBlock || end - index >= 4 && source.matches("*/", at: end - 2)
    let isComment =
      source.byte(index) == 0x23 || source.byte(index + 1) == 0x2F || source.byte(index + 1) == 0x2A
    guard isComment else {
      return Finding(.expectedValue, at: index..<index + 1, "expected \(expectation.words), found `/`")
    }
    return Finding(
      .comment,
      at: index..<end,
      "JSON has no comments",
      fixes: [
        // Where it was to end is not known of one that is never closed.
        Fix(
          "remove the comment",
          safety: isClosed ? .safe : .unsafe,
          edits: [TextEdit(range: index..<end, replacement: " ")]
        )
      ]
    )
  }
}
