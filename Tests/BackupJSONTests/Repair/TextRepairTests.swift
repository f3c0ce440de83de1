import Testing

@testable import BackupJSON

struct TextRepairTests {
  @Test(arguments: RepairCase.all)
  func `a fault is told once at its place, and the text is read without it`(row: RepairCase) throws {
    let marked = MarkedText(row.text)
    let input = InputBytes(marked.bytes)
    let repair = input.withSource { TextRepair($0) }
    #expect(repair.findings.map(\.rule.id) == row.rules)
    #expect(repair.findings.map(\.range) == marked.spans)
    #expect(repair.count == row.rules.count)
    let repaired = input.withSource { repair.edits.applied(to: $0) }
    #expect(String(decoding: repaired.bytes, as: UTF8.self) == row.repaired)
    _ = try JSONDocument(reading: repaired)
  }

  @Test(arguments: RepairCase.all)
  func `a text with two copies of a fault tells it twice`(row: RepairCase) {
    let marked = MarkedText(row.text)
    // What concerns the whole file cannot stand in it twice.
    let isOfFile = ["cut", "marks", "zero bytes", "behind", "a second", "text behind", "of the document"]
    if isOfFile.contains(where: row.name.contains) || row.name.contains("brace too many") { return }
    // In lists of their own, so that what one copy breaks cannot be mended by the other.
    let twice = Array("[\n".utf8) + marked.bytes + Array("\n,\n".utf8) + marked.bytes + Array("\n]".utf8)
    let repair = InputBytes(twice).withSource { TextRepair($0) }
    let rules = repair.findings.map(\.rule.id)
    #expect(Array(rules.prefix(row.rules.count)) == row.rules)
    #expect(rules.count <= 2 * row.rules.count + 1)
  }

  @Test(arguments: RepairCase.holdingComments)
  func `no fix touches a comment with a part of the document in it`(row: RepairCase) {
    let repair = InputBytes(MarkedText(row.text).bytes).withSource { TextRepair($0) }
    #expect(repair.findings.flatMap(\.fixes).isEmpty)
  }

  @Test(
    arguments: [
      "[1, // two\n3]", "{\"a\": // one\n1}", "{\"a\": 1, // the last\n}", "{\"a\": 1 // one,\n, 'b': 2}",
      "[\n{\"a\": 1},\n// {\"a\": 2},\n{\"a\": 3}]", "{\"a\": 1,\n// \"b\": {\n// \"c\": 2\n// },\n\"d\": 3}",
      "{\"a\": 1, // \"b\": 2,\n# so\n\u{A0}/* and */ c: 3}", "{\"a\": 1} // so, \"b\": 2",
    ]
  )
  func `a comment that takes nothing with it is removed safely`(text: String) {
    let repair = InputBytes(text).withSource { TextRepair($0) }
    let comments = repair.findings.filter { $0.rule == .comment }
    #expect(!comments.isEmpty)
    #expect(comments.allSatisfy { $0.fixes.map(\.safety) == [.safe] })
  }

  @Test(
    arguments: [
      ("the path of a fault in a record", #"{"a": [{}, {"b": 1 "c": 2}]}"#, "/a/1/b"),
      ("behind a missing comma", #"{"a": [{} {"b": 01}]}"#, "/a/1/b"),
      ("behind a missing brace", #"{"a": [{"c": 1, {"b": 01}]}"#, "/a/1/b"),
      ("behind quotes inside a text", #"{"a": ["x "y" z", {"b": 01}]}"#, "/a/1/b"),
    ]
  )
  func `a path is that of the repaired text`(name: String, text: String, pointer: String) {
    let repair = InputBytes(text).withSource { TextRepair($0) }
    #expect(repair.findings.last?.pointer.description == pointer)
  }

  @Test
  func `the strict reader tells every fault, and keys that stand twice`() {
    let text = #"{"a": 1, "a": 2, "b": [01, +2,], c: 1}"#
    let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(reading: text) }
    let rules = error?.findings.map(\.rule.id)
    #expect(
      rules == [
        "json/duplicate-key", "json/leading-zero", "json/leading-plus", "json/trailing-comma",
        "json/unquoted-key",
      ]
    )
  }

  @Test
  func `so many faults are told with their words, and all are counted`() {
    let text = "[" + String(repeating: "nul,", count: 12_000) + "1]"
    let repair = InputBytes(text).withSource { TextRepair($0) }
    #expect(repair.findings.count == 10_000)
    #expect(repair.count == 12_000)
  }
}
