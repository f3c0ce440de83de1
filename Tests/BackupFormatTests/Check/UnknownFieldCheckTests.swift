import BackupFormat
import BackupJSON
import Testing

/// Keys that are no fields, in a record that takes no others.
struct UnknownFieldCheckTests {
  private let contract = SmallContract.contract(
    RecordType(
      "permission",
      unknownFields: .refused,
      reserved: ["owner"],
      fields: [FieldType("read", .boolean), FieldType("notes", .record("notes"), presence: .optional)]
    ),
    RecordType("notes", fields: [])
  )

  @Test(arguments: [
    (#"{"read": true, "write": true}"#, "field/not-allowed /value/write"),
    (#"{"read": true, "owner": "ann"}"#, "field/not-allowed /value/owner"),
    (#"{"raed": true}"#, "field/missing /value/raed"),
  ])
  func `a key that is no field refuses the file`(value: String, finding: String) throws {
    let report = try SmallContract.report(contract, value)
    #expect(report.lines == [finding])
    #expect(report.verdict == .refused)
  }

  @Test
  func `the records inside have a policy of their own`() throws {
    let report = try SmallContract.report(contract, #"{"read": true, "notes": {"write": true}}"#)
    #expect(report.lines == ["field/unknown /value/notes/write"])
    #expect(report.verdict == .accepted)
  }

  @Test
  func `a newer minor may have added the key`() throws {
    let report = try SmallContract.report(contract, #"{"read": true, "write": true}"#, minor: 2)
    #expect(report.lines == ["version/newer-minor /version", "field/unknown /value/write"])
    #expect(report.verdict == .degraded)
  }

  @Test
  func `one key is one error, with the number of its places, and all of them count`() throws {
    let list = SmallContract.contract(
      RecordType("box", fields: [FieldType("items", .list(ListType(of: .record("item"))))]),
      RecordType("item", unknownFields: .refused, fields: [])
    )
    let items = Array(repeating: #"{"x": 1}"#, count: 300).joined(separator: ",")
    let report = try SmallContract.report(list, "{\"items\": [\(items)]}")
    #expect(report.lines == ["field/not-allowed /value/items/0/x"])
    #expect(report.findings.first?.occurrences == 300)
  }
}
