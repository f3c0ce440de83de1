import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

/// Changes that look harmless, since both readers take the files, and are not.
struct MeaningTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let older: [FieldType]
    let newer: [FieldType]
  }

  private static func contract(_ fields: [FieldType]) -> Contract {
    Contract(
      format: "notes-backup",
      title: "Notes",
      version: FormatVersion(1, 0),
      status: .draft,
      recognition: Recognition(value: "notes-backup"),
      root: "backup",
      records: [
        RecordType("backup", fields: [FieldType("items", .list(ListType(of: .record("item"))))] + fields),
        RecordType("item", fields: [FieldType("id", .key(TextType(0...5)))]),
      ],
      collections: [Collection(field: "items")]
    )
  }

  private static let warned = ValueType.reference(ReferenceType(to: "items", dangling: .warned))

  @Test(arguments: [
    Pair(
      testDescription: "a key becomes a reference that warns",
      older: [FieldType("chosen", .key(TextType()))],
      newer: [FieldType("chosen", warned)]
    ),
    Pair(
      testDescription: "a reference that warns becomes a key",
      older: [FieldType("chosen", warned)],
      newer: [FieldType("chosen", .key(TextType(0...50)))]
    ),
    Pair(
      testDescription: "a text becomes a key, and is compared in another way",
      older: [FieldType("name", .text(TextType(1...9, equality: .caseless)))],
      newer: [FieldType("name", .key(TextType(1...9)))]
    ),
    Pair(
      testDescription: "an optional field gets another key, and the old one as an alias",
      older: [FieldType("color", .text(TextType(0...9)), presence: .defaulting("red"))],
      newer: [FieldType("colour", .text(TextType(0...9)), presence: .defaulting("red"), aliases: ["color"])]
    ),
    Pair(
      testDescription: "a new field has the key that an older reader takes for another one",
      older: [FieldType("y", .text(TextType(0...9)), presence: .defaulting(""), aliases: ["x"])],
      newer: [
        FieldType("y", .text(TextType(0...9)), presence: .defaulting("")),
        FieldType("x", .integer(IntegerType()), presence: .defaulting(.integer(1))),
      ]
    ),
  ])
  func `a change that only looks harmless needs a major`(_ pair: Pair) {
    let comparison = ContractComparison(from: Self.contract(pair.older), to: Self.contract(pair.newer))
    #expect(comparison.bump == .major, "\(comparison.changes.map { "\($0.rule) \($0.place) \($0.bump)" })")
  }
}
