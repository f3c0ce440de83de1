public import BackupFormat
public import BackupValues

/// A record of a collection, or a member of the root that is no collection, as a store keeps it.
public struct StoredDocument: Sendable, Hashable {
  /// The field of the root that the record stands in; ``rootCollection`` for a member of the root.
  public var collection: String
  /// The record's key in normal form, a UUID in lower case; for a member of the root its key.
  public var id: String
  /// When the record was made, where it says so.
  public var createdAt: UTCMoment?
  /// The time that counts in a merge: when the record was changed last, or for a time in the future the one that it
  /// was pinned to. `nil` for a document that has no time.
  public var updatedAt: UTCMoment?
  /// The value in normal form, in UTF-8.
  public var json: [UInt8]

  /// The collection of the members of the root that are no collections.
  public static let rootCollection = ""

  public init(
    collection: String,
    id: String,
    createdAt: UTCMoment? = nil,
    updatedAt: UTCMoment? = nil,
    json: [UInt8]
  ) {
    self.collection = collection
    self.id = id
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.json = json
  }
}

/// What the documents of a store are.
public struct StoreContent: Sendable, Hashable {
  /// The id of the format.
  public var format: String
  /// The version whose contract the documents follow.
  public var version: FormatVersion

  public init(format: String, version: FormatVersion) {
    self.format = format
    self.version = version
  }
}

/// A mark of the state of a store: two equal ones of the same open store mean that nothing was written in between.
public struct StoreRevision: Sendable, Hashable {
  public var value: Int64

  public init(_ value: Int64) { self.value = value }
}

/// Whether a store may be written.
public enum StoreHealth: Sendable, Hashable {
  case ready
  /// The store may be read and not written; the sentence says why.
  case safeMode(String)
}
