import BackupFormat
import BackupJSON

extension GateRun {
  /// A finding for each change since the releases; the bump that each needs.
  mutating func judgeChanges(
    in draft: FormatState.ContractFile,
    _ contract: Contract,
    from last: Contract,
    _ has: Bump
  ) -> [Bump] {
    // That a draft is none any more when it is released is no change of the format.
    var contract = contract
    contract.status = .released
    let family = state.released.filter { $0.version.major == last.version.major }
    var bumps: [Bump] = []
    var seen: Set<[String]> = []
    // The last release says what is new; an older one of the major may need more than it.
    for released in family.sorted(by: { $0.version > $1.version }) {
      let isLast = released.version == last.version
      for change in ContractComparison(from: released, to: contract, released: family).changes {
        guard seen.insert(ChangeFinding(change).identity).inserted, isLast || change.bump > has else {
          continue
        }
        bumps.append(change.bump)
        add(ChangeFinding(change).finding(has, since: isLast ? nil : released.version), to: draft)
      }
    }
    return bumps
  }

  /// The number of the version is what its changes need.
  mutating func judgeBump(
    of draft: FormatState.ContractFile,
    _ contract: Contract,
    _ bumps: [Bump],
    _ has: Bump
  ) {
    let place = JSONPointer(tokens: ["version"])
    // No version makes a forbidden change right; what the others need is said all the same.
    let needs = bumps.filter { $0 < .forbidden }.max() ?? .none
    if needs == .major, has == .minor {
      let version = FormatVersion(draft.version.major + 1, 0)
      add(
        PlacedFinding(
          .contractBumpTooSmall,
          at: place,
          "\(draft.version) is a minor, and its changes need a major",
          notes: [.why("apps of an older minor would refuse the new files, or read them wrongly")],
          help: "make it \(version), or change what needs a major so that a minor will do",
          old: draft.version.description,
          new: version.description
        ),
        to: draft
      )
    }
    if bumps.allSatisfy({ $0 == .none }) {
      add(
        PlacedFinding(
          .contractBumpWithoutChange,
          at: place,
          "nothing in \(draft.version) needs a new version",
          notes: [.why("every version has to be read for ever")],
          help: "delete the draft, or leave it until there is a change"
        ),
        to: draft
      )
    } else if has == .major, needs == .minor, contract.recognition.versionForm == .majorMinor {
      add(
        PlacedFinding(
          .contractBumpWithoutChange,
          at: place,
          "\(draft.version) is a major, and a minor would do",
          notes: [.why("a major takes the new files from everybody who has an older app")],
          help: "make it the next minor, unless the meaning changes in a way that no fact tells"
        ),
        to: draft
      )
    }
  }
}

/// A change of a contract as a finding of the gate.
struct ChangeFinding {
  private let change: ContractChange

  init(_ change: ContractChange) { self.change = change }

  /// What makes it another change.
  var identity: [String] {
    [change.rule.id, change.place.description, change.old ?? "", change.new ?? ""]
  }

  var message: Phrase {
    let name = change.place.description
    switch (change.old, change.new) {
    case (nil, nil): return "\(shown: name) changed"
    case (nil, let new?): return "\(shown: name) is new: \(shown: Excerpts.fact(new))"
    case (let old?, nil): return "\(shown: name) is gone; it was \(shown: Excerpts.fact(old))"
    case (let old?, let new?):
      return "\(shown: name) was \(shown: Excerpts.fact(old)), and is \(shown: Excerpts.fact(new))"
    }
  }

  /// - Parameter older: the release that it was compared with, where that is not the last one.
  func finding(_ has: Bump, since older: FormatVersion?) -> PlacedFinding {
    var notes = [Finding.Note]()
    if let older { notes.append(Finding.Note("compared with the released \(older)")) }
    if !change.olderConsequence.isEmpty {
      notes.append(Finding.Note("with an older app: \(change.olderConsequence)"))
    }
    if !change.newerConsequence.isEmpty {
      notes.append(Finding.Note("with an older file: \(change.newerConsequence)"))
    }
    notes.append(Finding.Note("it needs \(change.bump.noun)"))
    if let example = change.counterExample { notes.append(Finding.Note(ChangeFinding.shown(example))) }
    return PlacedFinding(
      change.rule,
      change.bump > has ? .error : .note,
      at: change.place,
      message,
      notes: notes,
      help: change.bump > has ? change.remedy.map { Phrase($0) } : nil,
      old: change.old,
      new: change.new
    )
  }

  private static func shown(_ example: CounterExample) -> Phrase {
    let reader = example.reader == .older ? "an older app" : "the new app"
    let what = example.refusedBy.map { "refuses (\($0.id))" } ?? "misreads"
    let document = Excerpts.line(example.document)
    return "\(reader) \(what) at \(example.pointer.description): \(document)"
  }
}
