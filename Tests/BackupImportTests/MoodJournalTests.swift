import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import Testing

/// A form that the person designs: questions are merged by their ids, and no answer is orphaned.
struct MoodJournalTests {
  let importer = Shipped.importer

  static func file(fields: String, entries: String...) -> String {
    """
    {"format": "mood-journal-backup", "version": {"major": 2, "minor": 0}, "exportedAt": "2026-05-01T00:00:00Z",
    "form": {"fields": [\(fields)]}, "entries": [\(entries.joined(separator: ", "))], "preferences": {}}
    """
  }

  static func entry(_ id: String, _ answers: String, day: Int = 1) -> String {
    """
    {"id": "\(id)", "createdAt": "2026-04-01T00:00:00Z", "updatedAt": "2026-04-0\(day)T00:00:00Z",
    "answers": {\(answers)}}
    """
  }

  static let mood =
    #"{"kind": "scale", "id": "mood", "label": "Mood", "archived": false, "min": 1, "max": 5}"#
  static let sleep = #"{"kind": "toggle", "id": "sleep", "label": "Slept", "archived": false}"#

  func fields(_ store: MemoryStore) throws -> [JSONObject] {
    let text = try #require(store.text("", "form"))
    let form = try JSONDocument(reading: text).root
    return (form.objectValue?["fields"]?.arrayValue ?? []).compactMap(\.objectValue)
  }

  /// The store's content as a file must check without an error.
  func expectSound(_ store: MemoryStore) throws {
    _ = try importer.checked(try importer.exported(store, at: Shipped.now))
  }

  @Test(arguments: [ImportMode.merge, .addMissing])
  func `a question that only the file has is appended archived`(mode: ImportMode) throws {
    let store = try importer.store(Self.file(fields: Self.mood, entries: Self.entry("a", #""mood": 3"#)))
    let file = Self.file(fields: Self.sleep, entries: Self.entry("b", #""sleep": true"#))
    let plan = try importer.merge(file, into: store, mode)
    let fields = try fields(store)
    #expect(fields.map { $0["id"]?.stringValue } == ["mood", "sleep"])
    #expect(fields.map { $0["archived"]?.booleanValue } == [false, true])
    #expect(plan.findings.map(\.rule.id) == ["merge/form-changed"])
    try expectSound(store)
    #expect(try importer.checked(file).plan(for: store).counts(mode).changesNothing)
  }

  @Test func `adding what is missing leaves the form where no entry needs more`() throws {
    let store = try importer.store(Self.file(fields: Self.mood, entries: Self.entry("a", #""mood": 3"#)))
    let before = store.text("", "form")
    let file = Self.file(fields: Self.sleep + "," + Self.mood, entries: Self.entry("b", #""mood": 4"#))
    try importer.merge(file, into: store, .addMissing)
    #expect(store.text("", "form") == before)
    try expectSound(store)
  }

  @Test(arguments: [
    (#"true"#, "toggle"), ("3", "scale"), (#""words""#, "text"), (#"["x", "y"]"#, "multiChoice"),
    ("{}", "unknown"),
  ])
  func `an answer that no form knows gets an archived question of the kind that it looks like`(
    answer: String,
    kind: String
  ) throws {
    for mode in ImportMode.allCases {
      for start in [nil, Self.file(fields: Self.mood)] {
        let store = try start.map { try importer.store($0) } ?? MemoryStore()
        try importer.merge(
          Self.file(fields: Self.mood, entries: Self.entry("b", #""lost": \#(answer)"#)),
          into: store,
          mode
        )
        let last = try #require(try fields(store).last)
        #expect(last["id"]?.stringValue == "lost")
        #expect(last["kind"]?.stringValue == kind)
        #expect(last["archived"]?.booleanValue == true)
        #expect(store.text("entries", "b")?.contains("lost") == true)
        try expectSound(store)
      }
    }
  }

  @Test func `options that only the file has are appended archived`() throws {
    func choice(_ options: String...) -> String {
      let list = options.map { #"{"id": "\#($0)", "label": "\#($0)", "archived": false}"# }.joined(
        separator: ","
      )
      return #"{"kind": "choice", "id": "q", "label": "Q", "archived": false, "options": [\#(list)]}"#
    }
    let store = try importer.store(
      Self.file(fields: choice("low", "high"), entries: Self.entry("a", #""q": "low""#))
    )
    let file = Self.file(fields: choice("high", "3"), entries: Self.entry("b", #""q": "3""#))
    try importer.merge(file, into: store)
    let options = try #require(try fields(store).first?["options"]?.arrayValue).compactMap(\.objectValue)
    #expect(options.map { $0["id"]?.stringValue } == ["low", "high", "3"])
    #expect(options.map { $0["archived"]?.booleanValue } == [false, false, true])
    try expectSound(store)
  }

  @Test func `a scale gets room for the answers of the file`() throws {
    let wide = Self.mood.split(separator: #""max": 5"#).joined(separator: #""max": 10"#)
    let store = try importer.store(Self.file(fields: Self.mood, entries: Self.entry("a", #""mood": 3"#)))
    try importer.merge(Self.file(fields: wide, entries: Self.entry("b", #""mood": 9"#)), into: store)
    #expect(try fields(store).first?["max"]?.integerValue == 10)
    try expectSound(store)
  }

  @Test func `a question with another label stays as the store has it`() throws {
    let other = Self.mood.split(separator: "Mood").joined(separator: "Laune")
    let store = try importer.store(Self.file(fields: Self.mood, entries: Self.entry("a", #""mood": 3"#)))
    let plan = try importer.merge(
      Self.file(fields: other, entries: Self.entry("b", #""mood": 4"#)),
      into: store
    )
    #expect(try fields(store).first?["label"]?.stringValue == "Mood")
    #expect(plan.findings.map(\.rule.id) == ["merge/member-kept"])
  }

  @Test(arguments: [ImportMode.merge, .addMissing])
  func `two questions with one id are refused, and nothing is written`(mode: ImportMode) throws {
    let toggle = Self.sleep.split(separator: #""sleep""#).joined(separator: #""mood""#)
    let store = try importer.store(Self.file(fields: Self.mood, entries: Self.entry("a", #""mood": 3"#)))
    let before = store.documents
    let plan = try importer.checked(Self.file(fields: toggle, entries: Self.entry("b", #""mood": true"#)))
      .plan(for: store)
    #expect(plan.obstacle(to: .replace) == nil)
    let error = #expect(throws: ImportError.self) { try plan.apply(mode, to: store, safety: Drawer()) }
    #expect(error?.code == .formConflict)
    #expect(plan.findings.map(\.rule.id) == ["merge/form-conflict"])
    #expect(store.documents == before)
  }

  @Test func `a file of version 1 twice replaces its rows and never doubles them`() throws {
    let old = """
      {"format": "mood-journal-backup", "version": {"major": 1, "minor": 0}, "logs": [
      {"id": 7, "loggedAt": "2025-01-01T08:00:00Z", "mood": 3, "sleepHours": null, "exercised": true, "note": null}]}
      """
    let store = MemoryStore()
    try importer.merge(old, into: store)
    #expect(try importer.merge(old, into: store).counts(.merge).changesNothing)
    #expect(store.documents.filter { $0.collection == "entries" }.map(\.id) == ["legacy-7"])
  }

  @Test(arguments: [
    (
      #""lost": 3"#,
      #"{"kind": "scale", "id": "lost", "label": "Found", "archived": false, "min": 2, "max": 9}"#,
      #"{"archived":true,"id":"lost","kind":"scale","label":"Found","max":9,"min":2}"#
    ),
    (
      #""lost": true"#, #"{"kind": "toggle", "id": "lost", "label": "Found", "archived": false}"#,
      #"{"archived":true,"id":"lost","kind":"toggle","label":"Found"}"#
    ),
  ])
  func `a question that was guessed gives way to the real one`(answer: String, real: String, result: String)
    throws
  {
    let guessed = Self.file(fields: Self.mood, entries: Self.entry("a", answer))
    let other = Self.file(fields: Self.mood + "," + real)
    let store = try importer.store(guessed)
    let plan = try importer.merge(other, into: store)
    #expect(store.text("", "form")?.contains(result) == true)
    #expect(plan.findings.map(\.rule.id) == ["merge/form-changed"])
    try expectSound(store)
    // The other way round the real one stays as it is, but for its room.
    let own = try importer.store(other)
    let exported = try importer.exported(try importer.store(guessed), at: Shipped.now)
    let back = try importer.merge(String(decoding: exported, as: UTF8.self), into: own)
    #expect(own.text("", "form")?.contains(#""archived":false,"id":"lost""#) == true)
    #expect(!back.findings.contains { $0.rule.id == "merge/member-kept" })
    try expectSound(own)
  }
}
