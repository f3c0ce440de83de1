/// Brackets that are missing in the middle of a document.
enum BracketFault {
  /// A container that should have been closed before something that cannot stand in it.
  static func notClosed(
    _ frame: RepairFrame,
    before index: Int,
    insertingAt place: Int,
    _ bracket: StaticString
  ) -> Finding {
    let kind = frame.isArray ? "list" : "object"
    return Finding(
      .missingBracket,
      at: index..<index + 1,
      "this cannot stand in the \(kind) that is open here; `\(frame.closer)` is missing before it",
      notes: [.init("this \(kind) is not closed yet", range: frame.opening..<frame.opening + 1)],
      fixes: [
        Fix(
          "insert \(bracket)",
          safety: .unsafe,
          edits: [TextEdit(range: place..<place, replacement: bracket.description)]
        )
      ]
    )
  }

  /// A key in a list, whose record has lost its brace.
  static func notOpened(_ list: RepairFrame, before index: Int) -> Finding {
    Finding(
      .missingBracket,
      at: index..<index + 1,
      "a key and its value stand in a list",
      notes: [.init("the list begins here", range: list.opening..<list.opening + 1)],
      help: "if a record begins here, `{` is missing before its first key",
      fixes: [
        Fix("insert {", safety: .unsafe, edits: [TextEdit(range: index..<index, replacement: "{")])
      ]
    )
  }

  /// Members without the brace of the document.
  static func noBrace(before index: Int) -> Finding {
    Finding(
      .missingBracket,
      at: index..<index + 1,
      "the document begins with a key; `{` is missing before it",
      fixes: [
        Fix("insert {", safety: .unsafe, edits: [TextEdit(range: index..<index, replacement: "{")])
      ]
    )
  }

  /// A key in the place of a value, whose object has lost its brace.
  static func noBraceOfValue(before index: Int) -> Finding {
    Finding(
      .missingBracket,
      at: index..<index + 1,
      "a key stands where a value is expected",
      help: "if an object begins here, `{` is missing before its first key",
      fixes: [
        Fix("insert {", safety: .unsafe, edits: [TextEdit(range: index..<index, replacement: "{")])
      ]
    )
  }

  /// The brace that stands at the beginning of a list.
  static func braceOfList(_ brace: Int) -> Finding {
    let place = brace..<brace + 1
    return Finding(
      .mismatchedBracket,
      at: place,
      "`{` opens a list",
      fixes: [Fix("write [", safety: .unsafe, edits: [TextEdit(range: place, replacement: "[")])]
    )
  }

  /// A bracket behind which its object goes on.
  static func tooEarly(_ bracket: Int) -> Finding {
    let place = bracket..<bracket + 1
    return Finding(
      .mismatchedBracket,
      at: place,
      "`}` ends an object whose members go on behind it",
      fixes: [Fix("remove it", safety: .unsafe, edits: [TextEdit(range: place, replacement: "")])]
    )
  }
}
