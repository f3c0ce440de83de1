import BackupFormat
public import BackupValues

/// Two backups as one: the second merged into the first, by the rules by which a file is merged into a store.
///
/// The first stands for the store, and its clock is the time of its export. Spec/merge.md, section *Two files*.
public struct MergedBackup {
  /// What the merge made of each record of the second.
  public let plan: ImportPlan
  /// The later of the times at which the two were exported; `nil` where neither says it.
  public let exportedAt: UTCMoment?
  private let store: MemoryStore
  private let content: StoreContent
  private let contract: Contract

  /// Merges.
  ///
  /// - Throws: `otherFormat` for backups of two formats, `formConflict`, `mergeInvalid`, `cancelled`.
  public init(
    _ first: CheckedBackup,
    _ second: CheckedBackup,
    _ watch: @escaping ImportWatch = { _ in true }
  ) throws(ImportError) {
    let formats = (first.content.identity.format, second.content.identity.format)
    guard formats.0.utf8.elementsEqual(formats.1.utf8) else {
      throw ImportError(.otherFormat, "the one file is \(formats.0), and the other \(formats.1)")
    }
    store = MemoryStore()
    let base = try Planner(first, store, now: nil, watch).plan()
    _ = try base.apply(.replace, to: store, safety: nil, watch)
    plan = try Planner(second, store, now: nil, watch).plan()
    try Application(plan: plan, mode: .merge, store: store, watch: watch).write()
    exportedAt = [first.content.exportedAt, second.content.exportedAt].compactMap(\.self).max()
    let version = max(first.content.identity.version, second.content.identity.version)
    content = StoreContent(format: formats.0, version: version)
    contract = first.content.contract
  }

  /// Writes the merged backup as a file of the newer of the two versions, piece by piece; whoever calls it checks it.
  ///
  /// - Throws: what `append` throws, as `storeFailed`; `cancelled`.
  /// - Returns: how many records there are.
  @discardableResult
  public func write(
    _ watch: @escaping ImportWatch = { _ in true },
    to append: (_ piece: [UInt8]) throws -> Void
  ) throws(ImportError) -> Int {
    try ExportRun(store, content, contract, exportedAt, watch).write(to: append)
  }

  /// The hash of what was merged.
  public func contentHash() throws(ImportError) -> ContentHash {
    try ContentHash(of: store, content, contract)
  }
}
