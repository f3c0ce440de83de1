import BackupFormat
import BackupJSON

extension GateRun {
  /// The version that is being worked at: its number, its changes, and what goes with it.
  mutating func judgeDraft() throws(ProjectError) {
    let drafts = state.drafts
    if case .gate = purpose {
      for file in drafts where file.contract?.status == .released { baselineMissing(file) }
    }
    guard let draft = drafts.last, let contract = draft.contract else { return }
    for other in drafts.dropLast() { secondDraft(other, beside: draft) }
    if case .notCompared = outcome { return }
    try judgeFixtures(ofDraft: draft)
    guard let last = state.ledger?.releases.last?.version else {
      outcome = .neverReleased
      if case .release = purpose { try judgeChangelog(draft, contract) }
      return
    }
    guard let released = state.contract(last)?.contract else {
      outcome = .notCompared("the contract of the released \(last) cannot be read")
      return
    }
    guard judgeNumber(of: draft, after: last) else { return }
    let has: Bump = draft.version.major > last.major ? .major : .minor
    let bumps = judgeChanges(in: draft, contract, from: released, has)
    outcome = .draft(needs: bumps.max() ?? .none, has: has)
    judgeBump(of: draft, contract, bumps, has)
    if has == .major { judgeReason(for: draft) }
    try judgeStep(to: draft, from: last)
    try judgeChangelog(draft, contract)
  }

  private mutating func baselineMissing(_ file: FormatState.ContractFile) {
    outcome = .notCompared("\(file.version) calls itself released, and the ledger does not have it")
    add(
      PlacedFinding(
        .contractBaselineMissing,
        at: JSONPointer(tokens: ["status"]),
        "the contract of \(file.version) calls itself released, and the ledger does not have it",
        notes: [.why("without the digest of what was released, any edit of it would pass")],
        help: "run `backup-lint release \(shown: state.format)`, or take the ledger back from version control"
      ),
      to: file
    )
  }

  private mutating func secondDraft(
    _ file: FormatState.ContractFile,
    beside draft: FormatState.ContractFile
  ) {
    add(
      PlacedFinding(
        .contractTwoBumpsAtOnce,
        at: JSONPointer(tokens: ["version"]),
        "\(file.version) and \(draft.version) are both being worked at",
        notes: [.why("what \(draft.version) may change depends on what \(file.version) will have been")],
        help: "release \(file.version) first, or delete it"
      ),
      to: file
    )
  }

  /// Whether the number is one that can be compared at all.
  private mutating func judgeNumber(
    of draft: FormatState.ContractFile,
    after last: FormatVersion
  ) -> Bool {
    let version = draft.version
    if version < last {
      number(
        .contractVersionDecreased,
        draft,
        "version",
        "\(version) is older than \(last), which is released",
        why: "readers of \(last) would take its files for older ones",
        help: "make it \(FormatVersion(last.major, last.minor + 1))"
      )
      return false
    }
    if version.major == last.major, version.minor > last.minor + 1 {
      number(
        .contractVersionSkipped,
        draft,
        "minor",
        "\(version) follows \(last), and leaves out a minor",
        why: "nobody could tell whether the one between was ever released",
        help: "make it \(FormatVersion(last.major, last.minor + 1))"
      )
    } else if version.major > last.major + 1 {
      number(
        .contractVersionSkipped,
        draft,
        "major",
        "\(version) follows \(last), and leaves out a major",
        why: "there is one step from each major to the next, and none over two",
        help: "make it \(FormatVersion(last.major + 1, 0))"
      )
    } else if version.major > last.major, version.minor > 0 {
      number(
        .contractTwoBumpsAtOnce,
        draft,
        "minor",
        "\(version) follows \(last): a new major and a new minor at once",
        why: "a minor is what is added to a major that people have",
        help: "make it \(FormatVersion(version.major, 0))"
      )
    }
    return true
  }

  private mutating func number(
    _ rule: Rule,
    _ file: FormatState.ContractFile,
    _ key: String,
    _ message: Phrase,
    why: Phrase,
    help: Phrase
  ) {
    let place = key == "version" ? JSONPointer(tokens: [key]) : JSONPointer(tokens: ["version", key])
    add(PlacedFinding(rule, at: place, message, notes: [.why(why)], help: help), to: file)
  }

  private mutating func judgeReason(for draft: FormatState.ContractFile) {
    guard case .release(nil) = purpose else { return }
    add(
      PlacedFinding(
        .contractMajorWithoutReason,
        at: JSONPointer(tokens: ["version", "major"]),
        "\(draft.version) is a new major, and no reason is given",
        notes: [.why("a major takes the new files from everybody who has an older app")],
        help: "say in a sentence why it has to be: `--reason TEXT`"
      ),
      to: draft
    )
  }
}
