import BackupFormat
import BackupJSON

/// The report as one JSON object; `Schemas/report.schema.json` describes it.
///
/// Nothing in it depends on the clock or on the machine: the same files give the same bytes.
struct JSONReporter: Reporter {
  private let options: ReporterOptions
  private var files: [Pending] = []

  /// A file of the report.
  private enum Pending {
    case value(JSONValue)
    /// What an import has come to is known at the end of the run.
    case importing(FileReport)
  }

  static let schema = "backup-lint-report/1"

  init(_ options: ReporterOptions) {
    self.options = options
  }

  mutating func begin() {}

  mutating func report(_ file: FileReport) {
    files.append(file.importing == nil ? .value(JSONReporter.value(file, options)) : .importing(file))
  }

  mutating func end(_ tally: RunTally) {
    let report: JSONValue = [
      "schema": .string(JSONReporter.schema),
      "files": .array(
        files.map { file in
          switch file {
          case .value(let value): value
          case .importing(let file): JSONReporter.value(file, options)
          }
        }
      ),
      "summary": JSONReporter.value(tally),
    ]
    options.sink.write(report, .pretty)
  }

  static func value(_ file: FileReport, _ options: ReporterOptions) -> JSONValue {
    switch file.outcome {
    case .unreadable(let error):
      return [
        "path": .string(file.path), "format": nil, "version": nil, "verdict": nil,
        "error": .string(error.reason), "findings": [],
      ]
    case .checked(let checked):
      var report = report(file.path, checked, options)
      if let upgrade = file.upgrade { report["upgrade"] = upgrade.value }
      if let importing = file.importing {
        report["import"] = importing.value(hidingIDs: options.redaction.hides(checked))
      }
      return .object(report)
    }
  }

  private static func report(_ path: String, _ checked: CheckedFile, _ options: ReporterOptions) -> JSONObject
  {
    let limit = options.limit(usually: ReportFormat.json.usualLimit)
    let findings = checked.selection(limit: limit).map { index in
      JSONFinding(checked, options.redaction.hides(checked)).value(at: index)
    }
    var report: JSONObject = ["path": .string(path)]
    report["format"] = text(checked.identity?.format)
    report["version"] = text(checked.identity?.version.description)
    report["verdict"] = text(checked.verdict?.rawValue)
    report["error"] = .null
    report["findings"] = .array(findings)
    return report
  }

  private static func text(_ text: String?) -> JSONValue {
    if let text { .string(text) } else { .null }
  }

  static func value(_ tally: RunTally) -> JSONValue {
    let verdicts = Verdict.allCases.map { ($0.rawValue, tally.verdicts[$0, default: 0]) }
    let severities = Severity.allCases.reversed().map { ($0.rawValue + "s", tally.findings[$0, default: 0]) }
    var summary: JSONObject = ["files": .integer(Int64(tally.files))]
    for (key, count) in verdicts + [("unreadable", tally.unreadable)] + severities {
      summary[key] = .integer(Int64(count))
    }
    return .object(summary)
  }
}
