import BackupFormat
import BackupJSON

/// How a command comes to the formats that it knows.
enum FormatLoading {
  /// The flag of every command that knows formats.
  static let flag = FlagSpec(
    name: .contracts,
    value: .text("PATH"),
    isRepeatable: true,
    setting: .contracts,
    help:
      "A contract file, or a folder with *\(ContractFiles.suffix) files and the *\(StepFiles.suffix) files between them:"
      + " formats that are known beside those that the tool ships."
  )

  /// The formats of a run that reports on files: what is found in contract files is reported with the rest.
  ///
  /// - Returns: `nil` where a contract or step file has errors, which have been reported.
  static func formats(
    _ invocation: Invocation,
    reporting report: (FileReport) -> Void
  ) throws(UsageError) -> KnownFormats? {
    let paths = invocation.values(.contracts)
    var formats = KnownFormats.shipped
    if !paths.isEmpty {
      let files = try ContractFiles(paths, for: invocation.command)
      for file in files.reports { report(file) }
      let steps = try StepFiles(paths, for: invocation.command)
      for file in steps.reports { report(file) }
      if files.areFaulty || steps.areFaulty { return nil }
      formats = KnownFormats(given: files.entries.map(\.contract), steps: steps.steps)
    }
    formats.configuration = invocation.configuration
    return formats
  }

  /// The contract that the first argument and `--version` name.
  ///
  /// - Returns: `nil` where a contract or step file has errors, which have been told.
  static func contract(
    _ invocation: Invocation,
    _ surroundings: Surroundings
  ) throws(UsageError) -> (contract: Contract, formats: KnownFormats)? {
    guard let formats = try formats(invocation, surroundings) else { return nil }
    let contract = try formats.contract(
      named: invocation.arguments[0],
      version: invocation.value(.version),
      for: invocation.command
    )
    return (contract, formats)
  }

  /// The formats of a run that has nothing else to report: findings in contract files go to standard error.
  ///
  /// - Returns: `nil` where a contract or step file has errors, which have been told.
  static func formats(
    _ invocation: Invocation,
    _ surroundings: Surroundings
  ) throws(UsageError) -> KnownFormats? {
    let color = ColorChoice.auto.isOn(
      isTerminal: surroundings.errorsAreTerminal,
      variable: surroundings.variable
    )
    var reporter = TextReporter(
      ReporterOptions(sink: surroundings.errors, paint: Paint(isOn: color), redaction: .none)
    )
    return try formats(invocation) { file in
      reporter.report(file)
      if case .unreadable(let error) = file.outcome { surroundings.complainUnreadable(file.path, error) }
    }
  }
}
