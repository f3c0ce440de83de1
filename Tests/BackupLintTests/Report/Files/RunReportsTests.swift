import Foundation
import Testing

@testable import BackupLint

@Suite struct RunReportsTests {
  @Test(arguments: ReportFormat.allCases)
  func `a report in a file is the one that standard output would get`(_ format: ReportFormat) throws {
    let folder = try TemporaryFolder()
    let run = try ReportRun(format, ["--report", "\(format.rawValue)=\(folder.path)/run"], folder: folder)
    #expect(run.status == .failure)
    #expect(!run.output.isEmpty)
    #expect(try folder.text(of: "run").replacingOccurrences(of: folder.path + "/", with: "") == run.output)
  }

  @Test func `all formats are written in one run`() throws {
    let folder = try TemporaryFolder()
    let flags = ReportFormat.allCases.flatMap {
      ["--report", "\($0.rawValue)=\(folder.path)/\($0.rawValue)"]
    }
    _ = try ReportRun(.text, flags)
    #expect(folder.names == ReportFormat.allCases.map(\.rawValue).sorted())
    for name in folder.names { #expect(try !folder.text(of: name).isEmpty) }
  }

  @Test func `values are hidden in files also where standard output is a terminal`() throws {
    let folder = try TemporaryFolder()
    try folder.write(ReportRun.usual[1].text, to: "fault.json")
    let words = [
      "check", "--color", "never", "--report", "text=\(folder.path)/run", folder.path + "/fault.json",
    ]
    let run = ToolRun(words, isTerminal: true)
    #expect(run.output.contains("Coffee"))
    #expect(try !folder.text(of: "run").contains("Coffee"))
  }
}
