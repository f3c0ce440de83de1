import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import Testing

/// A store that holds what no import has written: it is refused or read, and nothing falls over.
struct StrangeStoreTests {
  let importer = Notebook.importer()

  static func store(_ json: String, id: String = "a", in collection: String = "notes") throws -> MemoryStore {
    let store = MemoryStore()
    try store.transaction { transaction in
      try transaction.describe(StoreContent(format: Notebook.format, version: FormatVersion(1, 2)))
      try transaction.upsert(StoredDocument(collection: collection, id: id, json: Array(json.utf8)))
    }
    return store
  }

  @Test(arguments: [
    "", "{", "]", "\"", "{\"id\": \"a\"", String(repeating: "[", count: 2_000_000),
    String(repeating: "{\"a\":", count: 100_000), "{} {}", "{\"a\":1,\"a\":2}", "\u{0}", "nul", "-", "1e",
    "\"\\u12",
  ])
  func `a document that is no JSON is refused, and can neither be exported nor copied`(json: String) throws {
    let store = try Self.store(json)
    let before = store.documents
    let checked = try importer.checked(Notebook.note(1, #""title": "x""#))
    let error = #expect(throws: ImportError.self) {
      _ = try checked.plan(for: store).apply(.merge, to: store, safety: Drawer())
    }
    #expect(error?.code == .storeBroken)
    let replaced = #expect(throws: ImportError.self) {
      _ = try importer.checked(Notebook.note(1, #""title": "x""#)).plan(for: store)
        .apply(.replace, to: store, safety: Drawer())
    }
    #expect([.storeBroken, .noSafetyCopy].contains(replaced?.code))
    if json != "{\"a\":1,\"a\":2}" {
      let hashed = #expect(throws: ImportError.self) {
        _ = try BackupExport(importer.chain.library).contentHash(of: store)
      }
      #expect(hashed?.code == .storeBroken)
    }
    if let exported = try? importer.exported(store, at: Notebook.now) {
      #expect(BackupChecker(importer.chain.library).check(InputBytes(exported)).verdict == .refused)
    }
    #expect(store.documents == before)
  }

  @Test func `documents out of order are a broken store`() throws {
    final class Unordered: BackupStore {
      func health() -> StoreHealth { .ready }
      func content() -> StoreContent? { StoreContent(format: Notebook.format, version: FormatVersion(1, 2)) }
      func revision() -> StoreRevision { StoreRevision(1) }
      func collections() -> [String] { ["notes"] }
      func read(_ collection: String, _ body: (StoredDocument) throws -> Void) throws {
        guard collection == "notes" else { return }
        for id in ["b", "a"] { try body(StoredDocument(collection: collection, id: id, json: [])) }
      }
      func transaction(_ body: (any StoreTransaction) throws -> Void) throws {}
    }
    let checked = try importer.checked(Notebook.file(2))
    #expect(#expect(throws: ImportError.self) { try checked.plan(for: Unordered()) }?.code == .storeBroken)
  }

  @Test func `a collection that the format does not have is a broken store`() throws {
    let store = try Self.store("{}", in: "strange")
    let checked = try importer.checked(Notebook.file(2))
    #expect(#expect(throws: ImportError.self) { try checked.plan(for: store) }?.code == .storeBroken)
  }
}
