import BackupJSON
public import BackupValues

/// A record of a collection, or a member of the root that is no collection, as a store keeps it.
///
/// Two documents are equal where all their bytes are; texts are never compared by canonical equivalence.
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
  /// Which versions have had a say in it; `nil` where the app has written it by the version of the store.
  public var known: KnownVersions?
  /// The value in normal form, in UTF-8.
  public var json: [UInt8]

  /// The collection of the members of the root that are no collections.
  public static let rootCollection = ""

  /// Makes a document.
  public init(
    collection: String,
    id: String,
    createdAt: UTCMoment? = nil,
    updatedAt: UTCMoment? = nil,
    known: KnownVersions? = nil,
    json: [UInt8]
  ) {
    self.collection = collection
    self.id = id
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.known = known
    self.json = json
  }

  /// Whether two documents have the same bytes, times and versions.
  public static func == (left: StoredDocument, right: StoredDocument) -> Bool {
    left.id.isSameUTF8(as: right.id) && left.collection.isSameUTF8(as: right.collection)
      && left.hasSameContent(as: right)
  }

  /// Feeds the bytes, times and versions.
  public func hash(into hasher: inout Hasher) {
    collection.hashUTF8(into: &hasher)
    id.hashUTF8(into: &hasher)
    hasher.combine(createdAt)
    hasher.combine(updatedAt)
    hasher.combine(known)
    hasher.combine(json)
  }

  /// Whether a document in the place of this one would say the same.
  func hasSameContent(as other: StoredDocument) -> Bool {
    createdAt == other.createdAt && updatedAt == other.updatedAt && known == other.known
      && json == other.json
  }
}
