import BackupFormat
import BackupFormats
import BackupJSON
import Testing

@testable import BackupLint

@Suite struct ConfiguredSeverityTests {
  /// A value that is read with a fallback, and a key that is not known.
  private static let file = ReportRun.full
    .replacing("\"slip\"", with: "\"slippp\"").replacing(
      "\"preferences\":",
      with: "\"extra\": 1, \"preferences\":"
    )

  @Test func `a raised severity makes the exit status 1, and leaves the verdict`() throws {
    let run = try ConfigurationRun(
      #"{"rules": {"enum/fallback": "error"}}"#,
      ["--format", "concise"],
      file: Self.file
    )
    #expect(run.status == .findings)
    #expect(run.output.contains("error[enum/fallback]"))
    let text = try ConfigurationRun(#"{"rules": {"enum/fallback": "error"}}"#, file: Self.file)
    #expect(text.output.contains("file.json: degraded — 1 error"))
  }

  @Test func `a lowered severity is not counted as the standard one`() throws {
    let configuration = #"{"rules": {"enum/fallback": "note", "field/unknown": "note"}}"#
    let run = try ConfigurationRun(configuration, ["--strict"], file: Self.file)
    #expect(run.status == .clean)
    #expect(run.output.contains("degraded — "))
    #expect(!run.output.contains("warning"))
  }

  @Test func `what is switched off is nowhere`() throws {
    let configuration = #"{"rules": {"field/unknown": "off"}}"#
    for format in ReportFormat.allCases {
      let plain = try ConfigurationRun("{}", ["--format", format.rawValue], file: Self.file)
      #expect(plain.output.contains("field/unknown"), "\(format)")
      let run = try ConfigurationRun(configuration, ["--format", format.rawValue], file: Self.file)
      #expect(!run.output.contains("field/unknown"), "\(format)")
      #expect(run.output.contains("enum/fallback"), "\(format)")
    }
  }

  @Test(arguments: [
    (ReportFormat.sarif, "\"level\": \"error\""), (.github, "::error "), (.gitlab, "\"critical\""),
    (.checkstyle, "severity=\"error\""), (.xcode, ": error: "), (.json, "\"severity\": \"error\""),
    (.jsonl, "\"severity\":\"error\""), (.junit, "failures=\"1\""), (.concise, "error["), (.text, "error["),
  ])
  func `every form has the severity that was chosen`(_ format: ReportFormat, _ mark: String) throws {
    let (plain, raised) = (
      try ConfigurationRun("{}", ["--format", format.rawValue], file: Self.file),
      try ConfigurationRun(
        #"{"rules": {"enum/fallback": "error"}}"#,
        ["--format", format.rawValue],
        file: Self.file
      )
    )
    #expect(plain.status == .clean && raised.status == .findings)
    #expect(!plain.output.contains(mark), "\(plain.output)")
    #expect(raised.output.contains(mark), "\(raised.output)")
  }

  @Test func `an error is an error, whatever the configuration says of other rules`() throws {
    let levels = ChangeableRules.all.map { rule in
      "\"\(rule.id)\": \"\(rule.degrades ? "note" : "off")\""
    }
    let configuration = "{\"rules\": {\(levels.joined(separator: ", "))}}"
    let file = Self.file.replacing("1400", with: "14.00")
    let run = try ConfigurationRun(configuration, file: file)
    #expect(run.status == .findings)
    #expect(run.output.contains("refused — 1 error"), "\(run.output)")
  }

  @Test func `findings that are only counted have their severities as well`() {
    let count = 10_400
    let entries = (0..<count).map { number in
      let moment = "\"2026-01-30T10:00:00Z\""
      return
        "{\"id\":\"0f0f0f0f-0000-4000-8000-\(100_000_000_000 + number)\",\"kind\":\"other\",\"intensity\":null,\"note\":null,"
        + "\"trackerId\":\"11111111-1111-4111-8111-111111111111\",\"occurredAt\":\(moment),"
        + "\"createdAt\":\(moment),\"updatedAt\":\(moment)},"
    }
    let file = ReportRun.full.replacing("\"entries\": [", with: "\"entries\": [" + entries.joined())
    let report = BackupChecker(ShippedFormats.library).check(InputBytes(file))
    #expect(report.counts == [.warning: count])
    #expect(report.findings.count == 10_000)
    let place = Configuration.Place(path: "", line: 1, column: 1)
    for (level, counts) in [(RuleLevel.error, [Severity.error: count]), (.note, [.note: count])] {
      let configuration = Configuration(levels: [.enumFallback: (level, place)])
      #expect(configuration.applied(to: report).counts == counts)
    }
  }
}
