import BackupFormat
import Testing

/// `fixtures/conformance`: files with one fault each, named by it, and files that are odd and right.
struct ConformanceFileTests {
  @Test(arguments: ConformanceFile.all)
  func `a file has its verdict and exactly its findings`(file: ConformanceFile) throws {
    let bytes = try file.bytes()
    let expected = try file.expectation()
    let report = Checking.report(bytes)
    #expect(report.verdict.rawValue == expected.verdict)
    #expect(report.lines(in: bytes) == expected.findings)
  }

  @Test(arguments: ConformanceFile.withMend)
  func `a file is accepted once its fault is mended`(file: ConformanceFile) throws {
    let mend = try #require(try file.expectation().mend)
    let mended = try mend.reduce(try file.bytes()) { try $1.applied(to: $0) }
    let report = Checking.report(mended)
    #expect(report.verdict == .accepted)
  }

  @Test(arguments: zip(ConformanceFile.folders, [Verdict.accepted, .degraded, .refused]))
  func `the folder says the verdict`(folder: String, verdict: Verdict) throws {
    let files = ConformanceFile.files(in: folder)
    #expect(!files.isEmpty)
    for file in files {
      #expect(try file.expectation().verdict == verdict.rawValue, "\(file.testDescription)")
    }
  }

  @Test(arguments: ConformanceFile.folders)
  func `each file has its expectation beside it, and nothing else is there`(folder: String) {
    let files = ConformanceFile.files(in: folder).flatMap { ["\($0.name).expected.json", "\($0.name).json"] }
    #expect(ConformanceFile.names(in: folder) == files.sorted())
  }

  @Test
  func `a refused file has one cause`() throws {
    for file in ConformanceFile.files(in: "refuse") {
      let rules = Set(try file.expectation().findings.filter { $0.severity == "error" }.map(\.rule))
      #expect(rules.count == 1, "\(file.testDescription)")
    }
  }
}
