import BackupCrypto
public import BackupFormat
import BackupJSON
public import BackupValues

/// What becomes of a wish to release.
public enum ReleaseOutcome: Sendable {
  /// These files make it a release.
  case planned(ReleasePlan)
  /// The gate has errors.
  case refused(GateReport)
  /// There is no draft of the format.
  case nothing
}

/// The files that freeze a draft.
public struct ReleasePlan: Sendable {
  /// The id of the format.
  public let format: String
  /// The version that is released.
  public let version: FormatVersion
  /// What is to be written, all of it or nothing.
  public let files: [PlannedFile]
  /// Whether the definition in Swift still calls the version a draft.
  public let needsStatusInCode: Bool
  /// The day of the release before.
  public let previousDate: CalendarDay?
  /// Whether the release is a new major, which has a reason.
  public let isNewMajor: Bool
  /// What the gate remarks beside.
  public let report: GateReport
}

extension Gate {
  /// Plans the release of the draft of a format: its contract, its fixtures and its line in the ledger.
  ///
  /// - Parameter reason: why a new major has to be.
  /// - Throws: ``ProjectError`` for what is there and cannot be read.
  public func release(
    _ format: String,
    reason: String? = nil,
    date: CalendarDay
  ) throws(ProjectError) -> ReleaseOutcome {
    var run = try run(format, .release(reason: reason))
    try run.judge()
    let report = try run.report()
    if report.hasErrors { return .refused(report) }
    if case .notCompared = report.outcome { return .refused(report) }
    guard let draft = run.state.drafts.last, var contract = draft.contract else { return .nothing }
    let needsStatusInCode = draft.isCompiledIn && contract.status == .draft
    contract.status = .released
    guard let text = try? ContractWriter().write(contract), let reader = FixtureReader(contract) else {
      return .nothing
    }
    let fixtures = try run.fixtures(of: contract)
    let schemas = SchemaExport.Audience.allCases.compactMap { audience in
      SchemaFiles.bytes(contract, for: audience).map { bytes in
        PlannedFile(
          path: layout.schema(format, contract.version, for: audience),
          bytes: bytes,
          replaces: true
        )
      }
    }
    var release = Ledger.Release(
      version: contract.version,
      date: date,
      contract: SHA256Digest(of: text),
      schema: SchemaFiles.bytes(contract, for: .reader).map { SHA256Digest(of: $0) },
      writerSchema: SchemaFiles.bytes(contract, for: .writer).map { SHA256Digest(of: $0) },
      fixtures: fixtures.map { reader.read($0.input, named: $0.name) }
    )
    let last = run.state.ledger?.releases.last?.version
    if let last, contract.version.major > last.major {
      let step = try StepRun(from: last.major, to: contract.version.major, in: run)
      release.step = step.tokens.map { tokens in
        Ledger.Step(tokens: tokens, substance: step.substance, behaviour: step.behaviour?.now)
      }
      release.reason = reason
    }
    var ledger = run.state.ledger ?? Ledger(format: format)
    ledger.releases.append(release)
    var files = [PlannedFile(path: draft.path, bytes: text, replaces: true)]
    files += schemas
    files += fixtures.filter(\.isNew).map { fixture in
      let path = ProjectLayout.path(layout.fixtures(format, contract.version), fixture.name)
      return PlannedFile(path: path, bytes: fixture.input.bytes, replaces: false)
    }
    // The ledger comes last: what it speaks of is there before it.
    files.append(
      PlannedFile(
        path: layout.ledger(format),
        bytes: LedgerWriter().write(ledger),
        replaces: run.state.ledgerInput != nil
      )
    )
    return .planned(
      ReleasePlan(
        format: format,
        version: contract.version,
        files: files,
        needsStatusInCode: needsStatusInCode,
        previousDate: run.state.ledger?.releases.last?.date,
        isNewMajor: last.map { contract.version.major > $0.major } ?? false,
        report: report
      )
    )
  }
}

extension GateRun {
  /// The fixtures of a version: those that are there, and those of the set that are not.
  func fixtures(
    of contract: Contract
  ) throws(ProjectError) -> [(name: String, input: InputBytes, isNew: Bool)] {
    let folder = layout.fixtures(state.format, contract.version)
    var fixtures: [(name: String, input: InputBytes, isNew: Bool)] = []
    for name in try gate.tree.files(in: folder).filter(ProjectLayout.isFixtureName) {
      guard let input = try gate.tree.read(ProjectLayout.path(folder, name)) else { continue }
      fixtures.append((name, input, false))
    }
    for new in DraftFixtures.set(of: contract)
    where !fixtures.contains(where: { $0.name.utf8.elementsEqual(new.name.utf8) }) {
      fixtures.append((new.name, InputBytes(new.bytes), true))
    }
    return fixtures.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
