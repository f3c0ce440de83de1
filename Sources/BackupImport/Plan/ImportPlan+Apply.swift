import BackupFormat
import BackupJSON
import BackupValues

extension ImportPlan {
  /// Writes what is planned for a mode, in one transaction, and reads from the store what is there now.
  ///
  /// A store that has documents is copied first, and the copy is read back and checked. Where nothing would change,
  /// nothing is written and no copy is made.
  ///
  /// - Parameters:
  ///   - store: the one that the plan was made for.
  ///   - safety: where the safety copy is kept; without it only an empty store is written.
  ///   - allowEmpty: whether a file without records may replace what a store has.
  /// - Throws: that the mode has an ``obstacle(to:)``, `safeMode`, `emptyFile`, `storeChanged` (also for another store than
  ///   that of the plan), `noSafetyCopy`, `storeFailed`, `cancelled`: the store is as it was. `notVerified` where it was
  ///   written, and does not hold what was written or cannot be read back.
  public func apply(
    _ mode: ImportMode,
    to store: any BackupStore,
    safety: (any SafetyPlace)?,
    allowEmpty: Bool = false,
    _ watch: @escaping ImportWatch = { _ in true }
  ) throws(ImportError) -> ImportReceipt {
    try Application(plan: self, mode: mode, store: store, watch: watch).run(
      safety,
      allowEmpty: allowEmpty
    )
  }
}

/// The last stage: one plan, one mode, one transaction.
struct Application {
  let plan: ImportPlan
  let mode: ImportMode
  let store: any BackupStore
  let watch: ImportWatch

  func run(_ safety: (any SafetyPlace)?, allowEmpty: Bool) throws(ImportError) -> ImportReceipt {
    if let obstacle = plan.obstacle(to: mode) { throw obstacle }
    if let planned = plan.planned, !planned.isFor(store) { throw .otherStore }
    let stored: StoreContent?
    do {
      if case .safeMode(let reason) = try store.health() {
        throw ImportError.safeMode(reason)
      }
      guard try store.revision() == plan.revision else { throw ImportError.storeChanged }
      stored = try store.content()
    } catch {
      throw ImportError(store: error)
    }
    let counts = plan.counts(mode)
    // A form or a setting is somebody's work too, and so is what a newer version has left there.
    if mode == .replace, plan.recordCount == 0, plan.storedCount > 0, !allowEmpty, writesSomething(counts) {
      let documents = plan.storedCount == 1 ? "the one document" : "\(plan.storedCount) documents"
      throw ImportError(
        .emptyFile,
        "the file has no records, and would replace \(documents) that the store has",
        help: "nothing was written; allow it if that is what is wanted"
      )
    }
    guard stored != plan.content || writesSomething(counts) else {
      return ImportReceipt(mode: mode, counts: counts, stored: try countStored(), safetyCopy: nil)
    }
    var copy: String?
    if plan.storedCount > 0 { copy = try SafetyCopy(plan, mode, store, watch).make(in: safety) }
    try write(try deletions())
    return ImportReceipt(mode: mode, counts: counts, stored: try verified(copy), safetyCopy: copy)
  }

  private func writesSomething(_ counts: ImportCounts) -> Bool {
    !counts.changesNothing || !plan.liftedMembers.isEmpty
      || plan.collections.contains { $0.entries.contains { $0.write(mode) != nil } }
  }

  // MARK: The transaction

  /// Writes without a look around: for a store that nobody else has.
  func write() throws(ImportError) {
    if let obstacle = plan.obstacle(to: mode) { throw obstacle }
    try write(deletions())
  }

  private func write(_ deletions: [(collection: String, ids: [String])]) throws(ImportError) {
    let total = plan.collections.reduce(0) { $0 + $1.entries.count { $0.write(mode) != nil } }
    var watched = WatchedCount(.writing, of: total, watch)
    do {
      try store.transaction { transaction in
        guard try transaction.revision() == plan.revision else { throw ImportError.storeChanged }
        try transaction.describe(plan.content)
        for (collection, ids) in deletions {
          for id in ids { try transaction.delete(id, from: collection) }
        }
        for member in plan.liftedMembers {
          try transaction.delete(member, from: StoredDocument.rootCollection)
        }
        for collection in plan.collections {
          if mode != .replace {
            for document in collection.moved { try transaction.upsert(document) }
          }
          for (position, entry) in collection.entries.enumerated() {
            guard let write = entry.write(mode) else { continue }
            try transaction.upsert(document(collection, position, write))
            try watched.add()
          }
        }
        try watched.report()
      }
    } catch {
      throw ImportError(store: error)
    }
  }

  private func document(_ collection: CollectionPlan, _ position: Int, _ write: PlannedEntry.Write)
    -> StoredDocument
  {
    let content = collection.content
    let json =
      switch write.text {
      case .file: content.text.array(content.text(of: position, in: collection.place))
      case .merged(let range): plan.merged.array(range)
      }
    return StoredDocument(
      collection: collection.name,
      id: content.id(of: position, in: collection.place),
      createdAt: write.createdAt,
      updatedAt: write.updatedAt,
      known: write.known,
      json: json
    )
  }

  /// The documents of the store that a replacement deletes. Their ids are all that is kept of them.
  private func deletions() throws(ImportError) -> [(collection: String, ids: [String])] {
    guard mode == .replace else { return [] }
    var deletions: [(collection: String, ids: [String])] = []
    for collection in plan.collections where collection.localOnly > 0 {
      var ids: [String] = []
      var next = 0
      try store.readInOrder(collection.name) { document throws(ImportError) in
        while next < collection.entries.count, id(collection, next).precedesInUTF8(document.id) {
          next += 1
        }
        if next < collection.entries.count, id(collection, next).isSameUTF8(as: document.id) {
          return
        }
        ids.append(document.id)
      }
      deletions.append((collection.name, ids))
    }
    return deletions
  }

  private func id(_ collection: CollectionPlan, _ position: Int) -> String {
    collection.content.id(of: position, in: collection.place)
  }

  // MARK: What is there now

  /// What the store holds after the transaction: whatever goes wrong from here on, it was written.
  private func verified(_ copy: String?) throws(ImportError) -> [ImportReceipt.Stored] {
    do throws(ImportError) {
      return try countStored()
    } catch {
      throw ImportError(
        .notVerified,
        error.reason,
        help: copy == nil
          ? "do not rely on the store before it was looked at"
          : "do not rely on the store; the safety copy has what it held before",
        findings: error.findings,
        safetyCopy: copy
      )
    }
  }

  private func countStored() throws(ImportError) -> [ImportReceipt.Stored] {
    var stored: [ImportReceipt.Stored] = []
    var watched = WatchedCount(.verifying, of: 0) { progress in
      // What is written is written: from here on the import cannot be ended.
      _ = watch(progress)
      return true
    }
    for collection in plan.collections {
      var count = 0
      try store.readInOrder(collection.name) { _ throws(ImportError) in
        count += 1
        try watched.add()
      }
      let counts = collection.counts(mode)
      let expected =
        mode == .replace ? collection.entries.count : counts.total + collection.localOnly
      guard count == expected else {
        throw ImportError(
          .notVerified,
          "after the import the store has \(count) documents in \"\(collection.name)\" instead of \(expected)",
          help: "do not rely on the store before it was looked at"
        )
      }
      stored.append(ImportReceipt.Stored(collection: collection.name, count: count))
    }
    return stored
  }
}

extension ImportCounts {
  /// How many documents of the file there are.
  var total: Int { new + changed + same + keptNewer + ties }
}
