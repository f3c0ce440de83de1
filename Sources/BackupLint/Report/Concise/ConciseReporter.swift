import BackupJSON

/// One line for each finding, `path:line:column: severity[rule] message (label)`, for editors and `grep`.
struct ConciseReporter: Reporter {
  private let options: ReporterOptions

  init(_ options: ReporterOptions) {
    self.options = options
  }

  mutating func begin() {}

  mutating func report(_ file: FileReport) {
    guard case .checked(let checked) = file.outcome else { return }
    let selection = checked.selection(limit: options.limit(usually: ReportFormat.concise.usualLimit))
    for index in selection {
      options.sink.write(line(checked.findings[index], file.path, checked) + "\n")
    }
    let leftOut = checked.total - selection.count
    if leftOut > 0 {
      options.sink.write("\(file.path.visible): \(counted(leftOut, "more finding")) not shown\n")
    }
  }

  mutating func end(_ tally: RunTally) {}

  private func line(_ finding: Finding, _ path: String, _ file: CheckedFile) -> String {
    let position = file.positions[finding.range.lowerBound]
    let head = options.paint("\(finding.severity.rawValue)[\(finding.rule.id)]", Paint.Ink(finding.severity))
    let isRedacting = options.redaction.hides(file)
    let message = finding.message.rendered(redacting: isRedacting)
    let label = finding.label.map { " (\($0.phrase.rendered(redacting: isRedacting)))" } ?? ""
    return "\(path.visible):\(position.line):\(position.column): \(head) \(message)\(label)"
  }
}
