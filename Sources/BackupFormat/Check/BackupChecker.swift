@_spi(Scanning) public import BackupJSON
public import BackupValues

/// Checks files of the formats of a library: what a file is, whether an import would use it, and everything that is
/// wrong with it.
public struct BackupChecker: Sendable {
  /// What a check is told beside the file.
  public struct Options: Sendable {
    /// The time at which the file is checked; an export time more than a day later is reported. Without it, the
    /// clock plays no part and the same file always has the same findings.
    public var now: UTCMoment?

    public init(now: UTCMoment? = nil) {
      self.now = now
    }
  }

  public let library: FormatLibrary

  public init(_ library: FormatLibrary) {
    self.library = library
  }

  /// Checks one file. Whatever its bytes are, the answer is a report.
  ///
  /// - Complexity: linear in the size of the file.
  public func check(_ input: InputBytes, _ options: Options = Options()) -> CheckReport {
    input.withSource { check($0, options) }
  }

  private func check(_ source: ByteSource, _ options: Options) -> CheckReport {
    if let refusal = FileSignature(source).refusal(source) { return refused([refusal]) }
    if let guess = Guess.contract(source, library),
      let report = CheckRun(guessing: guess, source, options).reportIfGuessedRight()
    {
      return report
    }
    switch Identification(source, library).outcome() {
    case .found(let identity, let compiled, let isNewerMinor):
      return CheckRun(source, compiled, identity, isNewerMinor: isNewerMinor, options).report()
    case .refused(let findings, let identity):
      let located = FindingLocator(source).located(findings)
      let title = identity.flatMap { library.family($0.format)?.newest.contract.title }
      return refused(located, identity, title)
    case .broken:
      return SyntaxRun(source).report()
    }
  }

  private func refused(
    _ findings: [Finding],
    _ identity: FileIdentity? = nil,
    _ title: String? = nil
  ) -> CheckReport {
    CheckReport(
      identity: identity,
      title: title,
      verdict: .refused,
      findings: findings,
      counts: findings.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 },
      collections: [],
      exportedAt: nil
    )
  }
}
