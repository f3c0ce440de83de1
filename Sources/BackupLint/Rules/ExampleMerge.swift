import BackupEnvelope
import BackupFormat
import BackupImport
package import BackupJSON
import BackupUpgrade
import BackupValues

/// A backup that is merged into a store which holds the same: what the examples of the merge rules change.
package enum ExampleMerge {
  package static let text = """
    {
      "format": "example-diary",
      "exportedAt": "2026-03-01T00:00:00Z",
      "owner": {"name": "Ada"},
      "version": {"major": 1, "minor": 1}, "notes": [
        {"id": "a", "title": "Tea", "from": 3, "to": 5, "updatedAt": "2026-02-01T00:00:00Z", "answers": {}}
      ],
      "form": [{"id": "mood", "kind": "scale", "archived": false, "min": 1, "max": 5}]
    }

    """

  private static let contract = Contract(
    format: "example-diary",
    title: "Diary",
    version: FormatVersion(1, 1),
    status: .draft,
    recognition: Recognition(value: "example-diary"),
    root: "backup",
    records: [
      RecordType(
        "backup",
        fields: [
          FieldType("exportedAt", .utcMoment), FieldType("owner", .record("owner")),
          FieldType("notes", .list(ListType(of: .record("note")))),
          FieldType("form", .list(ListType(of: .union(questions)))),
        ]
      ),
      RecordType("owner", fields: [FieldType("name", .text(TextType()))]),
      RecordType(
        "note",
        label: "title",
        rules: [.notBefore(field: "to", other: "from")],
        fields: [
          FieldType("id", .key(TextType(1...40))), FieldType("title", .text(TextType())),
          FieldType("from", .integer(IntegerType())),
          FieldType("to", .integer(IntegerType()), presence: .optional, since: FormatVersion(1, 1)),
          FieldType("updatedAt", .utcMoment), FieldType("answers", .answers(answers)),
        ]
      ),
      RecordType(
        "scale",
        fields: [
          FieldType("id", .key(TextType(1...40))), FieldType("archived", .boolean),
          FieldType("min", .integer(IntegerType())), FieldType("max", .integer(IntegerType())),
        ]
      ),
      RecordType(
        "toggle",
        fields: [FieldType("id", .key(TextType(1...40))), FieldType("archived", .boolean)]
      ),
    ],
    collections: [Collection(field: "notes", updatedAt: "updatedAt", duplicateSignatures: [["title"]])],
    exportedAt: "exportedAt"
  )

  private static let questions = UnionType(
    on: "kind",
    [UnionType.Case("scale", "scale"), UnionType.Case("toggle", "toggle")],
    unknown: .kept
  )

  private static let answers = AnswersType(
    questions: ["form"],
    idField: "id",
    kindField: "kind",
    kinds: [
      AnswersType.Kind("scale", .integer(minimumField: "min", maximumField: "max")),
      AnswersType.Kind("toggle", .boolean),
    ]
  )

  /// What is said about a file when it is merged into the store.
  package static func findings(of file: InputBytes) throws -> [Finding] {
    let library = try FormatLibrary([contract])
    let now = try UTCMoment.read(utf8: "2026-03-02T00:00:00Z".utf8)
    let importer = Importer(UpgradeChain(library, steps: []), now: now)
    let store = MemoryStore()
    _ = try checked(InputBytes(text), importer).plan(for: store).apply(.merge, to: store, safety: nil)
    let checked = try checked(file, importer)
    return try checked.plan(for: store).findings
  }

  private static func checked(_ file: InputBytes, _ importer: Importer) throws -> CheckedBackup {
    switch try importer.open(file) {
    case .opened(let opened): try opened.identify().convert().check()
    case .locked(let locked): try locked.unlock(Passcode("")).identify().convert().check()
    }
  }
}
