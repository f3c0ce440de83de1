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
    /// What the findings are for.
    package var purpose = Purpose.report

    public init(now: UTCMoment? = nil) {
      self.now = now
    }
  }

  /// What the findings of a check are for.
  package enum Purpose: Sendable {
    /// To be read: one cause is told once, and no more findings than anybody could want.
    case report
    /// To be mended: each place has its finding, as far as memory allows.
    case fixes

    /// How many findings of each severity are kept.
    var mostFindings: Int {
      switch self {
      case .report: FindingCollector.mostPerSeverity
      case .fixes: 100_000
      }
    }
  }

  public let library: FormatLibrary
  /// The contract of every file, where none has to say what it is.
  private let presumed: CompiledContract?

  public init(_ library: FormatLibrary) {
    self.library = library
    presumed = nil
  }

  /// A checker of files that are known by their place and not by what they say.
  ///
  /// - Precondition: the contract has no mistake but that its files cannot be recognised.
  package init(presuming contract: Contract) {
    library = FormatLibrary(withoutMistakes: [contract])
    presumed = library.families[0].newest.compiled
  }

  /// Checks one file. Whatever its bytes are, the answer is a report.
  ///
  /// - Complexity: linear in the size of the file.
  public func check(_ input: InputBytes, _ options: Options = Options()) -> CheckReport {
    input.withSource { check($0, options) }
  }

  private func check(_ source: ByteSource, _ options: Options) -> CheckReport {
    if let refusal = FileSignature(source).refusal(source) { return refused([refusal]) }
    switch outcome(source, size: source.count, options) {
    case .checked(let report, _): return report
    case .broken: return RepairedCheck(source, self, options).report()
    case .unrecognised(let report):
      guard source.byte(source.documentStart) == UInt8(ascii: "{") else { return report }
      // Perhaps it is only the syntax that hides what the file is, and no fault of it is to be hidden.
      let repaired = RepairedCheck(source, self, options)
      return repaired.hasFaults ? repaired.report() : report
    }
  }

  /// What the check of a text has come to.
  enum Outcome {
    /// The report, and the contract by which the text was checked, if it came to that.
    case checked(CheckReport, Contract?)
    /// It is not known which contract the text follows; the report says why.
    case unrecognised(CheckReport)
    /// The syntax is broken, and nothing that was found until then counts.
    case broken
  }

  /// - Parameter size: the number of bytes of the file, where the text was made from it.
  func outcome(_ source: ByteSource, size: Int, _ options: Options) -> Outcome {
    if let presumed {
      return CheckRun(guessing: presumed, source, size: size, options).outcome()
    }
    if let guess = Guess.contract(source, library) {
      switch CheckRun(guessing: guess, source, size: size, options).guess() {
      case .wrong: break
      case .right(let outcome): return outcome
      }
    }
    switch Identification(source, library).outcome() {
    case .found(let identity, let compiled, let isNewerMinor):
      return CheckRun(source, size: size, compiled, identity, isNewerMinor: isNewerMinor, options).outcome()
    case .refused(let findings, let identity):
      let marks = source.hasByteOrderMark ? [Finding.ofByteOrderMark] : []
      let located = FindingLocator(source).located(marks + findings)
      let title = identity.flatMap { library.family($0.format)?.newest.outline.title }
      return .unrecognised(refused(located, identity, title))
    case .broken:
      return .broken
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
      exportedAt: nil,
      reading: CheckReading(isJudged: false)
    )
  }
}
