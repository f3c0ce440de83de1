import BackupJSON
import Foundation
import TestSupport
import Testing

@testable import BackupLint

@Suite struct JSONReportTests {
  private static let folder = Corpora.packageRoot + "/Tests/EndToEndTests/Files"

  /// A report over a good file, a bad one, one that is no JSON, and one that is not there.
  private static func report(_ flags: [String] = []) throws -> (text: String, status: BackupLint.ExitStatus) {
    let bad = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: bad) }
    let text = try String(contentsOfFile: folder + "/full.json", encoding: .utf8)
      .replacingOccurrences(of: "1400", with: "14.00")
      .replacingOccurrences(of: "\"preset\": \"custom\",", with: "\"preset\": \"custom\", \"name\": \"A\",")
      .replacingOccurrences(of: "\"theme\"", with: "\"isPro\": true, \"theme\"")
    try text.write(to: bad, atomically: true, encoding: .utf8)
    let files = [folder + "/full.json", bad.path, #filePath, folder + "/missing.json"]
    let run = ToolRun(["check", "--format", "json"] + flags + files)
    return (run.output.replacingOccurrences(of: bad.path, with: "bad.json"), run.status)
  }

  @Test(arguments: [[], ["--show-values"], ["--max-findings", "1"]])
  func `a report is as its schema says`(_ flags: [String]) throws {
    let path = Corpora.packageRoot + "/Schemas/report.schema.json"
    var check = SchemaCheck(schema: try JSONDocument(reading: try InputBytes.file(path)).root)
    let report = try Self.report(flags)
    check.check(try JSONDocument(reading: report.text).root)
    #expect(check.faults == [])
    #expect(report.status == .failure)
  }

  @Test(arguments: ["full.json", "old.json", "missing.json"])
  func `the report of an upgrade is as its schema says`(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fixtures = Corpora.packageRoot + "/fixtures/spendrop-backup"
    try FileManager.default.copyItem(
      atPath: fixtures + "/2.0/dangling.json",
      toPath: folder.appending(path: "old.json").path
    )
    try FileManager.default.copyItem(
      atPath: fixtures + "/5.0/full.json",
      toPath: folder.appending(path: "full.json").path
    )
    let run = ToolRun(["upgrade", "--format", "json", folder.appending(path: name).path])
    let schema = Corpora.packageRoot + "/Schemas/report.schema.json"
    var check = SchemaCheck(schema: try JSONDocument(reading: try InputBytes.file(schema)).root)
    let report = try JSONDocument(reading: run.output).root
    check.check(report)
    #expect(check.faults == [])
    let upgrade = report.objectValue?["files"]?.arrayValue?.first?.objectValue?["upgrade"]?.objectValue
    switch name {
    case "old.json":
      #expect(upgrade?["outcome"] == "converted")
      #expect(upgrade?["to"] == "5.0")
      #expect(upgrade?["losses"] == 5)
      let operations = (upgrade?["operations"]?.arrayValue ?? []).compactMap(\.objectValue)
      #expect(operations.contains { $0["do"] == "dropDangling" && $0["dropped"] != 0 })
    case "full.json": #expect(upgrade?["outcome"] == "current")
    default: #expect(upgrade == nil)
    }
  }

  @Test func `the check against the schema finds what is wrong`() throws {
    let path = Corpora.packageRoot + "/Schemas/report.schema.json"
    var check = SchemaCheck(schema: try JSONDocument(reading: try InputBytes.file(path)).root)
    check.check(["schema": "backup-lint-report/2", "files": [["path": 1]], "more": nil])
    #expect(check.faults.contains(": without summary"))
    #expect(check.faults.contains("/schema: not the constant"))
    #expect(check.faults.contains("/files/0: without findings"))
    #expect(check.faults.contains("/files/0/path: not string"))
    #expect(check.faults.contains(": with more"))
  }

  @Test func `the same files give the same bytes`() throws {
    #expect(try Self.report().text == Self.report().text)
  }

  @Test func `a redacted report shows no value of the file`() throws {
    let text = try Self.report().text
    for value in ["Coffee", "14.00", "1400", "after lunch", "Nail"] { #expect(!text.contains(value)) }
    #expect(text.contains("\"replacement\": null"))
  }

  @Test func `a report with values shows what to write`() throws {
    let text = try Self.report(["--show-values"]).text
    #expect(text.contains("\"replacement\": \"1400\""))
    #expect(text.contains("tracker \\\"Coffee\\\""))
  }
}
