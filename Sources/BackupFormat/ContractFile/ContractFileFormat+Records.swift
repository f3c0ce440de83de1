import BackupJSON

/// Records, their fields and rules, and collections, as a contract file holds them.
extension ContractFileFormat {
  static let recordRecords: [RecordType] = [
    RecordType(
      "collection",
      fields: [
        .optional(
          "key",
          name,
          default: .string(Contract.Standard.key),
          doc: "The field that is the identity of a record."
        ),
        .optional("updatedAt", name, doc: "The field that says when a record was last changed."),
        .optional("happenedAt", name, doc: "The field that says when what it tells happened."),
        .optional(
          "duplicateSignatures",
          .list(ListType(of: names)),
          default: [],
          doc: "Groups of fields: records that agree in a group are possible duplicates."
        ),
      ]
    ),
    RecordType(
      "record",
      fields: [
        .optional("doc", text, default: "", doc: "What the record is."),
        .optional("label", name, doc: "The field whose text people call the record by."),
        .optional(
          "unknownFields",
          choice(RecordType.UnknownFields.self),
          default: "kept",
          doc:
            "kept: carried along; notImported: the fields are an allow-list of settings; refused: an error."
        ),
        .optional("reserved", names, default: [], doc: "Names that were removed and are never used again."),
        .fact("fields", .map(MapType(to: .union(fields))), doc: "The fields, by key."),
        .optional(
          "rules",
          .list(
            ListType(of: .union(UnionType(on: "rule", cases(RuleName.self, "rule"), unknown: .refused)))
          ),
          default: [],
          doc: "Conditions between fields of the record."
        ),
      ]
    ),
    RecordType("notBefore rule", fields: [.fact("field", name), .fact("other", name), breach]),
    RecordType("sum rule", fields: [.fact("list", name), .fact("item", name), .fact("total", name), breach]),
  ]

  private static let breach = FieldType.optional(
    "breach",
    choice(FieldRule.Breach.self),
    default: "refused",
    doc: "What is done with a record that breaks the condition."
  )

  /// A field: the facts of its type, and its own beside them.
  private static let fields = UnionType(on: "type", cases(TypeName.self, "field"), unknown: .refused)

  /// The cases of a union whose records are named `<value> <kind>`.
  package static func cases<Words: CaseIterable & RawRepresentable<String>>(
    _ words: Words.Type,
    _ kind: String
  ) -> [UnionType.Case] {
    words.allCases.map { UnionType.Case($0.rawValue, "\($0.rawValue) \(kind)") }
  }

  /// What a field states beside its type.
  static let fieldFacts: [FieldType] = [
    .optional("optional", .boolean, default: false, doc: "Whether the key may be left out."),
    .optional("absence", text, doc: "What it means that there is no value: \"means \" and a sentence."),
    .optional("default", .any, doc: "What it means that the key is left out."),
    .optional("null", text, doc: "What null means: \"absent\", or \"means \" and a sentence."),
    .optional("unit", name, doc: "The unit of the number, for example seconds."),
    .optional("since", versionText, doc: "The version that brought the field, for example 1.1."),
    .optional("semantics", whole(0), default: 0, doc: "Raised where only the meaning changes."),
    .optional("deprecated", .boolean, default: false, doc: "Whether writers no longer write it."),
    .optional("aliases", names, default: [], doc: "Other keys that a reader takes for the field."),
    .optional("doc", text, default: "", doc: "What the field means."),
  ]

  static let versionText = ValueType.text(TextType(0...100))
}
