import Testing

@testable import BackupLint

@Suite struct ReportRequestTests {
  private static func requests(_ words: [String]) throws -> ReportRequests? {
    let parser = CommandLineParser(fileExists: { _ in true })
    guard case .run(let invocation) = try parser.parse(["check", "a"] + words) else { return nil }
    return try ReportRequests(invocation)
  }

  @Test func `each report has a format and a file`() throws {
    let words = ["--report", "sarif=a=b", "--report=json=c", "--format", "github"]
    let requests = try #require(try Self.requests(words))
    #expect(requests.standard == .github)
    #expect(requests.files.map(\.format) == [.sarif, .json])
    #expect(requests.files.map(\.path) == ["a=b", "c"])
  }

  @Test(arguments: [
    ([], ReportFormat.text), (["--report", "json=-"], .json), (["--format", "xcode"], .xcode),
  ])
  func `one report goes to standard output`(_ words: [String], _ format: ReportFormat) throws {
    #expect(try Self.requests(words)?.standard == format)
    #expect(try Self.requests(words)?.files.isEmpty == true)
  }

  @Test(arguments: [
    (["--report", "jsn=a"], "json"), (["--report", "SARIF=a"], "sarif"), (["--report", "a"], nil),
    (["--report", "json"], nil), (["--report", "json="], nil),
    (["--report", "=a"], nil),
    (["--report", "json=-", "--report", "sarif=-"], nil), (["--report", "json=-", "--format", "json"], nil),
  ])
  func `a mistake is named, with what was probably meant`(_ words: [String], _ suggestion: String?) {
    do {
      _ = try Self.requests(words)
      Issue.record("accepted")
    } catch let error as UsageError {
      #expect(error.suggestion == suggestion)
    } catch {
      Issue.record("another error")
    }
  }
}
