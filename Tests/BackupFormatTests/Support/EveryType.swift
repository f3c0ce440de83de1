import BackupFormat
import BackupJSON
import BackupValues

/// A format that has every type of value, for tests.
enum EveryType {
  static let contract = Contract(
    format: "every-type",
    title: "Every type",
    version: FormatVersion(1, 2),
    status: .released,
    recognition: Recognition(value: "every-type"),
    root: "backup",
    records: [
      RecordType(
        "backup",
        fields: [
          FieldType("exportedAt", .utcMoment),
          FieldType("people", .list(ListType(of: .record("person")))),
          FieldType("expenses", .list(ListType(of: .record("expense")))),
          FieldType(
            "tags",
            .list(ListType(of: .text(TextType(1...10)), 0...4, isUnique: true)),
            presence: .optional
          ),
          FieldType(
            "scores",
            .map(MapType(.day, to: .integer(IntegerType(0...10)), maximum: 3)),
            presence: .optional
          ),
          FieldType("shapes", .list(ListType(of: .union(shapes))), presence: .optional),
          FieldType("form", .record("form"), presence: .optional),
          FieldType("answers", .list(ListType(of: .answers(answers))), presence: .optional),
          FieldType("values", .record("values"), presence: .optional),
          FieldType("debug", .any, presence: .optional),
        ]
      ),
      RecordType(
        "person",
        label: "name",
        reserved: ["nickname"],
        fields: [
          FieldType("id", .key(TextType(1...20))), FieldType("name", .text(TextType(1...50))),
          FieldType("boss", .reference(ReferenceType(to: "people", dangling: .warned)), presence: .optional),
          FieldType("updatedAt", .utcMoment),
        ]
      ),
      RecordType(
        "expense",
        rules: [.sum(list: "shares", item: "amount", total: "amount")],
        fields: [
          FieldType("id", .uuid), FieldType("amount", .minorUnits(MinorUnitsType(of: "currency"))),
          FieldType("currency", .currency), FieldType("shares", .list(ListType(of: .record("share")))),
        ]
      ),
      RecordType(
        "share",
        fields: [
          FieldType("person", .reference(ReferenceType(to: "people"))),
          FieldType("amount", .integer(IntegerType())),
        ]
      ),
      RecordType(
        "circle",
        fields: [FieldType("radius", .decimal(DecimalType(minimum: "0", maximum: "10.5")))]
      ),
      RecordType("square", fields: [FieldType("side", .integer(IntegerType(1...5, outside: .value(1))))]),
      RecordType("strict", unknownFields: .refused, fields: [FieldType("on", .boolean)]),
      RecordType("form", fields: [FieldType("questions", .list(ListType(of: .record("question"))))]),
      RecordType(
        "question",
        fields: [
          FieldType("id", .key(TextType(1...20))), FieldType("kind", .text(TextType())),
          FieldType("min", .integer(IntegerType()), presence: .optional),
          FieldType("max", .integer(IntegerType()), presence: .optional),
          FieldType("options", .list(ListType(of: .record("option"))), presence: .optional),
        ]
      ),
      RecordType("option", fields: [FieldType("id", .key(TextType(1...20)))]),
      RecordType(
        "values",
        rules: [FieldRule(.notBefore(field: "until", other: "day"), breach: .warned)],
        fields: [
          FieldType("until", .day, presence: .optional, aliases: ["end"]),
          FieldType("slug", .text(TextType(0...9, characters: "a-z-")), presence: .optional),
          FieldType("token", .base64(Base64Type(0...4, alphabet: .url)), presence: .optional),
          FieldType("strict", .record("strict"), presence: .optional),
          FieldType("money", .money(MoneyType(0...1000)), presence: .optional),
          FieldType("day", .day, presence: .optional), FieldType("time", .timeOfDay, presence: .optional),
          FieldType("data", .base64(Base64Type(0...4)), presence: .optional),
          FieldType("flag", .boolean, presence: .optional),
          FieldType(
            "closed",
            .enumeration(EnumerationType(["a", "b"], unknown: .refused)),
            presence: .optional
          ),
          FieldType("aVeryLongFieldNameIndeed", .boolean, presence: .optional),
        ]
      ),
    ],
    collections: [
      Collection(field: "people", updatedAt: "updatedAt"), Collection(field: "expenses"),
    ],
    exportedAt: "exportedAt"
  )

  private static let shapes = UnionType(
    on: "kind",
    [UnionType.Case("circle", "circle"), UnionType.Case("square", "square")],
    unknown: .kept
  )

  private static let answers = AnswersType(
    questions: ["form", "questions"],
    idField: "id",
    kindField: "kind",
    kinds: [
      AnswersType.Kind("scale", .integer(minimumField: "min", maximumField: "max")),
      AnswersType.Kind("choice", .option(listField: "options", idField: "id")),
      AnswersType.Kind("multiChoice", .options(listField: "options", idField: "id")),
      AnswersType.Kind("toggle", .boolean), AnswersType.Kind("text", .text),
    ]
  )

  static let checker: BackupChecker = {
    do {
      return BackupChecker(try FormatLibrary([contract]))
    } catch {
      fatalError("\(error)")
    }
  }()

  /// A whole document with these members beside the required ones.
  static func document(
    people: String = #"[{"id":"ann","name":"Ann","updatedAt":"2026-01-01T00:00:00Z"}]"#,
    expenses: String = "[]",
    _ members: String = "",
    version: String = #"{"major":1,"minor":2}"#,
    exportedAt: String = "2026-01-02T00:00:00Z"
  ) -> String {
    #"{"format":"every-type","version":\#(version),"exportedAt":"\#(exportedAt)","people":\#(people),"#
      + #""expenses":\#(expenses)\#(members.isEmpty ? "" : "," + members)}"#
  }

  /// The findings of a document, as `rule pointer`, in order.
  static func findings(_ text: String) -> [String] {
    checker.check(InputBytes(text)).findings.map { "\($0.rule) \($0.pointer)" }
  }
}
