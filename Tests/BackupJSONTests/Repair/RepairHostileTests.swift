import Testing

@testable import BackupJSON

/// A million bytes that were made to cost time; each repair must end, which it would not if its time grew with the
/// square of the size.
struct RepairHostileTests {
  struct Text: Sendable, CustomTestStringConvertible {
    let name: String
    let start: String
    let part: String
    var testDescription: String { name }

    init(_ part: String, after start: String = "", _ name: String? = nil) {
      self.name = name ?? start + part.debugDescription
      self.start = start
      self.part = part
    }
  }

  static let texts: [Text] = [
    Text("["), Text("{"), Text("]"), Text("}"), Text("\""), Text(","), Text(":"), Text("'"), Text("“"),
    Text("/*"),
    Text("//"), Text("#"), Text("\\"), Text("{\"a\""), Text("{\"a\":"), Text("[{"), Text("\"'"), Text("'\""),
    Text("'x,"), Text("“x,"), Text("\"x,"), Text("\"x\n"), Text("'x\n"), Text("\",\""), Text("\"a\" \"b\" "),
    Text("\"a\": "), Text("nul "), Text("nul,"), Text("<<<<<<<\n"), Text("=======\n"), Text(">>>>>>>\n"),
    Text("&quot;"), Text("\u{A0}"), Text("\u{A0}\u{2003}"), Text("\u{0}"), Text("\u{1}\u{2}"), Text("}\n"),
    Text("{\"a\": 1, "), Text("{\"a\": [1, "), Text("[1}"), Text("{\"a\":1]"), Text("a: "), Text("a\": "),
    Text("\"a"), Text("\n\"a\": {"), Text("\n  }"), Text("]}"), Text("[[1]"), Text("@@ ,"), Text("@@\n"),
    Text("("),
  ]

  static let all = texts.flatMap { text in
    ["", "[", "{", "{\"a\":", "{\"a\": \"", "[\""].map { Text(text.part, after: $0) }
  }

  @Test(arguments: all)
  func `a large hostile text is read to its end`(text: Text) {
    let size = _isDebugAssertConfiguration() ? 8_000 : 1_000_000
    let bytes = Array((text.start + String(repeating: text.part, count: size / text.part.utf8.count)).utf8)
    let input = InputBytes(bytes)
    let repair = input.withSource { TextRepair($0) }
    #expect(repair.count > 0)
    #expect(repair.findings.count <= 10_000)
    let repaired = input.withSource { repair.edits.applied(to: $0) }
    let isReadable = repaired.withSource { source in
      var reader = JSONReader(source)
      return reader.document() != nil
    }
    #expect(isReadable)
  }
}
