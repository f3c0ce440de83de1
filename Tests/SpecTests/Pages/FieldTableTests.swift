import BackupFormat
import BackupFormats
import Testing

/// The tables of Spec/formats/seaglass-backup.md beside the contract.
struct FieldTableTests {
  private let page = SpecPage(path: "formats/seaglass-backup.md")

  @Test(arguments: Seaglass.definition.contract.records)
  func `the table of a record has its fields in order, with what absent and null mean`(record: RecordType) {
    let isRoot = record.name == Seaglass.definition.contract.root
    let rows = page.rows(under: isRoot ? "## Root" : "## \(record.name)")
    #expect(
      rows.first
        == ["field", "type", "absent", "null", "unknown, outside", "example", "history", "meaning"]
    )
    let fields = rows.dropFirst().drop { isRoot && ["`format`", "`version`"].contains($0[0]) }
    #expect(fields.map { $0[0] } == record.fields.map { "`\($0.name)`" })
    for (row, field) in zip(fields, record.fields) {
      #expect(row[2] == Self.absent(field.presence), "\(record.name).\(field.name)")
      #expect(row[3] == Self.null(field.null), "\(record.name).\(field.name)")
    }
  }

  @Test(arguments: Seaglass.definition.contract.records)
  func `the table of a record names every value of its enumerations`(record: RecordType) {
    let rows = page.rows(
      under: record.name == Seaglass.definition.contract.root ? "## Root" : "## \(record.name)"
    )
    for field in record.fields {
      guard case .enumeration(let enumeration) = field.type else { continue }
      let row = rows.first { $0[0] == "`\(field.name)`" }
      let values = enumeration.values.map { "`\($0.name)`" }.joined(separator: ", ")
      #expect(row?[1] == "enumeration: " + values)
      let unknown =
        switch enumeration.unknown {
        case .refused: "refused"
        case .null: "null"
        case .value(let name): "`\(name)`"
        case .kept(let words): "kept as it is, shown as \"\(words)\""
        }
      #expect(row?[4] == unknown)
    }
  }

  private static func absent(_ presence: FieldType.Presence) -> String {
    switch presence {
    case .required: "refused"
    case .optional: "no value"
    case .defaulting(let value): "\(value)"
    }
  }

  private static func null(_ null: FieldType.Null) -> String {
    switch null {
    case .refused: "refused"
    case .absent: "the same as absent"
    case .meaning(let words): words
    }
  }
}
