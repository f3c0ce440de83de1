import BackupFormat

/// A tiny format with one field, for the blocks of the specification that hold single values.
enum ValueContract {
  private static let colours = ["red", "green"]

  /// The types by the names that the blocks use.
  static let types: [String: ValueType] = [
    "any": .any,
    "base64": .base64(Base64Type()),
    "base64url": .base64(Base64Type(alphabet: .url)),
    "boolean": .boolean,
    "currency": .currency,
    "day": .day,
    "decimal": .decimal(DecimalType()),
    "enumeration": .enumeration(EnumerationType(colours, unknown: .refused)),
    "enumerationKept": .enumeration(EnumerationType(colours, unknown: .kept(shownAs: "Other"))),
    "enumerationOrRed": .enumeration(EnumerationType(colours, unknown: .value("red"))),
    "integer": .integer(IntegerType()),
    "integer1to5": .integer(IntegerType(1...5)),
    "integer1to5OrNull": .integer(IntegerType(1...5, outside: .null)),
    "key": .key(TextType(1...200)),
    "localMoment": .localMoment,
    "money": .money(MoneyType()),
    "slug": .text(TextType(characters: "a-z0-9-")),
    "text1to5": .text(TextType(1...5)),
    "timeOfDay": .timeOfDay,
    "utcMoment": .utcMoment,
    "uuid": .uuid,
  ]

  /// The format of one type. Its value may be null where numbers outside of a range become null, and only there.
  static func library(_ type: ValueType) throws -> FormatLibrary {
    var null = FieldType.Null.refused
    if case .integer(let integer) = type, integer.outside == .null { null = .meaning("no value") }
    return try FormatLibrary([
      Contract(
        format: "value",
        title: "Value",
        version: FormatVersion(1, 0),
        status: .draft,
        recognition: Recognition(value: "value"),
        root: "root",
        records: [RecordType("root", fields: [FieldType("value", type, null: null)])]
      )
    ])
  }

  /// A document that holds one value.
  static func document(_ value: String) -> String {
    "{\"format\": \"value\", \"version\": {\"major\": 1, \"minor\": 0}, \"value\": \(value)\n}\n"
  }
}
