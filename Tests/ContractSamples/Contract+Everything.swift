package import BackupFormat
import BackupJSON
import BackupValues

extension Contract {
  /// A valid contract that uses every kind of type, rule and attribute.
  package static let everything = Contract(
    format: "everything-backup",
    title: "Everything",
    version: FormatVersion(3, 2),
    status: .released,
    doc: "Every feature once.\nAnd a second line.",
    recognition: Recognition(key: "app", value: "Everything", versionKey: "schema"),
    root: "backup",
    records: [
      backup, person, row, shape("circle", "radius"), shape("square", "side"), share, portion, node, form,
    ]
      + questions + [option, settings, amounts],
    collections: [
      Collection(
        field: "people",
        key: "uid",
        updatedAt: "changedAt",
        happenedAt: "metAt",
        duplicateSignatures: [["name"], ["name", "born"]]
      ),
      Collection(field: "tags", key: "tag"), Collection(field: "rows", key: "number"),
    ],
    exportedAt: "made",
    envelopes: [1, 2],
    limits: Limits(bytes: 1 << 20, records: 5000),
    defaults: .omitted,
    spelling: Spelling(
      moments: .lenient,
      currencies: [Spelling.CurrencyName("RM", CurrencyCode("MYR")!)]
    )
  )

  private static let row = RecordType(
    "row",
    rules: [FieldRule(.sum(list: "portions", item: "part", total: "paid"), breach: .warned)],
    fields: [
      FieldType("number", .integer(IntegerType(1...100_000))),
      FieldType("above", .reference(ReferenceType(to: "rows")), presence: .optional),
      FieldType("beside", .reference(ReferenceType(to: "rows", dangling: .warned)), presence: .optional),
      FieldType("paid", .decimal(DecimalType(minimum: "0", maximum: "1e6", currencyField: "in"))),
      FieldType("in", .currency),
      FieldType("portions", .list(ListType(of: .record("portion"))), presence: .optional),
    ]
  )

  private static let backup = RecordType(
    "backup",
    doc: "The whole document.",
    reserved: ["gone"],
    fields: [
      FieldType("made", .utcMoment),
      FieldType("people", .list(ListType(of: .record("person")))),
      FieldType(
        "tags",
        .list(ListType(of: .record("tagged"), 0...100)),
        presence: .defaulting([]),
        since: FormatVersion(3, 1)
      ),
      FieldType("form", .record("form"), presence: .optional, null: .absent),
      FieldType("settings", .record("settings")),
      FieldType(
        "answers",
        .answers(
          AnswersType(
            questions: ["form", "questions"],
            idField: "id",
            kindField: "kind",
            kinds: [
              .init("scale", .integer(minimumField: "least", maximumField: "most")),
              .init("choice", .option(listField: "options", idField: "id")),
              .init("choices", .options(listField: "options", idField: "id")),
              .init("toggle", .boolean), .init("words", .text),
            ]
          )
        ),
        presence: .defaulting([:])
      ),
      FieldType("amounts", .record("amounts"), presence: .optional),
      FieldType("rows", .list(ListType(of: .record("row"))), presence: .defaulting([])),
    ]
  )

  private static let person = RecordType(
    "person",
    label: "name",
    rules: [
      .notBefore(field: "changedAt", other: "metAt"), .sum(list: "shares", item: "part", total: "all"),
    ],
    fields: [
      FieldType("uid", .uuid),
      FieldType("name", .text(TextType(1...200)), doc: "What people call them."),
      FieldType("motto", .text(TextType()), presence: .optional, aliases: ["slogan", "é"]),
      FieldType("metAt", .utcMoment),
      FieldType("changedAt", .utcMoment),
      FieldType(
        "born",
        .day,
        presence: .optional,
        null: .meaning("nobody knows"),
        absence: "nobody asked"
      ),
      FieldType("rises", .timeOfDay, presence: .defaulting("07:30")),
      FieldType("lastSeen", .localMoment, presence: .optional),
      FieldType("friend", .reference(ReferenceType(to: "people", dangling: .warned)), presence: .optional),
      FieldType("firstTag", .reference(ReferenceType(to: "tags")), presence: .optional),
      FieldType("shares", .list(ListType(of: .record("share"))), presence: .optional),
      FieldType("all", .integer(IntegerType(0...1000)), presence: .optional, unit: "percent", semantics: 2),
      FieldType("tree", .record("node"), presence: .optional),
    ]
  )

  private static let share = RecordType(
    "share",
    unknownFields: .refused,
    fields: [FieldType("part", .integer(IntegerType()))]
  )

  private static let portion = RecordType(
    "portion",
    fields: [FieldType("part", .integer(IntegerType(0...1_000_000)))]
  )

  private static let node = RecordType(
    "node",
    fields: [
      FieldType("children", .list(ListType(of: .record("node"), 0...2, isOrdered: false))),
      FieldType(
        "photo",
        .base64(Base64Type(1...1000, alphabet: .url)),
        presence: .optional,
        deprecated: true
      ),
      FieldType(
        "extra",
        .any,
        presence: .defaulting(["n": .number(JSONNumber("1.50")!), "l": [nil, true]])
      ),
    ]
  )

  private static func shape(_ name: String, _ field: String) -> RecordType {
    RecordType(
      name,
      fields: [
        FieldType(field, .decimal(DecimalType(minimum: "0.50", maximum: "1e3"))),
        FieldType("free", .decimal(DecimalType()), presence: .optional),
      ]
    )
  }

  private static let form = RecordType(
    "form",
    fields: [
      FieldType(
        "questions",
        .list(
          ListType(
            of: .union(
              UnionType(
                on: "kind",
                [
                  .init("scale", "scale question"), .init("choice", "choice question"),
                  .init("choices", "choice question", since: FormatVersion(3, 2)),
                  .init("toggle", "plain question"), .init("words", "plain question"),
                ],
                unknown: .kept,
                reserved: ["drawing"]
              )
            )
          )
        )
      )
    ]
  )

  private static let questions = [
    RecordType(
      "scale question",
      fields: [
        FieldType("id", .key(TextType(1...40))), FieldType("least", .integer(IntegerType())),
        FieldType("most", .integer(IntegerType())),
      ]
    ),
    RecordType(
      "choice question",
      fields: [
        FieldType("id", .key(TextType())), FieldType("options", .list(ListType(of: .record("option")))),
      ]
    ),
    RecordType("plain question", fields: [FieldType("id", .key(TextType()))]),
    RecordType(
      "tagged",
      label: "tag",
      fields: [FieldType("tag", .key(TextType(1...30, characters: "a-zA-Z0-9_-", equality: .caseless)))]
    ),
  ]

  private static let option = RecordType("option", fields: [FieldType("id", .key(TextType()))])

  private static let settings = RecordType(
    "settings",
    unknownFields: .notImported,
    reserved: ["premium", "deviceID"],
    fields: [
      FieldType("dark", .boolean, presence: .defaulting(false)),
      FieldType(
        "theme",
        .enumeration(
          EnumerationType(
            [.init("system", doc: "As the device."), .init("sepia", since: FormatVersion(3, 1))],
            unknown: .value("system"),
            reserved: ["neon"]
          )
        ),
        presence: .defaulting("system")
      ),
      FieldType("week", .enumeration(EnumerationType(["monday", "sunday"], unknown: .kept(shownAs: "?")))),
      FieldType("mood", .enumeration(EnumerationType(["good"], unknown: .null)), null: .meaning("none")),
      FieldType("strict", .enumeration(EnumerationType(["a", "é"], unknown: .refused))),
      FieldType("level", .integer(IntegerType(1...5, outside: .value(3)))),
      FieldType("rating", .integer(IntegerType(1...5, outside: .null)), presence: .optional),
      FieldType("days", .map(MapType(.day, to: .list(ListType(of: .timeOfDay, 1...3, isUnique: true))))),
      FieldType("numbers", .map(MapType(.integer, to: .boolean, maximum: 9))),
      FieldType("ids", .map(MapType(.uuid, to: .map(MapType(to: .text(TextType())))))),
      FieldType(
        "shape",
        .union(
          UnionType(on: "is", [.init("circle", "circle"), .init("square", "square")], unknown: .refused)
        ),
        presence: .defaulting(["is": "circle", "radius": .number(JSONNumber("2.0")!)])
      ),
      FieldType("nothing", .any, presence: .defaulting(nil)),
    ]
  )

  private static let amounts = RecordType(
    "amounts",
    rules: [FieldRule(.notBefore(field: "price", other: "least"), breach: .warned)],
    fields: [
      FieldType("price", .minorUnits(MinorUnitsType(of: "in", 0...IntegerType.largest))),
      FieldType("least", .minorUnits(MinorUnitsType(of: "in"))),
      FieldType("in", .currency),
      FieldType(
        "fee",
        .money(MoneyType(0...5000)),
        presence: .defaulting(["amount": 100, "currency": "USD"])
      ),
    ]
  )
}
