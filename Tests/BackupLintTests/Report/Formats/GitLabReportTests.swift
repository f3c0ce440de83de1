import BackupFormat
import BackupJSON
import Testing

@testable import BackupLint

@Suite struct GitLabReportTests {
  private static func issues(_ files: [(name: String, text: String)]) throws -> [JSONValue] {
    let root = try JSONDocument(reading: try ReportRun(.gitlab, files: files).output).root
    guard case .array(let issues) = root else { return [] }
    return issues
  }

  private static func text(_ issue: JSONValue, _ key: String) -> String {
    guard case .object(let members) = issue, case .string(let text)? = members[key] else { return "" }
    return text
  }

  @Test func `fingerprints are unique, also of the same fault in two files`() throws {
    let fault = ReportRun.usual[1].text
    let issues = try Self.issues([("a.json", fault), ("b.json", fault)])
    #expect(issues.count == 3)
    #expect(Set(issues.map { Self.text($0, "fingerprint") }).count == 3)
  }

  @Test func `one file under two names has fingerprints for both`() throws {
    let folder = try TemporaryFolder()
    try folder.write(ReportRun.usual[1].text, to: "a.json")
    // GitLab sees one path in both.
    let input = try InputBytes.file(folder.path + "/a.json")
    let sink = OutputSink()
    var reporter = GitLabReporter(ReporterOptions(sink: sink))
    for path in ["a.json", "./a.json", ".//a.json"] {
      let checked = KnownFormats.shipped.check(input, .init())
      reporter.report(FileReport(path: path, outcome: .checked(checked)))
    }
    reporter.end(RunTally())
    guard case .array(let issues) = try JSONDocument(reading: sink.text).root else { return }
    #expect(issues.count == 3)
    #expect(Set(issues.map { Self.text($0, "fingerprint") }).count == 3)
    for case .object(let issue) in issues {
      guard case .object(let location)? = issue["location"] else { continue }
      #expect(location["path"] == "a.json")
    }
  }

  @Test func `severities are those of GitLab`() throws {
    let severities = try Self.issues(ReportRun.usual).map { Self.text($0, "severity") }
    #expect(severities == ["minor", "critical", "critical", "blocker"])
  }
}
