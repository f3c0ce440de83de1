import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import Testing

/// A collection of a newer minor is kept by an older app, and becomes one when the app is newer.
struct NewCollectionTests {
  static let link = #"{"id": "l", "updatedAt": "2026-02-05T00:00:00Z"}"#
  static let other = #"{"id": "m", "updatedAt": "2026-02-05T00:00:00Z"}"#

  /// A store of 1.1 that has got the links of a file of 1.2.
  static func store() throws -> MemoryStore {
    try Notebook.importer(1).store(Notebook.file(2, "\"links\": [\(link), \(other)]"))
  }

  @Test func `an older app keeps the records of a collection that it does not know`() throws {
    let store = try Self.store()
    #expect(store.text("", "links") != nil)
    let exported = try Notebook.importer(1).exported(store, at: Notebook.now)
    #expect(try Notebook.importer(2).checked(exported).recordCount == 2)
  }

  @Test(arguments: ImportMode.allCases)
  func `a newer app makes documents of them`(mode: ImportMode) throws {
    let store = try Self.store()
    let file = Notebook.file(
      2,
      #""links": [{"id": "m", "updatedAt": "2026-02-06T00:00:00Z"}, {"id": "n", "updatedAt": "2026-02-06T00:00:00Z"}]"#
    )
    let plan = try Notebook.importer(2).merge(file, into: store, mode)
    #expect(store.text("", "links") == nil)
    #expect(store.content()?.version == FormatVersion(1, 2))
    let ids = store.documents.filter { $0.collection == "links" }.map(\.id)
    #expect(ids == (mode == .replace ? ["m", "n"] : ["l", "m", "n"]))
    #expect(store.text("links", "m")?.contains("02-06") == (mode != .addMissing))
    #expect(plan.counts(mode).new == 1)
    #expect(try Notebook.importer(2).checked(file).plan(for: store).counts(mode).changesNothing)
    _ = try Notebook.importer(2).checked(try Notebook.importer(2).exported(store, at: Notebook.now))
  }

  @Test func `what the older app has kept must be right by the newer version`() throws {
    let store = try Notebook.importer(0).store(Notebook.note(0, 1, #""title": "x", "mood": 7"#))
    let before = store.documents
    let plan = try Notebook.importer(1).checked(Notebook.note(1, 2, #""title": "y""#)).plan(for: store)
    let error = #expect(throws: ImportError.self) { try plan.apply(.addMissing, to: store, safety: Drawer()) }
    #expect(error?.code == .mergeInvalid)
    #expect(error?.findings.isEmpty == false)
    #expect(store.documents == before)
  }

  @Test func `no more records are merged than the format allows`() throws {
    var contract = Notebook.contract(0)
    contract.limits.records = 2
    let importer = Importer(UpgradeChain(try FormatLibrary([contract]), steps: []), now: Notebook.now)
    let store = try importer.store(
      Notebook.file(
        0,
        "\"notes\": [\(Notebook.record(1, #""title": "a""#)), \(Notebook.record(1, #""title": "b""#, id: "b"))]"
      )
    )
    let plan = try importer.checked(
      Notebook.file(0, "\"notes\": [\(Notebook.record(1, #""title": "c""#, id: "c"))]")
    ).plan(for: store)
    #expect(plan.obstacle(to: .merge)?.code == .mergeInvalid)
    #expect(plan.obstacle(to: .replace) == nil)
  }
}
