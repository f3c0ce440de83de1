import BackupFormat
import BackupJSON

/// Facts as they stand in the file form, for a line of a report.
enum FactText {
  /// A value as compact JSON, cut where it is long.
  static func of(_ value: JSONValue) -> String {
    guard let bytes = try? JSONWriter(.compact).write(JSONDocument(root: value)) else { return "…" }
    return shortened(String(decoding: bytes, as: UTF8.self))
  }

  static func of(_ text: String) -> String { of(.string(text)) }

  static func of(_ type: ValueType) -> String { of(FieldType("x", type)) }

  /// The facts of a field, without what it tells people.
  static func of(_ field: FieldType) -> String {
    var plain = field
    plain.name = "x"
    plain.doc = ""
    return of(part(RecordType("x", fields: [plain]), "fields", "x"))
  }

  static func of(_ rule: FieldRule) -> String {
    of(part(RecordType("x", rules: [rule], fields: []), "rules", "0"))
  }

  private static func part(_ record: RecordType, _ tokens: String...) -> JSONValue {
    let contract = Contract(
      format: "x",
      title: "x",
      version: FormatVersion(1, 0),
      status: .draft,
      recognition: Recognition(value: "x"),
      root: "x",
      records: [record]
    )
    let place = JSONPointer(tokens: ["records", "x"] + tokens)
    return ContractWriter().document(contract).value(at: place) ?? .null
  }

  private static func shortened(_ text: String) -> String {
    text.unicodeScalars.count <= 200 ? text : String(text.unicodeScalars.prefix(199)) + "…"
  }
}
