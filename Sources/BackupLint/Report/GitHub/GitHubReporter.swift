import BackupJSON

/// Workflow commands of GitHub Actions, which become annotations beside the lines of a pull request.
///
/// The errors of all files come first, then the warnings, then the notes: GitHub shows only the first few of a step.
struct GitHubReporter: Reporter {
  private let options: ReporterOptions
  private var commands: [Severity: [GitHubCommand]] = [:]

  init(_ options: ReporterOptions) {
    self.options = options
  }

  mutating func begin() {}

  mutating func report(_ file: FileReport) {
    switch file.outcome {
    case .unreadable(let error):
      add(GitHubCommand(.error, title: GitHubCommand.ownTitle, file.path, OmissionWords.unreadable(error)))
    case .checked(let checked):
      let selection = checked.selection(limit: options.limit(usually: ReportFormat.github.usualLimit))
      for index in selection {
        let finding = checked.findings[index]
        let words = FindingWords(finding, checked, options).whole
        var command = GitHubCommand(finding.severity, title: finding.rule.id, file.path, words)
        command.locate(
          checked.positions[finding.range.lowerBound],
          checked.positions[finding.range.upperBound]
        )
        add(command)
      }
      let leftOut = checked.total - selection.count
      if leftOut > 0 {
        add(GitHubCommand(.note, title: GitHubCommand.ownTitle, file.path, OmissionWords.leftOut(leftOut)))
      }
    }
  }

  private mutating func add(_ command: GitHubCommand) {
    commands[command.severity, default: []].append(command)
  }

  mutating func end(_ tally: RunTally) {
    for severity in Severity.allCases.sorted(by: >) {
      for command in commands[severity, default: []] { options.sink.write(command.line + "\n") }
    }
  }
}
