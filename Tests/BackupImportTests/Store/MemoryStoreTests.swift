import BackupFormat
import BackupImport
import TestSupport
import Testing

@Suite struct MemoryStoreTests {
  private static func document(_ id: String, _ number: Int, in collection: String = "entries")
    -> StoredDocument
  {
    StoredDocument(collection: collection, id: id, json: Array("\(number)".utf8))
  }

  private static func documents(_ store: MemoryStore) -> [StoredDocument] {
    var documents: [StoredDocument] = []
    for collection in store.collections() { store.read(collection) { documents.append($0) } }
    return documents
  }

  @Test func `after any transactions it holds what a dictionary would hold`() throws {
    var random = SplitMix64(seed: 3)
    let store = MemoryStore()
    var expected: [String: StoredDocument] = [:]
    for round in 0..<200 {
      let before = expected
      let revision = store.revision()
      try store.transaction { transaction in
        for _ in 0..<Int.random(in: 0...12, using: &random) {
          let collection = ["a", "b", ""][Int.random(in: 0..<3, using: &random)]
          let id = "\(Int.random(in: 0..<8, using: &random))"
          if Bool.random(using: &random) {
            let document = Self.document(id, round % 3, in: collection)
            try transaction.upsert(document)
            expected[collection + "/" + id] = document
          } else {
            try transaction.delete(id, from: collection)
            expected[collection + "/" + id] = nil
          }
        }
      }
      #expect(Self.documents(store) == expected.sorted { $0.key < $1.key }.map(\.value))
      #expect((store.revision() == revision) == (before == expected))
    }
  }

  @Test func `what is read stays as it was when the reading began`() throws {
    let store = MemoryStore()
    try store.transaction { transaction in
      for number in 0..<3 { try transaction.upsert(Self.document("\(number)", number)) }
    }
    var ids: [String] = []
    try store.read("entries") { document in
      ids.append(document.id)
      try store.transaction { try $0.delete("2", from: "entries") }
    }
    #expect(ids == ["0", "1", "2"])
    #expect(Self.documents(store).count == 2)
  }

  @Test func `a transaction within a transaction, and one that is over, are refused`() throws {
    let store = MemoryStore()
    #expect(throws: MemoryStore.Refusal.withinTransaction) {
      try store.transaction { _ in try store.transaction { _ in } }
    }
    var escaped: (any StoreTransaction)?
    try store.transaction { escaped = $0 }
    #expect(throws: MemoryStore.Refusal.ended) { try escaped?.upsert(Self.document("a", 1)) }
    #expect(throws: MemoryStore.Refusal.ended) { _ = try escaped?.revision() }
    #expect(Self.documents(store).isEmpty)
  }

  @Test func `safe mode is told with its reason`() {
    let store = MemoryStore()
    store.safeMode = "the last start failed"
    #expect(store.health() == .safeMode("the last start failed"))
  }

  @Test func `documents and contents are compared by their bytes`() {
    let one = Self.document("\u{E9}", 1)
    let two = Self.document("e\u{301}", 1)
    #expect(one != two)
    #expect(Set([one, two]).count == 2)
    let version = FormatVersion(1, 0)
    #expect(
      StoreContent(format: "\u{E9}", version: version) != StoreContent(format: "e\u{301}", version: version)
    )
    #expect(Self.document("a", 1, in: "\u{E9}") != Self.document("a", 1, in: "e\u{301}"))
  }
}
