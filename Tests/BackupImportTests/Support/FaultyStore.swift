import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues

/// A store that fails at the n-th call.
final class FaultyStore: BackupStore {
  struct Failure: Error {}

  let inner: MemoryStore
  /// How many calls succeed.
  private var left: Int
  private(set) var calls = 0

  init(_ inner: MemoryStore, failingAfter calls: Int) {
    self.inner = inner
    left = calls
  }

  fileprivate func call() throws {
    calls += 1
    guard left > 0 else { throw Failure() }
    left -= 1
  }

  func health() throws -> StoreHealth {
    try call()
    return inner.health()
  }

  func content() throws -> StoreContent? {
    try call()
    return inner.content()
  }

  func revision() throws -> StoreRevision {
    try call()
    return inner.revision()
  }

  func collections() throws -> [String] {
    try call()
    return inner.collections()
  }

  func read(_ collection: String, _ body: (StoredDocument) throws -> Void) throws {
    try call()
    try inner.read(collection) { document in
      try call()
      try body(document)
    }
  }

  func transaction(_ body: (any StoreTransaction) throws -> Void) throws {
    try call()
    try inner.transaction { transaction in
      try body(FaultyTransaction(store: self, inner: transaction))
      // The commit.
      try call()
    }
  }
}

struct FaultyTransaction: StoreTransaction {
  let store: FaultyStore
  let inner: any StoreTransaction

  func revision() throws -> StoreRevision {
    try store.call()
    return try inner.revision()
  }

  func describe(_ content: StoreContent) throws {
    try store.call()
    try inner.describe(content)
  }

  func upsert(_ document: StoredDocument) throws {
    try store.call()
    try inner.upsert(document)
  }

  func delete(_ id: String, from collection: String) throws {
    try store.call()
    try inner.delete(id, from: collection)
  }
}
