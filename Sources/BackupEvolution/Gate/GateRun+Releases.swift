import BackupCrypto
import BackupFormat
import BackupJSON

extension GateRun {
  /// Every release of the ledger is as it was released.
  mutating func judgeReleases() throws(ProjectError) {
    guard let ledger = state.ledger else { return }
    for (index, release) in ledger.releases.enumerated() {
      let place = JSONPointer(tokens: ["releases", String(index)])
      judgeContract(of: release, place)
      try judgeSchema(of: release, place)
      try judgeFixtures(of: release, place)
      let isLaterMajor = index > 0 && release.version.major > ledger.releases[index - 1].version.major
      if isLaterMajor, release.reason == nil {
        addToLedger(
          PlacedFinding(
            .contractMajorWithoutReason,
            at: place,
            "the major \(release.version) was released without a reason",
            notes: [.why("a major takes the new files from everybody who has an older app")],
            help: "releases are made by `backup-lint release \(shown: state.format) --reason TEXT`"
          )
        )
      }
    }
    try judgeSteps()
  }

  mutating func addToLedger(_ finding: PlacedFinding) {
    guard let input = state.ledgerInput else { return }
    add(finding, to: layout.ledger(state.format), input)
  }

  private mutating func judgeContract(of release: Ledger.Release, _ place: JSONPointer) {
    let path = layout.contract(state.format, release.version)
    guard let file = state.contract(release.version) else {
      addToLedger(
        mutated(place.appending("contract"), "the contract of the released \(release.version) is gone", path)
      )
      return
    }
    guard let contract = file.contract else { return }
    guard contract.releasedDigest == release.contract else {
      let who: Phrase =
        file.isCompiledIn
        ? "\(release.version) is released, and its definition in Swift has changed"
        : "\(release.version) is released, and its contract has changed"
      return add(mutated(whereChanged(file), who, path, notes: changes(of: file)), to: file)
    }
    if !file.isCompiledIn {
      guard contract.status == .draft else { return }
      add(
        mutated(
          JSONPointer(tokens: ["status"]),
          "\(release.version) is released, and its contract calls it a draft",
          path
        ),
        to: file
      )
    } else if contract.status == .released, let snapshot = file.snapshot, snapshot.bytes != file.input.bytes {
      add(
        mutated(
          FirstDifference.pointer(file.input, snapshot),
          "\(release.version) is released, and its file has changed",
          path
        ),
        to: file
      )
    }
  }

  private func mutated(
    _ place: JSONPointer,
    _ message: Phrase,
    _ path: String,
    notes: [Finding.Note] = []
  ) -> PlacedFinding {
    let help: Phrase = "\(restore(path)); what is to be different belongs in a new version"
    return PlacedFinding(
      .contractReleasedVersionMutated,
      at: place,
      message,
      notes: [.why("files of that version are on people's devices, and apps that read them")] + notes,
      help: help
    )
  }

  /// Where a released contract was changed; known only from the base.
  private func whereChanged(_ file: FormatState.ContractFile) -> JSONPointer {
    guard let before = earlier?.state.contract(file.version) else {
      return JSONPointer(tokens: ["version"])
    }
    return FirstDifference.pointer(file.input, before.input)
  }

  private func changes(of file: FormatState.ContractFile) -> [Finding.Note] {
    guard let before = earlier?.state.contract(file.version)?.contract, let contract = file.contract else {
      return []
    }
    return ContractComparison(from: before, to: contract).changes.prefix(5).map { change in
      Finding.Note("\(ChangeFinding(change).message)")
    }
  }

  private mutating func judgeSchema(of release: Ledger.Release, _ place: JSONPointer) throws(ProjectError) {
    for audience in SchemaExport.Audience.allCases {
      let key: String
      let digest: SHA256Digest?
      switch audience {
      case .reader: (key, digest) = ("schema", release.schema)
      case .writer: (key, digest) = ("writerSchema", release.writerSchema)
      }
      guard let digest else { continue }
      let path = layout.schema(state.format, release.version, for: audience)
      let schema = try gate.tree.read(path)
      if let schema, SHA256Digest(of: schema.bytes) == digest { continue }
      let what = schema == nil ? "is gone" : "has changed"
      addToLedger(
        mutated(
          place.appending(key),
          "the JSON Schema of the released \(release.version) \(what)",
          path
        )
      )
    }
  }
}
