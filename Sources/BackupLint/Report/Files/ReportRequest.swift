import BackupFormat

/// A report that a command line asks for with `--report FORMAT=FILE`.
struct ReportRequest {
  let format: ReportFormat
  /// Where it goes; `-` for standard output.
  let path: String

  init(_ text: String, for command: CommandName) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let known = ReportFormat.allCases.map(\.rawValue)
    guard let format = ReportFormat(rawValue: parts[0]) else {
      throw UsageError(
        message: "`--report` can write \(known.joined(separator: ", ")), not `\(parts[0].visible)`",
        suggestion: Suggestion.nearest(to: parts[0], among: known),
        command: command.rawValue
      )
    }
    guard parts.count == 2, !parts[1].isEmpty else {
      throw UsageError(
        message: "`--report` needs a format and a file: --report \(format.rawValue)=FILE",
        command: command.rawValue
      )
    }
    self.format = format
    path = parts[1]
  }
}

/// All reports that a command line asks for.
struct ReportRequests {
  /// The form that goes to standard output.
  let standard: ReportFormat
  /// Those that go to files.
  let files: [ReportRequest]
  /// Whether a form for standard output was asked for.
  let isStandardChosen: Bool

  /// - Throws: ``UsageError`` for a format that there is not, and where two reports want standard output.
  init(_ invocation: Invocation) throws(UsageError) {
    var requests: [ReportRequest] = []
    for text in invocation.values(.report) {
      requests.append(try ReportRequest(text, for: invocation.command))
    }
    files = requests.filter { $0.path != "-" }
    let toOutput = requests.filter { $0.path == "-" }
    isStandardChosen = !toOutput.isEmpty || invocation.has(.format)
    if toOutput.count + (invocation.has(.format) ? 1 : 0) > 1 {
      throw UsageError(
        message: "only one report can go to standard output",
        command: invocation.command.rawValue
      )
    }
    standard = toOutput.first?.format ?? invocation.choice(.format)
  }
}
