import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import TestSupport
import Testing

/// The examples of Spec/merge.md do what the page says.
struct SpecExampleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let line: Int
    /// The rule that the merge reports; `nil` for none.
    let rule: String?
    let text: String
    var testDescription: String { "merge.md:\(line)" }
  }

  static let page =
    (try? InputBytes.file(Corpora.packageRoot + "/Spec/merge.md")).map { $0.text(0..<$0.count) } ?? ""

  static let examples: [Example] = {
    var examples: [Example] = []
    var block: (line: Int, words: [Substring], lines: [Substring])?
    for (number, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard line.hasPrefix("```") else {
        block?.lines.append(line)
        continue
      }
      if let done = block, done.words.starts(with: ["json", "merge"]) {
        let rule = done.words.count > 3 ? String(done.words[3]) : nil
        examples.append(Example(line: done.line, rule: rule, text: done.lines.joined(separator: "\n")))
      }
      block = block == nil ? (number + 1, line.dropFirst(3).split(separator: " "), []) : nil
    }
    return examples
  }()

  @Test func `the page has its examples`() {
    #expect(Self.examples.count >= 11)
  }

  @Test(arguments: examples)
  func `an example is merged as it shows`(example: Example) throws {
    let root = try #require(try JSONDocument(reading: example.text).root.objectValue)
    let importer = Notebook.importer()
    let notes = { (key: String) throws in
      "\"notes\": " + String(decoding: try JSONWriter(.compact).write(root[key] ?? []), as: UTF8.self)
    }
    let minor = Int(root["minor"]?.integerValue ?? 2)
    let store = try importer.store(Notebook.file(2, at: "2026-03-10T00:00:00Z", notes("local")))
    let plan = try importer.merge(Notebook.file(minor, notes("file")), into: store)
    let records = try #require(plan.collections.first { $0.name == "notes" }?.records)
    let outcomes = records.map { JSONValue.string($0.outcome.rawValue) }
    #expect(JSONValue.array(outcomes) == root["outcome"])
    #expect(plan.findings.map(\.rule.id) == (example.rule.map { [$0] } ?? []))
    let shown = try (root["store"]?.arrayValue ?? []).map { try JSONWriter(.compact).write($0) }
    let stored = store.documents.filter { $0.collection == "notes" }.map(\.json)
    if root["store"] != nil { #expect(stored == shown) }
  }
}
