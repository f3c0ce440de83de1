import BackupFormat
import BackupJSON
import Testing

@testable import BackupUpgrade

/// A step between two majors of a small format with one list of items; a test says what differs.
enum SmallStep {
  /// A contract whose root has the items, and what is given beside.
  static func contract(
    _ major: Int,
    _ item: [FieldType],
    root: [FieldType] = [],
    records: [RecordType] = [],
    collections: [Collection] = []
  ) -> Contract {
    Contract(
      format: "small-backup",
      title: "Small",
      version: FormatVersion(major, 0),
      status: .released,
      recognition: Recognition(value: "small-backup"),
      root: "backup",
      records: [
        RecordType("backup", fields: [FieldType("items", .list(ListType(of: .record("item"))))] + root),
        RecordType("item", fields: [FieldType("id", .uuid)] + item),
      ] + records,
      collections: [Collection(field: "items")] + collections
    )
  }

  /// What is found about a step with these operations.
  static func gaps(
    _ operations: [String],
    _ old: Contract,
    _ new: Contract,
    mark: String = #"{"format": "small-backup", "version": {"major": 2, "minor": 0}}"#,
    remove: String = "[]"
  ) throws -> [StepGap] {
    let text = """
      {"kind": "backup-upgrade", "upgrade": 1, "format": "small-backup", "from": 1, "to": 2, "operations": [
        {"do": "mark", "set": \(mark), "remove": \(remove)}\(operations.map { ",\n" + $0 }.joined())
      ]}
      """
    let reading = UpgradeReader().read(InputBytes(text))
    #expect(reading.findings.filter { $0.severity == .error } == [])
    return ContractFit.gaps(of: try #require(reading.upgrade), from: old, to: new)
  }

  static func gaps(_ operations: [String], _ old: [FieldType], _ new: [FieldType]) throws -> [StepGap] {
    try gaps(operations, contract(1, old), contract(2, new))
  }
}

extension [StepGap] {
  /// Level and message of each: `fault: …`.
  var words: [String] { map { "\($0.level): \($0.message)" } }
}
