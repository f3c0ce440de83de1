public import BackupImport

/// All that a store holds, for comparing what it holds later.
public struct StoreSnapshot: Hashable, Sendable {
  public var content: StoreContent?
  /// In the order in which they are read.
  public var documents: [StoredDocument]

  /// Reads a store.
  public init(_ store: any BackupStore) throws {
    content = try store.content()
    documents = []
    for collection in try store.collections() {
      try store.read(collection) { documents.append($0) }
    }
  }
}
