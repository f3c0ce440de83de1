import BackupEnvelope
import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import TestSupport
import Testing

/// What each stage refuses, and with which code.
struct StageTests {
  let importer = Notebook.importer(1)

  @Test(arguments: [
    ("", ImportError.Code.notABackup), ("\u{FF}\u{D8}", .notABackup), ("[]", .notABackup),
    (#"{"settings": {"theme": "dark"}, "entries": "oops"}"#, .notABackup),
    (#"{"format": "notebook-backup", "version": {"major": 2, "minor": 0}}"#, .newerMajor),
    (#"{"format": "notebook-backup", "version": "1.0"}"#, .notABackup),
    (Notebook.file(1, #""notes": "oops""#), .invalid),
    (Notebook.file(1, #""notes": [{"id": "a", "title": 5, "updatedAt": "2026-02-01T00:00:00Z"}]"#), .invalid),
    (Notebook.file(1, "\"notes\": [\(Notebook.record(1, #""title": "x""#)), {\"id\": 7}]"), .invalid),
    (Notebook.file(1) + "}", .invalid),
    (#"{"format": "notebook-backup-encrypted", "envelope": 9}"#, .envelope),
  ])
  func `a file is refused with a code, and no store is ever asked`(text: String, code: ImportError.Code) {
    let error = #expect(throws: ImportError.self) { try importer.checked(text) }
    #expect(error?.code == code)
    #expect(error?.findings.isEmpty == false)
  }

  @Test func `a newer major is refused with three facts`() throws {
    let text = #"{"format": "notebook-backup", "version": {"major": 7, "minor": 3}}"#
    let error = try #require(#expect(throws: ImportError.self) { try importer.checked(text) })
    #expect(error.reason == "the file has version 7.3, and the newest that can be read is 1.1")
    #expect(error.help == "update Notebook, then import the file again")
    #expect(error.code.description == "import/newer-major")
  }

  @Test func `a newer minor goes on, and what it has added comes out again`() throws {
    let newer = Notebook.note(2, 1, #""title": "x", "place": "home""#)
    let checked = try importer.checked(newer)
    #expect(checked.source.original.isNewerMinor)
    let store = try importer.store(newer)
    let exported = String(decoding: try importer.exported(store, at: Notebook.now), as: UTF8.self)
    #expect(exported.contains(#""place":"home""#))
    #expect(exported.contains(#"{"major":1,"minor":1}"#))
  }

  @Test func `an older minor is checked against the current contract`() throws {
    let wrong = Notebook.note(0, 1, #""title": "x", "mood": 7"#)
    let error = #expect(throws: ImportError.self) { try importer.checked(wrong) }
    #expect(error?.code == .invalid)
    #expect(error?.findings.contains { $0.rule.id == "type/expected-text" } == true)
  }

  @Test(arguments: [
    (StoreContent(format: "other-backup", version: FormatVersion(1, 0)), ImportError.Code.otherFormat),
    (StoreContent(format: Notebook.format, version: FormatVersion(2, 0)), .storeNewer),
    (StoreContent(format: Notebook.format, version: FormatVersion(1, 2)), .storeNewer),
    (StoreContent(format: Notebook.format, version: FormatVersion(0, 9)), .storeOlder),
  ])
  func `a store of other content is refused`(content: StoreContent, code: ImportError.Code) throws {
    let store = MemoryStore()
    try store.transaction { try $0.describe(content) }
    let checked = try importer.checked(Notebook.file(1))
    #expect(#expect(throws: ImportError.self) { try checked.plan(for: store) }?.code == code)
  }

  @Test func `a store of an older minor is taken on`() throws {
    let store = try Notebook.importer(0).store(Notebook.note(0, 1, #""title": "x""#))
    try importer.merge(Notebook.note(1, 2, #""title": "y", "mood": "good""#), into: store)
    #expect(store.content()?.version == FormatVersion(1, 1))
    #expect(store.text("notes", "a")?.contains("good") == true)
  }

  @Test func `an encrypted backup asks for its passcode and goes on with the inside`() throws {
    let inside = Array(Notebook.note(1, 1, #""title": "secret""#).utf8)
    let passcode = Passcode("1234")
    let cost = try #require(KeyCost(cost: 1 << 14, blockSize: 8, parallelism: 1))
    let sealed = try EnvelopeWriter(keyCost: cost)
      .encrypt(InputBytes(inside), passcode: passcode, format: Notebook.format)
    guard case .locked(let locked) = try importer.open(InputBytes(sealed)) else {
      Issue.record("the file was not recognised as encrypted")
      return
    }
    let error = #expect(throws: ImportError.self) { try locked.unlock(Passcode("4321")) }
    #expect(error?.code == .notOpened)
    let checked = try locked.unlock(passcode).identify().convert().check()
    #expect(checked.contentHash == (try importer.checked(inside).contentHash))
  }

  @Test func `an older major is upgraded, and its losses are told`() throws {
    let old = try InputBytes.file(Corpora.packageRoot + "/fixtures/spendrop-backup/4.0/from-app.json")
    guard case .opened(let opened) = try Shipped.importer.open(old) else { return }
    let converted = try opened.identify().convert()
    #expect(converted.original.isOlderMajor)
    #expect(converted.conversion?.losses.lossCount == 1)
    let store = MemoryStore()
    let receipt = try converted.check().plan(for: store).apply(.merge, to: store, safety: nil)
    #expect(receipt.counts.new > 1)
    #expect(store.content()?.version == FormatVersion(5, 0))
  }
}
