/// Where an import writes: a store of documents, which an app implements over its own database.
///
/// `BackupStoreConformance` is the suite that says whether an implementation keeps these promises.
/// Spec/store.md, section *What a store keeps*.
public protocol BackupStore: AnyObject {
  /// Whether the store may be written.
  func health() throws -> StoreHealth

  /// What the documents are; `nil` while nothing was ever written.
  func content() throws -> StoreContent?

  /// What changes with every transaction that changes something, whoever made it, and stays where nothing is changed.
  func revision() throws -> StoreRevision

  /// The names of the collections that have documents, in ascending order of their UTF-8 bytes.
  func collections() throws -> [String]

  /// Gives every document of a collection, in ascending order of the UTF-8 bytes of their ids.
  ///
  /// What `body` throws ends the reading and is thrown on. Within `body` the store may be read, and not written.
  func read(_ collection: String, _ body: (StoredDocument) throws -> Void) throws

  /// Runs `body` as one transaction: after it all of its changes are there for good, or, where anything throws, none.
  ///
  /// No transaction begins within another one. What a reading within `body` gives is left to the store.
  func transaction(_ body: (any StoreTransaction) throws -> Void) throws
}

/// What may be done within one transaction of a ``BackupStore``.
public protocol StoreTransaction {
  /// The revision as it was when the transaction began.
  func revision() throws -> StoreRevision
  /// Says what the documents are from now on.
  func describe(_ content: StoreContent) throws
  /// Writes a document in the place of the one with its collection and id, if there is one.
  func upsert(_ document: StoredDocument) throws
  /// Deletes a document; nothing happens where there is none.
  func delete(_ id: String, from collection: String) throws
}
