import BackupJSON

/// The findings of a file as the texts of its test case.
struct JUnitText {
  /// Those at or above the severity that makes the exit status 1.
  private(set) var failing = ""
  /// The others.
  private(set) var passing = ""
  /// The gravest of the failing; `nil` where the case passes.
  let worst: Severity?
  /// `2 errors, 1 warning`, of the failing.
  let summary: String

  init(_ path: String, _ file: CheckedFile, _ options: ReporterOptions) {
    let counts = file.counts.filter { $0.value > 0 && $0.key >= options.threshold }
    worst = counts.keys.max()
    summary = FileSummary.findings(counts)
    let selection = file.selection(limit: options.limit(usually: ReportFormat.junit.usualLimit))
    for index in selection {
      let finding = file.findings[index]
      let text = JUnitText.text(finding, path, file, options)
      if finding.severity >= options.threshold { failing += text } else { passing += text }
    }
    let leftOut = file.total - selection.count
    guard leftOut > 0 else { return }
    let words = OmissionWords.leftOut(leftOut) + "\n"
    if worst != nil { failing += words } else { passing += words }
  }

  private static func text(
    _ finding: Finding,
    _ path: String,
    _ file: CheckedFile,
    _ options: ReporterOptions
  ) -> String {
    let words = FindingWords(finding, file, options)
    let position = file.positions[finding.range.lowerBound]
    let head = "\(finding.severity.rawValue)[\(finding.rule.id)]: \(words.headline)"
    let lines =
      ["\(path.visible):\(position.line):\(position.column): \(head)"] + words.remarks.map { "  \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
