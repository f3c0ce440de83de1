import BackupJSON

/// The report as Checkstyle XML: an element for each file, also for a clean one, with its findings.
struct CheckstyleReporter: Reporter {
  private let options: ReporterOptions

  init(_ options: ReporterOptions) {
    self.options = options
  }

  mutating func begin() {
    options.sink.write(XMLElement.declaration + "<checkstyle version=\"4.3\">\n")
  }

  mutating func report(_ file: FileReport) {
    options.sink.write(XMLElement("file", ["name": file.path], errors(file)).written(depth: 1))
  }

  mutating func end(_ tally: RunTally) { options.sink.write("</checkstyle>\n") }

  private func errors(_ file: FileReport) -> [XMLElement] {
    switch file.outcome {
    case .unreadable(let error): return [remark("error", OmissionWords.unreadable(error))]
    case .checked(let checked):
      let selection = checked.selection(limit: options.limit(usually: ReportFormat.checkstyle.usualLimit))
      let errors = selection.map { error(checked.findings[$0], checked) }
      let leftOut = checked.total - selection.count
      return leftOut > 0 ? errors + [remark("info", OmissionWords.leftOut(leftOut))] : errors
    }
  }

  private func error(_ finding: Finding, _ file: CheckedFile) -> XMLElement {
    let position = file.positions[finding.range.lowerBound]
    return XMLElement(
      "error",
      [
        "line": String(position.line), "column": String(position.column),
        "severity": CheckstyleReporter.severity(finding.severity),
        "message": FindingWords(finding, file, options).headline, "source": finding.rule.id,
      ]
    )
  }

  /// Something that is said about the file and is no finding.
  private func remark(_ severity: String, _ message: String) -> XMLElement {
    XMLElement("error", ["line": "1", "severity": severity, "message": message, "source": "backup-lint"])
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
