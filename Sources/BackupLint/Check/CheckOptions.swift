import BackupJSON

/// What the flags of `check` say.
struct CheckOptions {
  let format: ReportFormat
  /// The least severity that makes the exit status 1.
  let threshold: Severity
  let reporter: ReporterOptions
  let isQuiet: Bool
  let standardInputName: String

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    if invocation.has(.redact), invocation.has(.showValues) {
      throw UsageError(
        message: "`--redact` and `--show-values` contradict each other",
        command: invocation.command.rawValue
      )
    }
    format = invocation.choice(.format)
    let failOn: Severity = invocation.choice(.failOn)
    threshold = invocation.has(.strict) ? min(failOn, .warning) : failOn
    isQuiet = invocation.has(.quiet)
    standardInputName = invocation.value(.stdinName) ?? "-"
    let color: ColorChoice = invocation.choice(.color)
    let isTerminal = surroundings.outputIsTerminal
    let showsValues = invocation.has(.showValues) || (format.isForTerminals && isTerminal)
    let redaction: Redaction = invocation.has(.redact) ? .all : showsValues ? .none : .personal
    reporter = ReporterOptions(
      sink: surroundings.output,
      paint: Paint(isOn: color.isOn(isTerminal: isTerminal, variable: surroundings.variable)),
      redaction: redaction,
      limit: invocation.number(.maxFindings),
      isQuiet: isQuiet
    )
  }

  /// What a checked file does to the exit status.
  func status(_ counts: [Severity: Int]) -> ExitStatus {
    counts.contains { $0.key >= threshold && $0.value > 0 } ? .findings : .clean
  }
}
