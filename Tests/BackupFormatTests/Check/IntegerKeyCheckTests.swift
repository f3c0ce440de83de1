import BackupFormat
import BackupJSON
import Testing

/// Records that are known by a number, as the rows of an old table are.
struct IntegerKeyCheckTests {
  private static let contract = Contract(
    format: "rows",
    title: "Rows",
    version: FormatVersion(1, 0),
    status: .draft,
    recognition: Recognition(value: "rows"),
    root: "root",
    records: [
      RecordType("root", fields: [FieldType("rows", .list(ListType(of: .record("row"))))]),
      RecordType(
        "row",
        fields: [
          FieldType("id", .integer(IntegerType(0...IntegerType.largest))),
          FieldType("parent", .reference(ReferenceType(to: "rows")), presence: .optional),
          FieldType("mood", .integer(IntegerType(1...10)), presence: .optional),
        ]
      ),
    ],
    collections: [Collection(field: "rows")]
  )

  private static func report(_ rows: [String]) throws -> CheckReport {
    let text = #"{"format":"rows","version":{"major":1,"minor":0},"rows":[\#(rows.joined(separator: ","))]}"#
    return BackupChecker(try FormatLibrary([contract])).check(InputBytes(text))
  }

  @Test(arguments: [
    ([#"{"id":7}"#, #"{"id":70}"#], []),
    ([#"{"id":7}"#, #"{"id":8}"#, #"{"id":7}"#], ["id/duplicate /rows/2/id"]),
    ([#"{"id":"7"}"#], ["type/expected-integer /rows/0/id"]),
    ([#"{"id":7.0}"#], ["number/not-plain-integer /rows/0/id"]),
    ([#"{"id":-1}"#], ["number/out-of-range /rows/0/id"]),
    ([#"{}"#], ["field/missing /rows/0/id"]), ([#"{"id":null}"#], ["field/null /rows/0/id"]),
  ])
  func `a number identifies a record`(rows: [String], expected: [String]) throws {
    #expect(try Self.report(rows).lines == expected)
  }

  @Test(arguments: [
    ([#"{"id":7}"#, #"{"id":8,"parent":7}"#], []), ([#"{"id":8,"parent":9}"#, #"{"id":9}"#], []),
    ([#"{"id":7}"#, #"{"id":8,"parent":70}"#], ["ref/missing /rows/1/parent"]),
    ([#"{"id":7,"parent":"7"}"#], ["type/expected-integer /rows/0/parent"]),
  ])
  func `a record refers to another by its number`(rows: [String], expected: [String]) throws {
    #expect(try Self.report(rows).lines == expected)
  }

  @Test func `people are told the number of the row`() throws {
    let finding = try #require(try Self.report([#"{"id":7,"mood":11}"#]).findings.first)
    #expect(finding.label == Finding.Label(kind: "row", name: "7"))
  }

  @Test func `a duplicate names both places, and thousands of them are counted`() throws {
    let rows = (Array(0..<3000) + Array(0..<3000)).map { #"{"id":\#($0)}"# }
    let report = try Self.report(rows)
    #expect(report.counts[.error] == 3000)
    #expect(report.findings.first?.pointer.description == "/rows/3000/id")
    #expect(report.findings.first?.notes.first?.pointer?.description == "/rows/0/id")
  }
}
