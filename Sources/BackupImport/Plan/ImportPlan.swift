public import BackupJSON

/// What an import would do to a store, document by document, for each mode. It is data: nothing was written.
///
/// It holds everything that would be written and no longer needs the file: what is applied is what was checked.
public struct ImportPlan: Sendable {
  /// What the documents of the store would be: the format and version of the current contract.
  public let content: StoreContent
  /// The members of the root first, then the collections in the order of the format.
  public let collections: [CollectionPlan]
  /// What was found on the way: ties, possible duplicates, times in the future, changes of a form. In the order of
  /// ``ConvertedBackup/content``, at its places; at most 10,000 of each rule.
  public let findings: [Finding]
  /// How many documents the store has.
  public let storedCount: Int
  /// How many records the file has.
  public let recordCount: Int

  let revision: StoreRevision
  let importer: Importer
  /// The text of what was merged.
  let merged: FrozenBytes
  /// Why a mode cannot be applied.
  let obstacles: [ImportMode: ImportError]
  /// Members of the root of the store whose records become documents of their collection.
  let liftedMembers: [String]
  /// The store that it was made for.
  var planned: PlannedStore?

  /// What was found that has to do with a mode: a replacement asks neither which of two records is later, nor whether the
  /// store has one that looks the same.
  public func findings(_ mode: ImportMode) -> [Finding] {
    let others: [Rule] =
      switch mode {
      case .merge: []
      case .addMissing: [.mergeTie, .mergeMemberKept, .mergeFutureTime, .mergeNotCompleted]
      case .replace:
        [
          .mergeTie, .mergeMemberKept, .mergeFutureTime, .mergePossibleDuplicate, .mergeFormChanged,
          .mergeFormConflict, .mergeNotCompleted,
        ]
      }
    return findings.filter { !others.contains($0.rule) }
  }

  /// What a mode would do, over all collections.
  public func counts(_ mode: ImportMode) -> ImportCounts {
    collections.reduce(into: ImportCounts()) { $0 += $1.counts(mode) }
  }

  /// What a mode would do to the records of the collections, the members of the root left out.
  public func recordCounts(_ mode: ImportMode) -> ImportCounts {
    collections.reduce(into: ImportCounts()) { if $1.place != nil { $0 += $1.counts(mode) } }
  }

  /// Why a mode cannot be applied; `nil` where it can.
  public func obstacle(to mode: ImportMode) -> ImportError? { obstacles[mode] }
}
