import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import Testing

/// The rules of Spec/merge.md, each by an example.
struct MergeRuleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let local: String
    let file: String
    let outcome: MergeOutcome
    /// What the store has of the note `a` afterwards.
    let result: String
    var isTie = false
  }

  static let rows: [Row] = [
    Row(
      testDescription: "the later change wins",
      local: Notebook.note(1, #""title": "old""#),
      file: Notebook.note(2, #""title": "new""#),
      outcome: .changed,
      result: #"{"id":"a","title":"new","updatedAt":"2026-02-02T00:00:00Z"}"#
    ),
    Row(
      testDescription: "an earlier change is left",
      local: Notebook.note(2, #""title": "new""#),
      file: Notebook.note(1, #""title": "old""#),
      outcome: .keptNewer,
      result: #"{"id":"a","title":"new","updatedAt":"2026-02-02T00:00:00Z"}"#
    ),
    Row(
      testDescription: "a field that the later one has cleared is cleared",
      local: Notebook.note(1, #""title": "x", "body": "words""#),
      file: Notebook.note(2, #""title": "x""#),
      outcome: .changed,
      result: #"{"id":"a","title":"x","updatedAt":"2026-02-02T00:00:00Z"}"#
    ),
    Row(
      testDescription: "at the same time what the store has stays",
      local: Notebook.note(1, #""title": "ours""#),
      file: Notebook.note(1, #""title": "theirs""#),
      outcome: .tie,
      result: #"{"id":"a","title":"ours","updatedAt":"2026-02-01T00:00:00Z"}"#,
      isTie: true
    ),
    Row(
      testDescription: "a field that the version of the file could not know is not cleared",
      local: Notebook.note(2, 1, #""title": "x", "mood": "good", "place": "home""#),
      file: Notebook.note(1, 2, #""title": "y""#),
      outcome: .changed,
      result:
        #"{"id":"a","place":"home","title":"y","updatedAt":"2026-02-02T00:00:00Z"}"#
    ),
    Row(
      testDescription: "unknown fields of the one that loses travel",
      local: Notebook.note(1, #""title": "x", "pinned": true"#),
      file: Notebook.note(2, #""title": "y", "starred": 1"#),
      outcome: .changed,
      result: #"{"id":"a","pinned":true,"starred":1,"title":"y","updatedAt":"2026-02-02T00:00:00Z"}"#
    ),
    Row(
      testDescription: "unknown fields of a file that loses travel too",
      local: Notebook.note(2, #""title": "x""#),
      file: Notebook.note(1, #""title": "y", "starred": 1"#),
      outcome: .changed,
      result: #"{"id":"a","starred":1,"title":"x","updatedAt":"2026-02-02T00:00:00Z"}"#
    ),
    Row(
      testDescription: "elements of a list are completed where they are the same otherwise",
      local: Notebook.note(2, 1, #""title": "x", "parts": [{"text": "p", "done": true}, {"text": "q"}]"#),
      file: Notebook.note(0, 2, #""title": "x", "parts": [{"text": "q"}, {"text": "p"}, {"text": "r"}]"#),
      outcome: .changed,
      result: #"{"id":"a","parts":[{"text":"q"},{"done":true,"text":"p"},{"text":"r"}],"title":"x","#
        + #""updatedAt":"2026-02-02T00:00:00Z"}"#
    ),
    Row(
      testDescription: "an element with an id is the same one though it was edited",
      local: Notebook.note(
        2,
        1,
        #""title": "x", "steps": [{"id": "1", "text": "p", "done": true}, {"id": "2", "text": "q"}]"#
      ),
      file: Notebook.note(
        0,
        2,
        #""title": "x", "steps": [{"id": "3", "text": "p"}, {"id": "1", "text": "edited"}]"#
      ),
      outcome: .changed,
      result: #"{"id":"a","steps":[{"id":"3","text":"p"},{"done":true,"id":"1","text":"edited"}],"#
        + #""title":"x","updatedAt":"2026-02-02T00:00:00Z"}"#
    ),
    Row(
      testDescription: "at the same time a field that the one could not know is no contradiction",
      local: Notebook.note(2, 1, #""title": "x", "place": "home""#),
      file: Notebook.note(1, 1, #""title": "x""#),
      outcome: .same,
      result: #"{"id":"a","place":"home","title":"x","updatedAt":"2026-02-01T00:00:00Z"}"#
    ),
    Row(
      testDescription: "spellings do not count",
      local: Notebook.note(1, #""title": "é", "parts": []"#),
      file: Notebook.note(1, #""body": null, "title": "\u00e9""#),
      outcome: .same,
      result: #"{"id":"a","title":"é","updatedAt":"2026-02-01T00:00:00Z"}"#
    ),
  ]

  @Test(arguments: rows)
  func `the example holds`(row: Row) throws {
    let importer = Notebook.importer()
    let store = try importer.store(row.local)
    let plan = try importer.merge(row.file, into: store)
    let record = try #require(plan.collections.first { $0.name == "notes" }?.records.first)
    #expect(record.outcome == row.outcome)
    #expect(record.isTie == row.isTie)
    #expect(store.text("notes", "a") == row.result)
    #expect(plan.findings.map(\.rule.id) == (row.isTie ? ["merge/tie"] : []))
    let again = try importer.checked(row.file).plan(for: store)
    #expect(again.counts(.merge).changesNothing, "a second import changes nothing")
  }

  @Test func `nothing is matched by what it looks like, and a look-alike is reported`() throws {
    let importer = Notebook.importer()
    let made = #""title": "Milk", "createdAt": "2026-01-05T"#
    let store = try importer.store(Notebook.note(1, made + #"08:00:00Z""#))
    let file = Notebook.file(2, "\"notes\": [\(Notebook.record(1, made + #"21:30:00Z""#, id: "b"))]")
    let plan = try importer.merge(file, into: store)
    let record = try #require(plan.collections.first { $0.name == "notes" }?.records.first)
    #expect(record.outcome == .new)
    #expect(record.possibleDuplicates == ["a"])
    #expect(plan.findings.map(\.rule.id) == ["merge/possible-duplicate"])
    #expect(plan.findings.first?.pointer.description == "/notes/0")
    #expect(store.text("notes", "b") != nil)
  }

  @Test func `a signature with an absent field is none`() throws {
    let importer = Notebook.importer()
    let store = try importer.store(Notebook.note(1, #""title": "Milk""#))
    let file = Notebook.file(2, "\"notes\": [\(Notebook.record(1, #""title": "Milk""#, id: "b"))]")
    let plan = try importer.merge(file, into: store)
    #expect(plan.collections.allSatisfy { $0.possibleDuplicates == 0 })
  }
}
