import BackupJSON

/// What the flags of `check` say.
struct CheckOptions {
  let reports: ReportRequests
  /// The least severity that makes the exit status 1.
  let threshold: Severity
  /// What the reporter for standard output is told.
  let reporter: ReporterOptions
  /// Whose values the reports in files hide.
  let redactionInFiles: Redaction
  let isQuiet: Bool
  let standardInputName: String
  /// The most bytes of a file that are read.
  let maximumBytes: Int

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    if invocation.has(.redact), invocation.has(.showValues) {
      throw UsageError(
        message: "`--redact` and `--show-values` contradict each other",
        command: invocation.command.rawValue
      )
    }
    reports = try ReportRequests(invocation)
    let failOn: Severity = invocation.choice(.failOn)
    threshold = invocation.has(.strict) ? min(failOn, .warning) : failOn
    isQuiet = invocation.has(.quiet)
    standardInputName = invocation.value(.stdinName) ?? "-"
    maximumBytes = try CheckOptions.maximumBytes(invocation)
    let color: ColorChoice = invocation.choice(.color)
    let isTerminal = surroundings.outputIsTerminal
    redactionInFiles = CheckOptions.redaction(invocation, isShownToPerson: false)
    reporter = ReporterOptions(
      sink: surroundings.output,
      paint: Paint(
        isOn: color.isOn(
          isTerminal: isTerminal,
          isByFlag: invocation.has(.color),
          variable: surroundings.variable
        )
      ),
      redaction: CheckOptions.redaction(
        invocation,
        isShownToPerson: reports.standard.isForTerminals && isTerminal
      ),
      limit: invocation.number(.maxFindings),
      isQuiet: isQuiet,
      threshold: threshold
    )
  }

  /// The most bytes of a file that a command reads.
  static func maximumBytes(_ invocation: Invocation) throws(UsageError) -> Int {
    if invocation.number(.maxBytes) == 0 {
      throw UsageError(
        message: "`--max-bytes` needs a whole number of 1 or more",
        command: invocation.command.rawValue
      )
    }
    return invocation.number(.maxBytes) ?? InputBytes.maximumCount
  }

  private static func redaction(_ invocation: Invocation, isShownToPerson: Bool) -> Redaction {
    if invocation.isOn(.redact), !invocation.has(.showValues) { return .all }
    return invocation.has(.showValues) || isShownToPerson ? .none : .personal
  }

  /// What a checked file does to the exit status.
  func status(_ counts: [Severity: Int]) -> ExitStatus {
    counts.contains { $0.key >= threshold && $0.value > 0 } ? .findings : .clean
  }
}
