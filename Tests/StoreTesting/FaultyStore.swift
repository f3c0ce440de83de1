public import BackupImport

/// A store that fails at a call of its choice, the last one of a transaction included: what an app's store may do.
public final class FaultyStore: BackupStore {
  /// What the chosen call throws.
  public struct Failure: Error, Hashable, Sendable {
    /// The number of the call.
    public let call: Int
  }

  private let store: any BackupStore
  private let calls: Calls

  /// Counts the calls of a store and of its transactions.
  fileprivate final class Calls {
    var count = 0
    let failing: Int?

    init(failing: Int?) { self.failing = failing }

    func next() throws {
      count += 1
      if count == failing { throw Failure(call: count) }
    }
  }

  /// - Parameter failing: the number of the call that fails, the first one being 1; `nil` to count them only.
  public init(_ store: any BackupStore, failing: Int?) {
    self.store = store
    calls = Calls(failing: failing)
  }

  /// How many calls there were: each one of the store, each one within a transaction, its end, and each document that
  /// was read.
  public var count: Int { calls.count }

  public func health() throws -> StoreHealth {
    try calls.next()
    return try store.health()
  }

  public func content() throws -> StoreContent? {
    try calls.next()
    return try store.content()
  }

  public func revision() throws -> StoreRevision {
    try calls.next()
    return try store.revision()
  }

  public func collections() throws -> [String] {
    try calls.next()
    return try store.collections()
  }

  public func read(_ collection: String, _ body: (StoredDocument) throws -> Void) throws {
    try calls.next()
    try store.read(collection) { document in
      try calls.next()
      try body(document)
    }
  }

  public func transaction(_ body: (any StoreTransaction) throws -> Void) throws {
    try calls.next()
    try store.transaction { transaction in
      try body(FaultyTransaction(transaction: transaction, calls: calls))
      // The commit fails: all was written, and none of it counts.
      try calls.next()
    }
  }
}

private struct FaultyTransaction: StoreTransaction {
  let transaction: any StoreTransaction
  let calls: FaultyStore.Calls

  func revision() throws -> StoreRevision {
    try calls.next()
    return try transaction.revision()
  }

  func describe(_ content: StoreContent) throws {
    try calls.next()
    try transaction.describe(content)
  }

  func upsert(_ document: StoredDocument) throws {
    try calls.next()
    try transaction.upsert(document)
  }

  func delete(_ id: String, from collection: String) throws {
    try calls.next()
    try transaction.delete(id, from: collection)
  }
}
