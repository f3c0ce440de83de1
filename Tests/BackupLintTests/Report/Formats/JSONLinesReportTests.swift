import BackupFormat
import BackupJSON
import Testing

@testable import BackupLint

@Suite struct JSONLinesReportTests {
  @Test(arguments: [[], ["--show-values"], ["--max-findings", "1"]])
  func `the lines say what the JSON report says`(_ flags: [String]) throws {
    guard case .object(let report) = try JSONDocument(reading: try ReportRun(.json, flags).output).root,
      case .array(let files)? = report["files"]
    else {
      Issue.record("no report")
      return
    }
    var wanted: [JSONValue] = []
    for case .object(var file) in files {
      if case .array(let findings)? = file["findings"] {
        for case .object(let finding) in findings {
          var line: JSONObject = ["kind": "finding"]
          line["path"] = file["path"]
          for member in finding { line[member.key] = member.value }
          wanted.append(.object(line))
        }
      }
      file["findings"] = nil
      var line: JSONObject = ["kind": "file"]
      for member in file { line[member.key] = member.value }
      wanted.append(.object(line))
    }
    var line: JSONObject = ["kind": "summary", "schema": "backup-lint-report/1"]
    if case .object(let summary)? = report["summary"] {
      for member in summary { line[member.key] = member.value }
    }
    wanted.append(.object(line))
    let lines = try ReportRun(.jsonl, flags).output.split(separator: "\n")
    #expect(try lines.map { try JSONDocument(reading: String($0)).root } == wanted)
  }

  @Test func `a line is there before the run has ended`() throws {
    let sink = OutputSink()
    var reporter = JSONLinesReporter(ReporterOptions(sink: sink))
    reporter.begin()
    let checked = KnownFormats.shipped.check(InputBytes("{"), .init())
    reporter.report(FileReport(path: "a", outcome: .checked(checked)))
    #expect(sink.text.hasSuffix("\"error\":null}\n"))
  }
}
