import BackupJSON

/// The documents of one collection, in ascending order of the UTF-8 bytes of their ids.
struct SortedDocuments {
  let name: String
  private(set) var documents: [StoredDocument] = []

  init(name: String) {
    self.name = name
  }

  /// Makes changes that come in the same order, one for each document; whether there was a difference.
  mutating func apply(_ changes: [DocumentChange]) -> Bool {
    var merged: [StoredDocument] = []
    merged.reserveCapacity(documents.count + changes.count)
    var hasChanged = false
    var next = 0
    for change in changes {
      while next < documents.count, documents[next].id.precedesInUTF8(change.id) {
        merged.append(documents[next])
        next += 1
      }
      var old: StoredDocument?
      if next < documents.count, documents[next].id.isSameUTF8(as: change.id) {
        old = documents[next]
        next += 1
      }
      if let new = change.document { merged.append(new) }
      if !Self.areSame(old, change.document) { hasChanged = true }
    }
    guard hasChanged else { return false }
    merged.append(contentsOf: documents[next...])
    documents = merged
    return true
  }

  private static func areSame(_ old: StoredDocument?, _ new: StoredDocument?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return old.hasSameContent(as: new)
  }
}
