import BackupFormat
import BackupJSON

/// What `--accept` writes, and what only a person can.
public struct AcceptancePlan: Sendable {
  /// The files of the draft: its snapshot, its reserved names, its fixtures.
  public let files: [PlannedFile]
  /// Names that the definition in Swift has to reserve, each with its place: `/records/tracker/reserved: cost`.
  public let inCode: [String]
}

extension Gate {
  /// Plans what may be written for the draft of a format: nothing that was released is touched.
  ///
  /// - Throws: ``ProjectError`` for what is there and cannot be read.
  public func acceptance(_ format: String) throws(ProjectError) -> AcceptancePlan {
    let run = try run(format, .gate)
    guard let draft = run.state.drafts.last, let contract = draft.contract, contract.status == .draft else {
      return AcceptancePlan(files: [], inCode: [])
    }
    var files: [PlannedFile] = []
    let stones = run.missingTombstones(in: contract)
    if draft.isCompiledIn {
      if draft.snapshot?.bytes != draft.input.bytes {
        files.append(PlannedFile(path: draft.path, bytes: draft.input.bytes, replaces: true))
      }
    } else if !stones.isEmpty, let text = try? ContractWriter().write(Tombstones.adding(stones, to: contract))
    {
      files.append(PlannedFile(path: draft.path, bytes: text, replaces: true))
    }
    for fixture in try run.fixtures(of: contract) where fixture.isNew {
      let path = ProjectLayout.path(layout.fixtures(format, contract.version), fixture.name)
      files.append(PlannedFile(path: path, bytes: fixture.input.bytes, replaces: false))
    }
    return AcceptancePlan(
      files: files,
      inCode: draft.isCompiledIn ? stones.map { "\($0.place): \($0.name)" } : []
    )
  }
}

extension GateRun {
  /// The names that a new major has given up since the last release.
  fileprivate func missingTombstones(in contract: Contract) -> [Tombstone] {
    guard let last = state.ledger?.releases.last?.version, contract.version.major > last.major,
      let released = state.contract(last)?.contract
    else { return [] }
    return Tombstones.missing(from: released, in: contract)
  }
}
