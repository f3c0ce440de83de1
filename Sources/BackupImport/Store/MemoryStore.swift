import BackupJSON

/// A store in memory: for tests, and for what is only merged and written to a file.
///
/// A transaction builds the new state beside the old one, and puts it in its place at the end.
public final class MemoryStore: BackupStore {
  /// Why a transaction is refused.
  public enum Refusal: Error, Sendable, Hashable {
    /// It began within another one.
    case withinTransaction
    /// It was used after its end.
    case ended
  }

  private struct State {
    var content: StoreContent?
    var revision: Int64 = 0
    /// In ascending order of their names; none is empty.
    var collections: [SortedDocuments] = []
  }

  private var state = State()
  private var isWriting = false
  /// Why the store may only be read; `nil` where it may be written.
  public var safeMode: String?

  /// Makes an empty store.
  public init() {}

  /// ``StoreHealth/safeMode(_:)`` where ``safeMode`` has a reason.
  public func health() -> StoreHealth { safeMode.map { .safeMode($0) } ?? .ready }

  /// What the documents are; `nil` while nothing was ever written.
  public func content() -> StoreContent? { state.content }

  /// Goes up with each transaction that changed something.
  public func revision() -> StoreRevision { StoreRevision(state.revision) }

  /// The names of the collections that have documents, in ascending order of their UTF-8 bytes.
  public func collections() -> [String] { state.collections.map(\.name) }

  /// Gives every document of a collection as it was when the reading began.
  public func read(_ collection: String, _ body: (StoredDocument) throws -> Void) rethrows {
    guard let documents = state.collections.first(where: { $0.name.isSameUTF8(as: collection) }) else {
      return
    }
    for document in documents.documents { try body(document) }
  }

  /// Runs `body`, and makes its changes where it throws nothing.
  ///
  /// - Throws: what `body` throws; ``Refusal`` for a transaction within a transaction.
  /// - Complexity: linear in the documents of the collections that are written, and where the changes do not come in
  ///   ascending order, O(n log n) in their number.
  public func transaction(_ body: (any StoreTransaction) throws -> Void) throws {
    guard !isWriting else { throw Refusal.withinTransaction }
    isWriting = true
    defer { isWriting = false }
    let transaction = MemoryTransaction(revision())
    defer { transaction.isOver = true }
    try body(transaction)
    var next = state
    var hasChanged = false
    if let content = transaction.content, content != next.content {
      next.content = content
      hasChanged = true
    }
    for changes in transaction.sortedChanges() where Self.apply(changes, to: &next.collections) {
      hasChanged = true
    }
    if hasChanged {
      next.revision += 1
      state = next
    }
  }

  /// Makes the changes of one collection; whether there was a difference.
  private static func apply(_ changes: [DocumentChange], to collections: inout [SortedDocuments]) -> Bool {
    guard let name = changes.first?.collection else { return false }
    let place = collections.firstIndex { !$0.name.precedesInUTF8(name) } ?? collections.count
    if place == collections.count || !collections[place].name.isSameUTF8(as: name) {
      collections.insert(SortedDocuments(name: name), at: place)
    }
    let hasChanged = collections[place].apply(changes)
    if collections[place].documents.isEmpty { collections.remove(at: place) }
    return hasChanged
  }
}
