import BackupValues

/// What is planned for one document of the file.
struct PlannedEntry: Sendable {
  /// Which text a document gets.
  enum Text: Sendable {
    /// That of the file.
    case file
    /// A part of the plan's own bytes.
    case merged(Range<Int>)
  }

  /// What a transaction writes.
  struct Write: Sendable {
    var text: Text
    var createdAt: UTCMoment?
    var updatedAt: UTCMoment?
    var known: KnownVersions?
  }

  var outcome = MergeOutcome.new
  var isTie = false
  var isDegraded = false
  /// Whether it is written even where it stays: the store has it as part of a member of the root, or it does not say of
  /// which version it is.
  var isWrittenAnyway = false
  /// Whether elements of a list that the contract does not know stay out of the store.
  var leavesOut = false
  /// Whether the store has the same text, so that a replacement changes nothing.
  var isStored = false
  /// What a merge writes; `nil` for nothing.
  var merge: Write?
  /// What a replacement writes; `nil` for nothing.
  var replace: Write?
  /// What adding what is missing writes; `nil` for nothing.
  var add: Write?
  /// Documents of the store that look like it: a place in the plan's list, or -1.
  var lookalikes = -1

  func write(_ mode: ImportMode) -> Write? {
    switch mode {
    case .replace: replace
    case .merge: merge
    case .addMissing: add
    }
  }

  func count(in counts: inout ImportCounts, _ mode: ImportMode) {
    switch (mode, outcome) {
    case (_, .new): counts.new += 1
    case (.replace, .changed), (.replace, .same), (.replace, .keptNewer), (.replace, .tie):
      if isStored { counts.same += 1 } else { counts.changed += 1 }
    case (.merge, .changed): counts.changed += 1
    case (.addMissing, _) where add != nil && !isWrittenAnyway: counts.changed += 1
    case (_, .same): counts.same += 1
    case (_, .tie): counts.ties += 1
    case (_, .keptNewer), (.addMissing, .changed): counts.keptNewer += 1
    }
  }
}
