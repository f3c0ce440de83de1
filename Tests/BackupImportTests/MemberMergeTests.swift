import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import Testing

/// Members of the root and collections without a time.
struct MemberMergeTests {
  let importer = Notebook.importer()

  @Test func `settings are merged key by key, and those of the store stay`() throws {
    let store = try importer.store(Notebook.file(2, #""settings": {"theme": "dark"}"#))
    let plan = try importer.merge(
      Notebook.file(2, #""settings": {"theme": "light", "size": 3}"#),
      into: store
    )
    #expect(store.text("", "settings") == #"{"size":3,"theme":"dark"}"#)
    #expect(plan.findings.map(\.rule.id) == ["merge/member-kept"])
  }

  @Test(arguments: ImportMode.allCases)
  func `a setting that is not on the list never reaches the store, and is reported`(mode: ImportMode) throws {
    let file = Notebook.file(2, #""settings": {"theme": "light", "premium": true, "licenceKey": "AAAA"}"#)
    let checked = try importer.checked(file)
    #expect(checked.report.findings.map(\.rule.id) == ["setting/not-imported", "setting/not-imported"])
    for start in [Notebook.file(2), Notebook.file(2, #""settings": {"size": 1}"#)] {
      let store = try importer.store(start)
      let plan = try checked.plan(for: store)
      _ = try plan.apply(mode, to: store, safety: Drawer(), allowEmpty: true)
      #expect(plan.collections.first?.ignored == 2)
      #expect(store.documents.allSatisfy { !String(decoding: $0.json, as: UTF8.self).contains("AAAA") })
      #expect(store.documents.allSatisfy { !String(decoding: $0.json, as: UTF8.self).contains("premium") })
      #expect(
        !String(decoding: try importer.exported(store, at: Notebook.now), as: UTF8.self).contains("premium")
      )
    }
  }

  @Test func `a member that the store has not is added, one that it has stays`() throws {
    let store = try importer.store(Notebook.file(2, #""owner": {"name": "Ada"}"#))
    let file = Notebook.file(2, #""owner": {"name": "Bob", "age": 7}, "future": [1]"#)
    let plan = try importer.merge(file, into: store)
    #expect(store.text("", "owner") == #"{"age":7,"name":"Ada"}"#)
    #expect(store.text("", "future") == "[1]")
    #expect(plan.findings.map(\.rule.id) == ["merge/member-kept"])
  }

  @Test func `records without a time stay where they differ, and ids are compared in either case`() throws {
    let id = "7c42ca9b-9eab-4d04-80b3-40f10b0c54aa"
    let store = try importer.store(Notebook.file(2, #""tags": [{"id": "\#(id)", "name": "red"}]"#))
    let other = #""tags": [{"id": "\#(id.uppercased())", "name": "blue"}]"#
    let plan = try importer.merge(Notebook.file(2, other), into: store)
    #expect(plan.counts(.merge).ties == 1)
    #expect(store.text("tags", id) == #"{"id":"\#(id)","name":"red"}"#)
  }

  @Test func `records of a collection that is not known yet are united by their ids`() throws {
    let store = try importer.store(Notebook.file(2, #""trips": [{"id": "b", "n": 1}, {"id": "a"}]"#))
    let plan = try importer.merge(
      Notebook.file(2, #""trips": [{"id": "c"}, {"id": "b", "n": 2}]"#),
      into: store
    )
    #expect(store.text("", "trips") == #"[{"id":"a"},{"id":"b","n":1},{"id":"c"}]"#)
    #expect(plan.findings.map(\.rule.id) == ["merge/member-kept"])
    #expect(plan.findings.map(\.severity) == [.note])
  }

  @Test(arguments: [
    (#"[{"id": "a"}, {"id": "a", "n": 1}]"#, #"[{"id": "c"}]"#, Severity.warning), ("[1]", "[2]", .warning),
    ("[1, 2]", "[2]", .note), ("1", "2", .note), ("{}", #"[{"id": "c"}]"#, .warning),
  ])
  func `what is not known and cannot be united stays, and it is a warning where something stays out`(
    local: String,
    file: String,
    severity: Severity
  ) throws {
    let store = try importer.store(Notebook.file(2, #""trips": \#(local)"#))
    let before = store.text("", "trips")
    let plan = try importer.merge(Notebook.file(2, #""trips": \#(file)"#), into: store)
    #expect(store.text("", "trips") == before)
    #expect(plan.findings.map(\.rule.id) == ["merge/member-kept"])
    #expect(plan.findings.map(\.severity) == [severity])
  }
}
