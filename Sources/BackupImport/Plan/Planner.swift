import BackupFormat
@_spi(Scanning) import BackupJSON
import BackupValues

/// Compares the records of a file with the documents of a store: both are in the order of their ids, so one walk over
/// the two is enough, and nothing of the store is kept but what the file has as well.
struct Planner: ~Copyable {
  let checked: CheckedBackup
  let store: any BackupStore
  let stored: StoreContent?
  let completion: Completion
  /// What the version of the file, and that of the store, could write.
  let fileKnowledge: FieldKnowledge
  let localKnowledge: FieldKnowledge
  let fileClock: EffectiveTime
  let localClock: EffectiveTime
  var merged = GrowingBytes()
  var watched: WatchedCount
  var storedCount = 0
  var findings = PlanFindings()
  var obstacles: [ImportMode: ImportError] = [:]

  var content: BackupContent { checked.content }

  /// - Parameter localKnowledge: what the documents of the store could say, where that is not what its version could.
  init(
    _ checked: CheckedBackup,
    _ store: any BackupStore,
    now: UTCMoment?,
    localKnowledge: FieldKnowledge? = nil,
    _ watch: @escaping ImportWatch
  ) throws(ImportError) {
    let original = checked.converted.original
    self.checked = checked
    self.store = store
    stored = try store.content(matching: original.current)
    completion = Completion(original.current)
    fileKnowledge = checked.knowledge
    self.localKnowledge = localKnowledge ?? FieldKnowledge(upTo: stored?.version ?? original.current.version)
    fileClock = EffectiveTime(exportedAt: checked.content.exportedAt, now: now)
    localClock = EffectiveTime(now: now)
    watched = WatchedCount(.comparing, of: checked.content.recordCount, watch)
  }

  consuming func plan() throws(ImportError) -> ImportPlan {
    let revision: StoreRevision
    do { revision = try store.revision() } catch { throw ImportError(store: error) }
    var collections: [CollectionPlan] = []
    for (place, records) in content.collections.enumerated() {
      collections.append(try plan(place, records))
    }
    collections.insert(try planMembers(answersOfNewRecords(collections)), at: 0)
    try countUnknownCollections()
    try watched.report()
    let current = checked.converted.original.current
    let located = findings.located(checked)
    return ImportPlan(
      content: StoreContent(format: current.format, version: current.version),
      collections: collections,
      findings: located,
      storedCount: storedCount,
      recordCount: checked.content.recordCount,
      revision: revision,
      importer: checked.converted.original.importer,
      merged: merged.frozen(),
      obstacles: obstacles
    )
  }

  // MARK: Collections

  private mutating func plan(_ place: Int, _ records: BackupContent.Records) throws(ImportError)
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
    let order = records.entries
    try store.readInOrder(collection.field) { document throws(ImportError) in
      storedCount += 1
      lookalikes?.look(at: document)
      while next < order.count, precedes(content.id(order[next]), document.id) { next += 1 }
      guard next < order.count, isSame(content.id(order[next]), document.id) else {
        localOnly += 1
        return
      }
      try watched.add()
      try decide(&entries[next], order[next], document, merge)
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
      localOnly: localOnly
    )
  }

  private func addNew(_ entry: inout PlannedEntry, _ record: BackupContent.Entry) {
    let write = PlannedEntry.Write(
      text: .file,
      createdAt: record.createdAt,
      updatedAt: fileClock.of(record.updatedAt)
    )
    entry.merge = write
    entry.replace = write
    entry.add = write
  }

  private mutating func decide(
    _ entry: inout PlannedEntry,
    _ record: BackupContent.Entry,
    _ document: StoredDocument,
    _ merge: RecordMerge
  ) throws(ImportError) {
    let fileTime = fileClock.of(record.updatedAt)
    let localTime = localClock.of(document.updatedAt)
    let bytes = content.text.bytes(record.text)
    let file = PlannedEntry.Write(text: .file, createdAt: record.createdAt, updatedAt: fileTime)
    entry.isStored = document.json.withUnsafeBytes { $0.isSame(as: bytes) }
    let isPinned = localTime != document.updatedAt
    if entry.isStored {
      entry.outcome = .same
      if isPinned { entry.merge = .init(text: .file, createdAt: document.createdAt, updatedAt: localTime) }
      if document.updatedAt != fileTime || document.createdAt != record.createdAt { entry.replace = file }
      return
    }
    entry.replace = file
    let result = merge.merge(
      local: .init(text: document.json, time: localTime, knowledge: localKnowledge),
      file: .init(text: Array(bytes), time: fileTime, knowledge: fileKnowledge)
    )
    guard let result else { throw .unreadable(document) }
    entry.outcome = result.outcome
    entry.isTie = result.isTie
    switch result.text {
    case .file: entry.merge = file
    case .merged(let text):
      let isFromFile = (fileTime ?? .distantPast) > (localTime ?? .distantPast)
      entry.merge = .init(
        text: .merged(keep(text)),
        createdAt: isFromFile ? record.createdAt : document.createdAt,
        updatedAt: isFromFile ? fileTime : localTime
      )
    case .local where isPinned:
      entry.merge = .init(
        text: .merged(keep(document.json)),
        createdAt: document.createdAt,
        updatedAt: localTime
      )
    case .local: break
    }
  }

  mutating func keep(_ text: [UInt8]) -> Range<Int> {
    let start = merged.count
    merged.append(text)
    return start..<merged.count
  }

  /// Collections of the store that the contract does not know: they stay in a merge, and go in a replacement.
  private mutating func countUnknownCollections() throws(ImportError) {
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

  // MARK: Members of the root

  /// - Parameter used: what the answers of new records look like, for each kind of answers in the contract.
  private mutating func planMembers(_ used: [[[UInt8]: AnswerShape]]) throws(ImportError) -> CollectionPlan {
    let members = content.members
    let forms = forms
    var storedForms: [Int: [UInt8]] = [:]
    var entries = Array(repeating: PlannedEntry(), count: members.count)
    markDegraded(&entries)
    let root = completion.record(completion.contract.root)
    var localOnly = 0
    var next = 0
    try store.readInOrder(StoredDocument.rootCollection) { document throws(ImportError) in
      storedCount += 1
      while next < members.count, members[next].key.precedesInUTF8(document.id) { next += 1 }
      guard next < members.count, members[next].key.isSameUTF8(as: document.id) else {
        localOnly += 1
        return
      }
      let type = root?.field(members[next].key)?.type ?? .any
      try decide(&entries[next], members[next], document, type)
      for form in forms where form.member.isSameUTF8(as: document.id) {
        storedForms[next] = document.json
        try mergeForm(&entries[next], members[next], document, type, form, used: used[form.number])
      }
      next += 1
    }
    for index in entries.indices {
      if entries[index].outcome == .new {
        entries[index].merge = .init(text: .file)
        entries[index].replace = .init(text: .file)
        entries[index].add = .init(text: .file)
      }
      for form in forms where form.member.isSameUTF8(as: members[index].key) {
        completeForm(&entries[index], members[index], form, stored: storedForms[index])
      }
    }
    report(entries, nil)
    return CollectionPlan(
      name: StoredDocument.rootCollection,
      possibleDuplicates: 0,
      degraded: entries.count { $0.isDegraded },
      ignored: content.ignored,
      content: content,
      place: nil,
      entries: entries,
      lookalikes: [],
      localOnly: localOnly
    )
  }

  private mutating func decide(
    _ entry: inout PlannedEntry,
    _ member: BackupContent.Member,
    _ document: StoredDocument,
    _ type: ValueType
  ) throws(ImportError) {
    let text = content.text.array(member.text)
    entry.isStored = document.json == text
    entry.replace = entry.isStored ? nil : .init(text: .file)
    guard
      let result = completion.mergeMember(
        local: document.json,
        file: text,
        type,
        (localKnowledge, fileKnowledge)
      )
    else { throw .unreadable(document) }
    entry.outcome = result.outcome
    entry.isTie = result.isTie
    if case .merged(let text) = result.text { entry.merge = .init(text: .merged(keep(text))) }
    if case .file = result.text { entry.merge = .init(text: .file) }
  }
}

extension ImportError {
  static func unreadable(_ document: StoredDocument) -> ImportError {
    ImportError(.storeBroken, "the store has a document in \"\(document.collection)\" that is no JSON")
  }
}

extension CheckedBackup {
  /// What the version of the file could write.
  var knowledge: FieldKnowledge {
    let original = converted.original
    return original.isOlderMajor
      ? FieldKnowledge(of: original.contract, in: original.current)
      : FieldKnowledge(upTo: original.identity.version)
  }
}

extension UTCMoment {
  fileprivate static let distantPast = UTCMoment(millisecondsSince1970: -62_167_219_200_000)!
}
