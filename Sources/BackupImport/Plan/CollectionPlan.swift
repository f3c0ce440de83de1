public import BackupJSON

/// What is planned for one document of a file.
public struct PlannedRecord: Sendable, Hashable {
  /// The key of the record in normal form; for a member of the root its name.
  public let id: String
  /// Where it stands in ``ConvertedBackup/content``.
  public let pointer: JSONPointer
  /// What a merge makes of it.
  public let outcome: MergeOutcome
  /// Whether it and the document of the store contradict each other, and nothing says which is right.
  public let isTie: Bool
  /// Whether a value of it is read as its written fallback.
  public let isDegraded: Bool
  /// Ids of records of the store that may be the same thing; at most five.
  public let possibleDuplicates: [String]
}

/// What is planned for one collection, or for the members of the root that are none.
public struct CollectionPlan: Sendable {
  /// The field of the root record; empty for the members of the root.
  public let name: String
  /// Its documents, in ascending order of the UTF-8 bytes of their ids; each is made when it is asked for.
  public var records: some RandomAccessCollection<PlannedRecord> & Sendable {
    PlannedRecords(content: content, place: place, entries: entries, lookalikes: lookalikes)
  }
  /// How many records may be in the store already under another id.
  public let possibleDuplicates: Int
  /// How many records have a value that is read as its written fallback.
  public let degraded: Int
  /// How many settings of the file are not on their allow-list and never enter the store.
  public let ignored: Int

  let content: BackupContent
  /// The place of the collection in the content; `nil` for the members of the root.
  let place: Int?
  var entries: [PlannedEntry]
  let lookalikes: [[String]]
  /// How many documents of the store are not in the file.
  let localOnly: Int

  /// What a mode would do.
  public func counts(_ mode: ImportMode) -> ImportCounts {
    var counts = ImportCounts()
    for entry in entries { entry.count(in: &counts, mode) }
    if mode == .replace { counts.deleted = localOnly }
    return counts
  }
}

/// The documents of one collection as an app looks at them.
struct PlannedRecords: RandomAccessCollection, Sendable {
  let content: BackupContent
  let place: Int?
  let entries: [PlannedEntry]
  let lookalikes: [[String]]

  var startIndex: Int { 0 }
  var endIndex: Int { entries.count }

  subscript(position: Int) -> PlannedRecord {
    let entry = entries[position]
    return PlannedRecord(
      id: content.id(of: position, in: place),
      pointer: content.pointer(of: position, in: place),
      outcome: entry.outcome,
      isTie: entry.isTie,
      isDegraded: entry.isDegraded,
      possibleDuplicates: entry.lookalikes < 0 ? [] : lookalikes[entry.lookalikes]
    )
  }
}

extension BackupContent {
  /// The id of a document, given the place of its collection; without one it is a member of the root.
  func id(of position: Int, in collection: Int?) -> String {
    guard let collection else { return members[position].key }
    return ids.text(collections[collection].entries[position].id)
  }

  func pointer(of position: Int, in collection: Int?) -> JSONPointer {
    guard let collection else { return JSONPointer(tokens: [members[position].key]) }
    let records = collections[collection]
    return JSONPointer(tokens: [records.field, String(records.entries[position].index)])
  }

  func text(of position: Int, in collection: Int?) -> Range<Int> {
    collection.map { collections[$0].entries[position].text } ?? members[position].text
  }

  func offset(of position: Int, in collection: Int?) -> Int {
    collection.map { collections[$0].entries[position].offset } ?? members[position].offset
  }
}
