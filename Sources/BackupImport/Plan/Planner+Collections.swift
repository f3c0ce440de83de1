import BackupFormat
import BackupJSON
import BackupValues

extension Planner {
  func plan(_ place: Int, _ records: BackupContent.Records) throws(ImportError)
    -> CollectionPlan
  {
    let contract = completion.contract
    let collection = contract.collections[place]
    let type = contract.recordType(of: collection).map { ValueType.record($0.name) } ?? .any
    let merge = RecordMerge(completion: completion, type: type)
    var entries = Array(repeating: PlannedEntry(), count: records.entries.count)
    markDegraded(&entries, records)
    var lookalikes = Lookalikes(collection, contract, content, records)
    var localOnly = 0
    var next = 0
    var moved: [StoredDocument] = []
    let order = records.entries
    let lifted = lifted
    try lifted.read(store, collection.field) { document, isLifted throws(ImportError) in
      storedCount += 1
      lookalikes?.look(at: document)
      while next < order.count, precedes(content.id(order[next]), document.id) { next += 1 }
      guard next < order.count, isSame(content.id(order[next]), document.id) else {
        localOnly += 1
        if isLifted || isUnsettled(document) { moved.append(settled(document)) }
        return
      }
      try watched.add()
      try decide(
        &entries[next],
        order[next],
        document,
        merge,
        content.contract.countedTimeField(of: collection.field)
      )
      if isLifted || isUnsettled(document) { writeStaying(&entries[next], settled(document)) }
      next += 1
    }
    for index in entries.indices where entries[index].outcome == .new {
      addNew(&entries[index], order[index])
    }
    let groups = lookalikes?.settle(&entries) ?? []
    report(entries, place)
    if localOnly + entries.count > contract.limits.records {
      let refusal = ImportError(
        .mergeInvalid,
        "together there would be \(localOnly + entries.count) records in `\(collection.field)`, and the format allows \(contract.limits.records)"
      )
      for mode in [ImportMode.merge, .addMissing] { obstacles[mode] = refusal }
    }
    return CollectionPlan(
      name: collection.field,
      possibleDuplicates: entries.count { $0.lookalikes >= 0 },
      degraded: entries.count { $0.isDegraded },
      ignored: records.ignored,
      content: content,
      place: place,
      entries: entries,
      lookalikes: groups,
      localOnly: localOnly,
      moved: moved
    )
  }

  private func addNew(_ entry: inout PlannedEntry, _ record: BackupContent.Entry) {
    let write = PlannedEntry.Write(
      text: .file,
      createdAt: record.createdAt,
      updatedAt: fileClock.of(record.updatedAt),
      known: fileKnown
    )
    entry.merge = write
    entry.replace = write
    entry.add = write
  }

  private func decide(
    _ entry: inout PlannedEntry,
    _ record: BackupContent.Entry,
    _ document: StoredDocument,
    _ merge: RecordMerge,
    _ timeField: String?
  ) throws(ImportError) {
    let fileTime = fileClock.of(record.updatedAt)
    let localTime = localClock.of(document.updatedAt)
    let bytes = content.text.bytes(record.text)
    let file = PlannedEntry.Write(
      text: .file,
      createdAt: record.createdAt,
      updatedAt: fileTime,
      known: fileKnown
    )
    entry.isStored = document.json.withUnsafeBytes { $0.isSame(as: bytes) }
    // Times that are not believed are no difference.
    let (localText, fileText) =
      entry.isStored
      ? ([], [])
      : (
        counted(document.json, timeField, localTime),
        counted(Array(bytes), timeField, fileTime)
      )
    entry.isStored = entry.isStored || localText == fileText
    if !entry.isStored || document.updatedAt != fileTime || document.createdAt != record.createdAt
      || document.known != fileKnown
    {
      entry.replace = file
    }
    if entry.isStored {
      entry.outcome = .same
      if document.updatedAt == localTime, document.known == fileKnown { return }
      // The same text says no more by being changed again.
      let (_, known) = sides(document, localTime, min(fileTime ?? .distantPast, localTime ?? .distantPast))
      return stay(&entry, document, localTime, known)
    }
    let (sides, known) = sides(document, localTime, fileTime)
    let result = merge.merge(
      local: .init(text: localText, time: localTime, authority: sides.first),
      file: .init(text: fileText, time: fileTime, authority: sides.second)
    )
    guard let result else { throw .unreadable(document) }
    reportUncompleted(completion.uncompleted.take(), record)
    entry.outcome = result.outcome
    entry.isTie = result.isTie
    switch result.text {
    case .file:
      entry.merge = file
      entry.merge?.known = known
    case .merged(let text):
      let isFromFile = (fileTime ?? .distantPast) > (localTime ?? .distantPast)
      entry.merge = .init(
        text: .merged(keep(text)),
        createdAt: isFromFile ? record.createdAt : document.createdAt,
        updatedAt: isFromFile ? fileTime : localTime,
        known: known
      )
    case .local: stay(&entry, document, localTime, known)
    }
  }

  private func counted(_ text: [UInt8], _ field: String?, _ time: UTCMoment?) -> [UInt8] {
    guard let field, let time else { return text }
    return CountedTime.replaced(text, field, time) ?? text
  }

  /// Writes what counts of a document whose text stays, where that is not what it says.
  func stay(
    _ entry: inout PlannedEntry,
    _ document: StoredDocument,
    _ time: UTCMoment?,
    _ known: KnownVersions
  ) {
    guard time != document.updatedAt || known != document.known ?? storeKnown else { return }
    entry.merge = .init(
      text: .merged(keep(document.json)),
      createdAt: document.createdAt,
      updatedAt: time,
      known: known
    )
  }

  func keep(_ text: [UInt8]) -> Range<Int> {
    let start = merged.count
    merged.append(text)
    return start..<merged.count
  }

  /// Collections of the store that the contract does not know: they stay in a merge, and go in a replacement.
  func countUnknownCollections() throws(ImportError) {
    let known = completion.contract.collections.map(\.field) + [StoredDocument.rootCollection]
    let names: [String]
    do { names = try store.collections() } catch { throw ImportError(store: error) }
    for name in names where !known.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
      throw ImportError(
        .storeBroken,
        "the store has a collection that version \(completion.contract.version) does not have"
      )
    }
  }

  private func precedes(_ id: UnsafeRawBufferPointer, _ other: String) -> Bool {
    other.withUTF8Bytes { id.precedes($0) }
  }

  private func isSame(_ id: UnsafeRawBufferPointer, _ other: String) -> Bool {
    other.withUTF8Bytes { id.isSame(as: $0) }
  }
}

extension ImportError {
  static func unreadable(_ document: StoredDocument) -> ImportError {
    ImportError(
      .storeBroken,
      "the store has a document in \"\(document.collection)\" that is no JSON"
    )
  }
}

extension UTCMoment {
  fileprivate static let distantPast = UTCMoment(millisecondsSince1970: -62_167_219_200_000)!
}
