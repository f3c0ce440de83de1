import BackupFormat
@_spi(Scanning) import BackupJSON
import BackupUpgrade
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
  /// Of every record of the file.
  let fileKnown: KnownVersions
  /// Of the documents of the store that do not say it.
  let storeKnown: KnownVersions
  /// Whether such documents get it with this import: afterwards the version of the store is a newer one.
  let settlesVersions: Bool
  var knowledge: VersionKnowledge
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

  init(
    _ checked: CheckedBackup,
    _ store: any BackupStore,
    now: UTCMoment?,
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
    let version = described?.version ?? original.current.version
    fileKnown = KnownVersions(original.identity.version)
    storeKnown = KnownVersions(version)
    settlesVersions = version < original.current.version
    knowledge = VersionKnowledge(original.importer.chain.library, original.current)
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

extension Planner {
  /// What a document of the store and one of the file have a say in, and what the merged one has.
  func sides(_ document: StoredDocument, _ localTime: UTCMoment?, _ fileTime: UTCMoment?) -> (
    Sides, KnownVersions
  ) {
    let sides = Sides(
      first: knowledge.authority(document.known ?? storeKnown, localTime, localClock),
      second: knowledge.authority(fileKnown, fileTime, fileClock)
    )
    return (sides, sides.first.joined(sides.second))
  }

  /// A document as it stays, with what it does not say itself.
  func settled(_ document: StoredDocument) -> StoredDocument {
    var document = document
    document.updatedAt = localClock.of(document.updatedAt)
    document.known = document.known ?? storeKnown
    return document
  }

  /// Whether a document is written even where it stays.
  func isUnsettled(_ document: StoredDocument) -> Bool { settlesVersions && document.known == nil }
}
