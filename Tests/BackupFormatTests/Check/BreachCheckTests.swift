import BackupFormat
import BackupJSON
import Testing

/// What a record does that breaks a condition between its fields.
struct BreachCheckTests {
  private func contract(_ breach: FieldRule.Breach) -> Contract {
    SmallContract.contract(
      RecordType(
        "trip",
        rules: [
          FieldRule(.notBefore(field: "end", other: "start"), breach: breach),
          FieldRule(.sum(list: "legs", item: "length", total: "length"), breach: breach),
        ],
        fields: [
          FieldType("start", .day), FieldType("end", .day), FieldType("length", .integer(IntegerType())),
          FieldType("legs", .list(ListType(of: .record("leg")))),
        ]
      ),
      RecordType("leg", fields: [FieldType("length", .integer(IntegerType()))])
    )
  }

  private let wrong =
    #"{"start": "2026-01-02", "end": "2026-01-01", "length": 5, "legs": [{"length": 2}, {"length": 2}]}"#
  private let right =
    #"{"start": "2026-01-01", "end": "2026-01-02", "length": 4, "legs": [{"length": 2}, {"length": 2}]}"#

  @Test
  func `a record is refused where nothing else is said`() throws {
    let report = try SmallContract.report(contract(.refused), wrong)
    #expect(report.lines == ["rule/not-before /value/end", "rule/sum /value/legs"])
    #expect(report.verdict == .refused)
  }

  @Test
  func `a record is kept with a warning where the rule says so`() throws {
    let report = try SmallContract.report(contract(.warned), wrong)
    #expect(report.lines == ["rule/not-before-kept /value/end", "rule/sum-kept /value/legs"])
    #expect(report.findings.allSatisfy { $0.severity == .warning })
    #expect(report.verdict == .degraded)
  }

  @Test(arguments: FieldRule.Breach.allCases)
  func `a record that breaks nothing is accepted`(breach: FieldRule.Breach) throws {
    #expect(try SmallContract.report(contract(breach), right).verdict == .accepted)
  }
}
