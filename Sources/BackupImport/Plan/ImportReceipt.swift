/// What an import has done, as it was found in the store afterwards.
public struct ImportReceipt: Sendable, Hashable {
  /// How many documents a collection has now.
  public struct Stored: Sendable, Hashable {
    /// The field of the root record; empty for the members of the root.
    public let collection: String
    /// Read from the store after the transaction.
    public let count: Int
  }

  /// What was done with what the store had.
  public let mode: ImportMode
  /// What has become of the documents.
  public let counts: ImportCounts
  /// What the store holds now: the members of the root, then the collections in the order of the format.
  public let stored: [Stored]
  /// Where the copy of what the store held before lies; `nil` where it was empty, or nothing had to be written.
  public let safetyCopy: String?
}
