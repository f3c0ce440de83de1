package import BackupFormat

/// A made-up format for the rules that no Seaglass file can break: unions, maps, forms, decimals, small limits.
package enum ExampleFormat {
  package static let contract = Contract(
    format: "example-backup",
    title: "Example",
    version: FormatVersion(2, 0),
    status: .draft,
    recognition: Recognition(value: "example-backup"),
    root: "backup",
    records: [
      RecordType(
        "backup",
        fields: [
          FieldType("people", .list(ListType(of: .record("person")))),
          FieldType("shapes", .list(ListType(of: .union(shapes)))),
          FieldType("form", .list(ListType(of: .union(questions)))),
          FieldType("expenses", .list(ListType(of: .record("expense")))),
        ]
      ),
      RecordType("person", fields: [FieldType("id", .key(TextType(1...20)))]),
      RecordType(
        "circle",
        unknownFields: .refused,
        fields: [FieldType("radius", .integer(IntegerType(1...100)))]
      ),
      RecordType(
        "scale",
        fields: [
          FieldType("id", .key(TextType(1...20))), FieldType("min", .integer(IntegerType())),
          FieldType("max", .integer(IntegerType())),
        ]
      ),
      RecordType(
        "choice",
        fields: [
          FieldType("id", .key(TextType(1...20))),
          FieldType("options", .list(ListType(of: .record("option")))),
        ]
      ),
      RecordType("option", fields: [FieldType("id", .key(TextType(1...20)))]),
      expense,
      RecordType("share", fields: [FieldType("amount", .integer(IntegerType()))]),
    ],
    collections: [Collection(field: "people"), Collection(field: "expenses")],
    limits: Limits(bytes: 4000, records: 3)
  )

  private static let shapes = UnionType(
    on: "shape",
    [UnionType.Case("circle", "circle")],
    unknown: .refused
  )

  private static let questions = UnionType(
    on: "kind",
    [UnionType.Case("scale", "scale"), UnionType.Case("choice", "choice")],
    unknown: .kept
  )

  private static let answers = AnswersType(
    questions: ["form"],
    idField: "id",
    kindField: "kind",
    kinds: [
      AnswersType.Kind("scale", .integer(minimumField: "min", maximumField: "max")),
      AnswersType.Kind("choice", .option(listField: "options", idField: "id")),
    ]
  )

  private static let expense = RecordType(
    "expense",
    reserved: ["paid"],
    rules: [
      .sum(list: "shares", item: "amount", total: "total"),
      FieldRule(.sum(list: "shares", item: "amount", total: "budget"), breach: .warned),
      FieldRule(.notBefore(field: "closedOn", other: "openedOn"), breach: .warned),
    ],
    fields: [
      FieldType("id", .key(TextType(1...20))),
      FieldType("payer", .reference(ReferenceType(to: "people", dangling: .warned))),
      FieldType("remark", .text(TextType()), presence: .optional, aliases: ["comment"]),
      FieldType("state", .enumeration(EnumerationType(["open", "closed"], unknown: .refused))),
      FieldType("openedOn", .day),
      FieldType("closedOn", .day),
      FieldType("total", .integer(IntegerType())),
      FieldType("budget", .integer(IntegerType())),
      FieldType("shares", .list(ListType(of: .record("share")))),
      FieldType(
        "tags",
        .list(ListType(of: .text(TextType(1...20, characters: "a-z")), 0...3, isUnique: true))
      ),
      FieldType("ratio", .decimal(DecimalType(minimum: "0", maximum: "1"))),
      FieldType("fee", .decimal(DecimalType(currencyField: "feeCurrency"))),
      FieldType("feeCurrency", .currency),
      FieldType("photo", .base64(Base64Type(0...100))),
      FieldType("visits", .map(MapType(.day, to: .integer(IntegerType(0...99)), maximum: 2))),
      FieldType("answers", .answers(answers)),
      FieldType("anything", .any),
    ]
  )

  /// A clean document of the format.
  package static let text = """
    {
      "format": "example-backup",
      "version": {"major": 2, "minor": 0},
      "people": [{"id": "ann"}, {"id": "bob"}],
      "shapes": [{"shape": "circle", "radius": 3}],
      "form": [
        {"id": "mood", "kind": "scale", "min": 1, "max": 10},
        {"id": "sport", "kind": "choice", "options": [{"id": "run"}, {"id": "swim"}]}
      ],
      "expenses": [
        {
          "id": "e1",
          "payer": "ann",
          "remark": "shared",
          "state": "open",
          "openedOn": "2026-01-30",
          "closedOn": "2026-02-01",
          "total": 900,
          "budget": 900,
          "shares": [{"amount": 400}, {"amount": 500}],
          "tags": ["food", "trip"],
          "ratio": 0.5,
          "fee": 2.5,
          "feeCurrency": "MYR",
          "photo": "aGVsbG8=",
          "visits": {"2026-01-31": 2},
          "answers": {"mood": 7, "sport": "run"},
          "anything": [1, 2]
        }
      ]
    }

    """
}
