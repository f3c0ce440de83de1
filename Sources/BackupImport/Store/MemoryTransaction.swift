import BackupJSON

/// What is to become of one document.
struct DocumentChange {
  let collection: String
  let id: String
  /// What stands there from then on; `nil` for nothing.
  let document: StoredDocument?

  func precedes(_ other: DocumentChange) -> Bool {
    if !collection.isSameUTF8(as: other.collection) { return collection.precedesInUTF8(other.collection) }
    return id.precedesInUTF8(other.id)
  }

  func isOfSameDocument(as other: DocumentChange) -> Bool {
    id.isSameUTF8(as: other.id) && collection.isSameUTF8(as: other.collection)
  }
}

/// Collects the changes of a transaction of a ``MemoryStore``.
final class MemoryTransaction: StoreTransaction {
  private let begin: StoreRevision
  private var changes: [DocumentChange] = []
  private(set) var content: StoreContent?
  var isOver = false

  init(_ begin: StoreRevision) {
    self.begin = begin
  }

  private func guardOpen() throws {
    if isOver { throw MemoryStore.Refusal.ended }
  }

  func revision() throws -> StoreRevision {
    try guardOpen()
    return begin
  }

  func describe(_ content: StoreContent) throws {
    try guardOpen()
    self.content = content
  }

  func upsert(_ document: StoredDocument) throws {
    try guardOpen()
    changes.append(DocumentChange(collection: document.collection, id: document.id, document: document))
  }

  func delete(_ id: String, from collection: String) throws {
    try guardOpen()
    changes.append(DocumentChange(collection: collection, id: id, document: nil))
  }

  /// The last change of each document in ascending order, an array for each collection.
  func sortedChanges() -> [[DocumentChange]] {
    if zip(changes, changes.dropFirst()).contains(where: { !$0.precedes($1) }) {
      // Equal ones stay in the order in which they were asked for.
      let order = changes.indices.sorted { left, right in
        if changes[left].precedes(changes[right]) { return true }
        return left < right && !changes[right].precedes(changes[left])
      }
      changes = order.map { changes[$0] }
    }
    var groups: [[DocumentChange]] = []
    for (index, change) in changes.enumerated() {
      if index + 1 < changes.count, change.isOfSameDocument(as: changes[index + 1]) { continue }
      if let last = groups.last?.last, last.collection.isSameUTF8(as: change.collection) {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    return groups
  }
}
