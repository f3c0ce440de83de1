import BackupFormat
import BackupJSON

extension GateRun {
  /// Every release is one that `release` would have made: its version is what its changes need, and the ledger has
  /// all that belongs to it. With a base only what is new is asked; the rest was when it was new.
  mutating func judgeMaking(of ledger: Ledger) {
    guard !gate.isOfBase else { return }
    var intact: [Contract] = []
    for (index, release) in ledger.releases.enumerated() {
      guard let file = state.contract(release.version), let contract = file.contract,
        contract.releasedDigest == release.contract
      else { continue }
      if earlier?.state.isReleased(release.version) != true {
        judgeParts(of: release, contract, JSONPointer(tokens: ["releases", String(index)]))
        if index > 0 { judgeVersion(of: file, contract, after: ledger.releases[index - 1].version, intact) }
      }
      intact.append(contract)
    }
  }

  private mutating func judgeVersion(
    of file: FormatState.ContractFile,
    _ contract: Contract,
    after last: FormatVersion,
    _ released: [Contract]
  ) {
    let has: Bump = file.version.major > last.major ? .major : .minor
    let family = released.filter { $0.version.major == last.major }
    judgeSmallBump(of: file, judgeChanges(in: file, contract, since: family, last: last, has), has)
  }

  private mutating func judgeParts(of release: Ledger.Release, _ contract: Contract, _ place: JSONPointer) {
    for audience in SchemaExport.Audience.allCases {
      let (key, digest) =
        switch audience {
        case .reader: ("schema", release.schema)
        case .writer: ("writerSchema", release.writerSchema)
        }
      guard digest == nil, SchemaFiles.bytes(contract, for: audience) != nil else { continue }
      addToLedger(
        incomplete(
          .contractLedgerForm,
          place,
          "the release of \(release.version) has no digest `\(key)`",
          why: "without it any edit of the JSON Schema would pass"
        )
      )
    }
    let missing = DraftFixtures.names(of: contract).filter { wanted in
      !release.fixtures.contains { $0.name.utf8.elementsEqual(wanted.utf8) }
    }
    guard !missing.isEmpty else { return }
    let what = missing.joined(separator: ", ")
    addToLedger(
      incomplete(
        .contractFixtureMissing,
        place.appending("fixtures"),
        "the release of \(release.version) is without \(missing.count == 1 ? "the fixture" : "the fixtures") \(what)",
        why: "only a file can show that a later version still reads it"
      )
    )
  }

  private func incomplete(_ rule: Rule, _ place: JSONPointer, _ message: Phrase, why: Phrase) -> PlacedFinding
  {
    PlacedFinding(
      rule,
      at: place,
      message,
      notes: [.why(why)],
      help: "\(restore(layout.ledger(state.format))), and run `backup-lint release \(shown: state.format)`"
    )
  }
}
