import BackupFormat
import BackupJSON

/// Findings for people: each with its line, a summary for each file, and one for the run.
struct TextReporter: Reporter {
  private let options: ReporterOptions

  init(_ options: ReporterOptions) {
    self.options = options
  }

  mutating func begin() {}

  mutating func report(_ file: FileReport) {
    guard case .checked(let checked) = file.outcome else { return }
    let selection = checked.selection(limit: options.limit(usually: ReportFormat.text.usualLimit))
    for index in selection {
      let box = FindingBox(checked.findings[index], file.path, checked, options)
      options.sink.write(box.lines.joined(separator: "\n") + "\n\n")
    }
    let leftOut = checked.total - selection.count
    if leftOut > 0 {
      options.sink.write("… and \(counted(leftOut, "more finding")) (--max-findings 0 shows all)\n\n")
    }
    guard !options.isQuiet else { return }
    if let backup = checked.backup {
      options.sink.write(FileSummary(file.path, backup, options).line + "\n")
    } else if !checked.findings.isEmpty {
      options.sink.write("\(file.path.visible): \(FileSummary.findings(checked.counts))\n")
    }
  }

  mutating func remark(_ sentence: String) {
    if !options.isQuiet { options.sink.write(sentence + "\n") }
  }

  mutating func end(_ tally: RunTally) {
    guard tally.files > 1, !options.isQuiet else { return }
    let verdicts =
      Verdict.allCases.reversed().map { (tally.verdicts[$0, default: 0], $0.rawValue) }
      + [(tally.unreadable, "not readable")]
    var parts = [verdicts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")]
      .filter { !$0.isEmpty }
    let findings = FileSummary.findings(tally.findings)
    if !findings.isEmpty { parts.append(findings) }
    if parts.isEmpty { parts.append("no findings") }
    options.sink.write("\(counted(tally.files, "file")): " + parts.joined(separator: "; ") + "\n")
  }
}
