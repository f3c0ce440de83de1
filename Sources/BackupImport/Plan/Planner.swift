import BackupFormat
@_spi(Scanning) import BackupJSON
import BackupValues

/// Compares the records of a file with the documents of a store: both are in the order of their ids, so one walk over
/// the two is enough, and nothing of the store is kept but what the file has as well.
final class Planner {
  let checked: CheckedBackup
  let store: any BackupStore
  let stored: StoreContent?
  /// As it was before anything was read.
  let revision: StoreRevision
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
  /// What the store has of collections that its version did not know.
  let lifted: LiftedRecords

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
    let before: StoreRevision
    do { before = try store.revision() } catch { throw ImportError(store: error) }
    let described = try store.content(matching: original.current)
    let kept = try LiftedRecords(store, checked.content.normal)
    revision = before
    self.checked = checked
    self.store = store
    stored = described
    lifted = kept
    completion = Completion(original.current)
    fileKnowledge = checked.knowledge
    self.localKnowledge =
      localKnowledge ?? FieldKnowledge(upTo: stored?.version ?? original.current.version)
    fileClock = EffectiveTime(exportedAt: checked.content.exportedAt, now: now)
    localClock = EffectiveTime(now: now)
    watched = WatchedCount(.comparing, of: checked.content.recordCount, watch)
  }

  func plan() throws(ImportError) -> ImportPlan {
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
      merged: merged.take(),
      obstacles: obstacles,
      liftedMembers: lifted.documents.keys.sorted()
    )
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
