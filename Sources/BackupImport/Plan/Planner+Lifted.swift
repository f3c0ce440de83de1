import BackupFormat
@_spi(Scanning) import BackupJSON

/// Records that a store has kept as a member of the root, because its version did not know their collection yet.
struct LiftedRecords {
  /// By the collection, each in the order of the ids.
  private(set) var documents: [String: [StoredDocument]] = [:]

  /// Reads them from a store.
  ///
  /// - Throws: `storeBroken` where such a member is no list of records.
  init(_ store: any BackupStore, _ normal: NormalContract) throws(ImportError) {
    let collections = normal.contract.collections
    var found: [(place: Int, member: StoredDocument)] = []
    try store.readInOrder(StoredDocument.rootCollection) { document throws(ImportError) in
      guard let place = collections.firstIndex(where: { $0.field.isSameUTF8(as: document.id) })
      else {
        return
      }
      found.append((place, document))
    }
    for (place, member) in found {
      guard let records = LiftedRecords.records(member, place, normal) else {
        throw ImportError(
          .storeBroken,
          "the store has `\(collections[place].field)` from a newer version, and it is no list of records"
        )
      }
      documents[collections[place].field] = records
    }
  }

  private static func records(_ member: StoredDocument, _ place: Int, _ normal: NormalContract)
    -> [StoredDocument]?
  {
    guard let list = (try? JSONDocument(reading: InputBytes(member.json)))?.root.arrayValue else {
      return nil
    }
    var documents: [StoredDocument] = []
    for record in list {
      guard let text = try? JSONWriter(.compact).write(record) else { return nil }
      var writer = NormalWriter(normal)
      let isWritten = InputBytes(text).withSource { source in
        writer.record(source, source.documentStart, normal.collectionNodes[place]) != nil
      }
      let seen = writer.seen
      guard isWritten, !seen.id.isEmpty else { return nil }
      documents.append(
        StoredDocument(
          collection: normal.contract.collections[place].field,
          id: String(decoding: writer.ids.bytes(seen.id), as: UTF8.self),
          createdAt: seen.createdAt,
          updatedAt: seen.updatedAt,
          known: member.known,
          json: Array(writer.out.bytes(0..<writer.out.count))
        )
      )
    }
    return documents.sorted { $0.id.precedesInUTF8($1.id) }
  }

  /// Reads a collection in order, with those of its records that the store has kept as a member of the root.
  func read(
    _ store: any BackupStore,
    _ collection: String,
    _ body: (_ document: StoredDocument, _ isLifted: Bool) throws(ImportError) -> Void
  ) throws(ImportError) {
    let lifted = documents[collection] ?? []
    var next = 0
    try store.readInOrder(collection) { document throws(ImportError) in
      while next < lifted.count, lifted[next].id.precedesInUTF8(document.id) {
        try body(lifted[next], true)
        next += 1
      }
      // What was written as a record since then is the newer one.
      if next < lifted.count, lifted[next].id.isSameUTF8(as: document.id) { next += 1 }
      try body(document, false)
    }
    while next < lifted.count {
      try body(lifted[next], true)
      next += 1
    }
  }
}

extension Planner {
  /// A record that was kept as part of a member has no document of its own yet, so that it is written even where it stays.
  /// So is one that does not say of which version it is, before the store gets a newer one.
  func writeStaying(_ entry: inout PlannedEntry, _ document: StoredDocument) {
    let stays = PlannedEntry.Write(
      text: .merged(keep(document.json)),
      createdAt: document.createdAt,
      updatedAt: document.updatedAt,
      known: document.known
    )
    entry.isWrittenAnyway = true
    entry.merge = entry.merge ?? stays
    entry.add = entry.add ?? stays
    entry.replace =
      entry.replace
      ?? .init(
        text: .file,
        createdAt: document.createdAt,
        updatedAt: document.updatedAt,
        known: fileKnown
      )
  }
}
