package import BackupJSON

extension Rule {
  // What the gate finds about a project. Spec/ledger.md, section *What the gate finds*.

  // What was released.
  package static let contractReleasedVersionMutated = Rule("contract/released-version-mutated", .error)
  package static let contractLedgerRewritten = Rule("contract/ledger-rewritten", .error)
  package static let contractLedgerForm = Rule("contract/ledger-form", .error)
  package static let contractBaselineMissing = Rule("contract/baseline-missing", .error)

  // Steps from one major to the next.
  package static let contractStepMissing = Rule("contract/step-missing", .error)
  package static let contractStepEdited = Rule("contract/step-edited", .error)
  package static let contractStepNotTotal = Rule("contract/step-not-total", .error)
  package static let contractStepNotRun = Rule("contract/step-not-run", .warning)
  package static let contractStepStray = Rule("contract/step-stray", .error)

  // Fixtures.
  package static let contractFixtureEdited = Rule("contract/fixture-edited", .error)
  package static let contractFixtureDeleted = Rule("contract/fixture-deleted", .error)
  package static let contractFixtureMissing = Rule("contract/fixture-missing", .error)
  package static let contractFixtureStray = Rule("contract/fixture-stray", .error)
  package static let contractFixtureImportDiffers = Rule("contract/fixture-import-differs", .error)

  // The version of the draft.
  package static let contractBumpTooSmall = Rule("contract/bump-too-small", .error)
  package static let contractBumpWithoutChange = Rule("contract/bump-without-change", .warning)
  package static let contractTwoBumpsAtOnce = Rule("contract/two-bumps-at-once", .error)
  package static let contractVersionSkipped = Rule("contract/version-skipped", .error)
  package static let contractVersionDecreased = Rule("contract/version-decreased", .error)
  package static let contractMajorWithoutReason = Rule("contract/major-without-reason", .error)

  // What goes with a contract.
  package static let contractChangelogMissing = Rule("contract/changelog-missing", .error)
  package static let contractSnapshotStale = Rule("contract/snapshot-stale", .error)
  package static let contractFileName = Rule("contract/file-name", .error)

  // Waivers.
  package static let contractWaiverStale = Rule("contract/waiver-stale", .warning)
  package static let contractWaiverExpired = Rule("contract/waiver-expired", .warning)
  package static let contractWaiverRefused = Rule("contract/waiver-refused", .error)

  package static let gateRules: [Rule] = [
    contractReleasedVersionMutated, contractLedgerRewritten, contractLedgerForm, contractBaselineMissing,
    contractStepMissing, contractStepEdited, contractStepNotTotal, contractStepNotRun, contractStepStray,
    contractFixtureEdited, contractFixtureStray,
    contractFixtureDeleted, contractFixtureMissing, contractFixtureImportDiffers, contractBumpTooSmall,
    contractBumpWithoutChange, contractTwoBumpsAtOnce, contractVersionSkipped, contractVersionDecreased,
    contractMajorWithoutReason, contractChangelogMissing, contractSnapshotStale,
    contractFileName, contractWaiverStale, contractWaiverExpired, contractWaiverRefused,
  ]
}
