import BackupJSON

/// The kinds of types as a contract file holds them: one record for the type of a field, with the facts of the field
/// beside it, and one for a type inside a type.
extension ContractFileFormat {
  static let typeRecords: [RecordType] =
    TypeName.allCases.map { RecordType("\($0.rawValue) field", fields: facts($0) + fieldFacts) }
    + TypeName.allCases.map { RecordType("\($0.rawValue) type", fields: facts($0)) }
    + AnswerName.allCases.map { RecordType("\($0.rawValue) answer", fields: facts($0)) }
    + [
      RecordType(
        "value",
        fields: [
          .optional("since", versionText, doc: "The version that brought the value."),
          .optional("doc", text, default: "", doc: "What the value means."),
        ]
      ),
      RecordType(
        "case",
        fields: [
          .fact("record", name, doc: "The record that the object is."),
          .optional("since", versionText, doc: "The version that brought the case."),
        ]
      ),
    ]

  /// A type inside a type.
  private static let type = ValueType.union(
    UnionType(on: "type", cases(TypeName.self, "type"), unknown: .refused)
  )

  private static func facts(_ name: TypeName) -> [FieldType] {
    switch name {
    case .text, .key: counts(0, 1_000_000, "Unicode scalars") + [characters, equality]
    case .base64: counts(0, 100_000_000, "bytes") + [alphabet]
    case .integer:
      range + [
        .optional(
          "outsideBecomes",
          integer,
          null: .meaning("a number outside the limits becomes null"),
          doc: "What a number outside the limits is read as; without it, it is refused."
        )
      ]
    case .decimal:
      [
        .optional(
          "currencyField",
          Self.name,
          doc: "For an amount in major units: the field of the record that names the currency."
        ),
        .optional("minimum", .decimal(DecimalType()), doc: "The smallest number."),
        .optional("maximum", .decimal(DecimalType()), doc: "The largest number."),
      ]
    case .money: range
    case .minorUnits:
      [.fact("currencyField", Self.name, doc: "The field of the record that names the currency.")] + range
    case .enumeration: enumeration
    case .list: list
    case .map: map
    case .record: [.fact("record", Self.name, doc: "The name of the record.")]
    case .union: union
    case .reference:
      [
        .fact("collection", Self.name, doc: "The collection that has the record."),
        .optional(
          "dangling",
          choice(ReferenceType.Dangling.self),
          default: "refused",
          doc: "What is done with the key of no record."
        ),
      ]
    case .answers: answers
    case .boolean, .currency, .utcMoment, .localMoment, .day, .timeOfDay, .uuid, .any: []
    }
  }

  private static let integer = ValueType.integer(IntegerType())

  private static let range: [FieldType] = [
    .optional("minimum", integer, default: .integer(-IntegerType.largest), doc: "The smallest number."),
    .optional("maximum", integer, default: .integer(IntegerType.largest), doc: "The largest number."),
  ]

  private static func counts(_ minimum: Int, _ maximum: Int, _ what: String) -> [FieldType] {
    [
      .optional("minimum", whole(0), default: .int(minimum), doc: "The least number of \(what)."),
      .optional("maximum", whole(0), default: .int(maximum), doc: "The greatest number of \(what)."),
    ]
  }

  private static let reserved = FieldType.optional(
    "reserved",
    names,
    default: [],
    doc: "Words that were removed and are never used again."
  )

  private static let characters = FieldType.optional(
    "characters",
    name,
    doc: "The characters that it may have, as ranges of ASCII: a-z0-9_-; without it, any."
  )

  private static let alphabet = FieldType.optional(
    "alphabet",
    choice(Base64Type.Alphabet.self),
    default: "standard",
    doc: "The characters that the bytes are written in."
  )

  private static let equality = FieldType.optional(
    "equality",
    choice(TextType.Equality.self),
    default: "exact",
    doc: "Which texts an app takes for equal."
  )

  private static let enumeration: [FieldType] = [
    .fact("values", .map(MapType(to: .record("value"))), doc: "The words, each with its own facts."),
    .optional(
      "unknownBecomes",
      Self.name,
      null: .meaning("an unknown value becomes null"),
      doc: "The value that an unknown one is read as; without it, it is refused."
    ),
    .optional("unknownShownAs", text, doc: "An unknown value is kept; the words that an app shows for it."),
    reserved,
  ]

  private static let list: [FieldType] =
    [.fact("of", type, doc: "The type of the elements.")] + counts(0, 10_000_000, "elements") + [
      .optional("unique", .boolean, default: false, doc: "Whether no two elements may be equal."),
      .optional(
        "ordered",
        .boolean,
        default: true,
        doc: "Whether the order of the elements means something."
      ),
    ]

  private static let map: [FieldType] = [
    .optional("key", choice(MapType.Key.self), default: "text", doc: "What the keys are."),
    .fact("value", type, doc: "The type of the values."),
    .optional("maximum", whole(0), default: 1_000_000, doc: "The greatest number of members."),
  ]

  private static let union: [FieldType] = [
    .fact("discriminator", Self.name, doc: "The key that says which case an object is."),
    .fact("cases", .map(MapType(to: .record("case"))), doc: "The cases, by the text of the discriminator."),
    .optional(
      "unknown",
      choice(UnionType.Unknown.self),
      default: "refused",
      doc: "What is done with an object of another case."
    ),
    reserved,
  ]

  private static let answers: [FieldType] = [
    .fact("questions", names, doc: "The path of the list of questions, from the root."),
    .fact("idField", Self.name, doc: "The field of a question that is its id."),
    .fact("kindField", Self.name, doc: "The field of a question that says its kind."),
    .fact(
      "kinds",
      .map(
        MapType(to: .union(UnionType(on: "answer", cases(AnswerName.self, "answer"), unknown: .refused)))
      ),
      doc: "What the answers to each kind of question are."
    ),
  ]

  private static func facts(_ name: AnswerName) -> [FieldType] {
    switch name {
    case .integer: [.fact("minimumField", Self.name), .fact("maximumField", Self.name)]
    case .option, .options: [.fact("listField", Self.name), .fact("idField", Self.name)]
    case .boolean, .text: []
    }
  }
}
