import Foundation
import TestSupport
import Testing

@testable import BackupLint

/// Reports against what others, or Schemas/reports, say of their form. `make report-schemas` fetches what it takes.
@Suite(.enabled(if: SchemaPython.isThere, "no .build/report-schemas; `make report-schemas` makes it"))
struct PublishedSchemaTests {
  /// Types that were generated from the published schema of SARIF 2.1.0, unknown members refused.
  private static let sarif = """
    import sys
    from fluidattacks_core.sarif import SarifLog
    try: SarifLog.model_validate_json(sys.stdin.buffer.read())
    except ValueError as error: print(error)
    """

  private static let xml = """
    import sys
    from lxml import etree
    schema = etree.XMLSchema(etree.parse(sys.argv[1]))
    schema.validate(etree.fromstring(sys.stdin.buffer.read()))
    for error in schema.error_log: print(error)
    """

  static let runs: [(flags: [String], files: [(name: String, text: String)])] = [
    ([], ReportRun.usual), (["--show-values"], ReportRun.usual), (["--max-findings", "1"], ReportRun.usual),
    (["--show-values"], EveryFormatTests.hostile), ([], []),
  ]

  @Test(arguments: runs.indices)
  func `a SARIF report is as its schema says`(_ index: Int) throws {
    let report = try ReportRun(.sarif, Self.runs[index].flags, files: Self.runs[index].files).output
    #expect(try SchemaPython.run(Self.sarif, input: report) == "")
  }

  @Test(arguments: runs.indices, [ReportFormat.junit, .checkstyle])
  func `an XML report is as its schema says`(_ index: Int, _ format: ReportFormat) throws {
    let report = try ReportRun(format, Self.runs[index].flags, files: Self.runs[index].files).output
    let schema = Corpora.packageRoot + "/Schemas/reports/\(format.rawValue).xsd"
    #expect(try SchemaPython.run(Self.xml, [schema], input: report) == "")
  }

  @Test func `the schemas find what is wrong`() throws {
    let sarif = try ReportRun(.sarif).output
    for (good, bad) in [
      ("\"warning\"", "\"grave\""), ("\"ruleIndex\"", "\"rulesIndex\""), ("\"2.1.0\"", "\"2\""),
    ] {
      #expect(
        try !SchemaPython.run(Self.sarif, input: sarif.replacingOccurrences(of: good, with: bad)).isEmpty
      )
    }
    let junit = try ReportRun(.junit).output.replacingOccurrences(of: "testcase", with: "testCase")
    let schema = Corpora.packageRoot + "/Schemas/reports/junit.xsd"
    #expect(try !SchemaPython.run(Self.xml, [schema], input: junit).isEmpty)
  }
}
