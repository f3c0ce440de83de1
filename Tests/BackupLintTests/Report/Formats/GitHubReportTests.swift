import BackupJSON
import Testing

@testable import BackupLint

@Suite struct GitHubReportTests {
  @Test func `what would end a command or a property is escaped`() {
    var command = GitHubCommand(.warning, title: "a/b", "50%,\r\n:x", "100%\r\n: , ::error::")
    let place = SourcePosition(offset: 0, line: 2, column: 3, utf16Column: 3)
    command.locate(place, SourcePosition(offset: 4, line: 2, column: 7, utf16Column: 7))
    #expect(
      command.line
        == "::warning file=50%25%2C%0D%0A%3Ax,line=2,col=3,endLine=2,endColumn=7,title=a/b::100%25%0D%0A: , ::error::"
    )
  }

  @Test func `a place of several lines has no columns`() {
    var command = GitHubCommand(.note, title: "a/b", "f", "m")
    let place = SourcePosition(offset: 0, line: 2, column: 3, utf16Column: 3)
    command.locate(place, SourcePosition(offset: 9, line: 4, column: 1, utf16Column: 1))
    #expect(command.line == "::notice file=f,line=2,endLine=4,title=a/b::m")
  }

  @Test func `the errors of all files come before the first warning`() throws {
    let lines = try ReportRun(.github).output.split(separator: "\n")
    let kinds = lines.map { $0.prefix { $0 != " " } }
    #expect(kinds == ["::error", "::error", "::error", "::warning"])
    #expect(lines[0].contains("file=fault.json"))
    #expect(lines[2].contains("file=missing.json"))
  }
}
