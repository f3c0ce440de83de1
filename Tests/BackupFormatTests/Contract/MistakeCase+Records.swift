import BackupFormat

extension MistakeCase {
  static let records = [
    MistakeCase("a record without a name", "contract/name-form", "/records/") {
      $0.records.append(RecordType("", fields: []))
    },
    MistakeCase("two records with one name", "contract/duplicate-name", "/records/share", isInFile: false) {
      $0.records.append(RecordType("share", fields: []))
    },
    MistakeCase("a control character in a doc", "contract/text-form", "/records/share/doc", isInFile: false) {
      $0.record("share") { $0.doc = "\u{0}" }
    },
    MistakeCase("a label that is nowhere", "contract/unknown-field", "/records/person/label") {
      $0.record("person") { $0.label = "title" }
    },
    MistakeCase("a label that is a day", "contract/field-type", "/records/person/label") {
      $0.record("person") { $0.label = "born" }
    },
    MistakeCase("a reserved name in use", "contract/reserved-name", "/records/backup/reserved/1") {
      $0.record("backup") { $0.reserved.append("form") }
    },
    MistakeCase("a reserved name twice", "contract/duplicate-name", "/records/backup/reserved/1") {
      $0.record("backup") { $0.reserved.append("gone") }
    },
    MistakeCase("a reserved name that is empty", "contract/name-form", "/records/share/reserved/0") {
      $0.record("share") { $0.reserved = [""] }
    },
    MistakeCase("65 fields", "contract/too-many-fields", "/records/option/fields") {
      $0.fill("option", to: 65)
    },
    MistakeCase("64 fields and a discriminator", "contract/too-many-fields", "/records/circle/fields") {
      $0.fill("circle", to: 64)
    },
    MistakeCase("63 fields and two keys to recognise", "contract/too-many-fields", "/records/backup/fields") {
      $0.fill("backup", to: 63)
    },
    MistakeCase(
      "two fields with one name",
      "contract/duplicate-name",
      "/records/share/fields/part",
      isInFile: false
    ) { $0.add(FieldType("part", .boolean, presence: .optional), to: "share") },
    MistakeCase(
      "two fields that look the same",
      "contract/duplicate-name",
      "/records/share/fields/e\u{301}"
    ) {
      $0.add(FieldType("é", .boolean), to: "share")
      $0.add(FieldType("e\u{301}", .boolean), to: "share")
    },
    MistakeCase("a field without a name", "contract/name-form", "/records/share/fields/") {
      $0.add(FieldType("", .boolean), to: "share")
    },
    MistakeCase("a backslash in a name", "contract/name-form", "/records/share/fields/a\\b") {
      $0.add(FieldType("a\\b", .boolean), to: "share")
    },
    MistakeCase(
      "a required field with an absence",
      "contract/contradiction",
      "/records/share/fields/part/absence"
    ) {
      $0.field("share", "part") { $0.absence = "there is none" }
    },
    MistakeCase("a default and an absence", "contract/contradiction", "/records/person/fields/rises/absence")
    {
      $0.field("person", "rises") { $0.absence = "they sleep on" }
    },
    MistakeCase(
      "a control character in an absence",
      "contract/text-form",
      "/records/person/fields/born/absence"
    ) { $0.field("person", "born") { $0.absence = "\u{202E}" } },
    MistakeCase("a meaning without words", "contract/text-form", "/records/share/fields/part/null") {
      $0.field("share", "part") { $0.null = .meaning("") }
    },
    MistakeCase("a unit without words", "contract/name-form", "/records/share/fields/part/unit") {
      $0.field("share", "part") { $0.unit = "" }
    },
    MistakeCase("a later minor", "contract/since", "/records/backup/fields/tags/since") {
      $0.field("backup", "tags") { $0.since = FormatVersion(3, 3) }
    },
    MistakeCase("another major", "contract/since", "/records/backup/fields/tags/since") {
      $0.field("backup", "tags") { $0.since = FormatVersion(2, 1) }
    },
    MistakeCase(
      "a negative revision",
      "contract/number-range",
      "/records/share/fields/part/semantics",
      isInFile: false
    ) { $0.field("share", "part") { $0.semantics = -1 } },
    MistakeCase(
      "required and not written",
      "contract/required-deprecated",
      "/records/share/fields/part/deprecated"
    ) { $0.field("share", "part") { $0.deprecated = true } },
    MistakeCase("a field's doc with a bell", "contract/text-form", "/records/share/fields/part/doc") {
      $0.field("share", "part") { $0.doc = "\u{7}" }
    },
    MistakeCase("a record in itself", "contract/endless-record", "/records/node/fields/next") {
      $0.add(FieldType("next", .record("node")), to: "node")
    },
    MistakeCase(
      "a list of at least one of itself",
      "contract/endless-record",
      "/records/node/fields/children"
    ) {
      $0.type("node", "children", .list(ListType(of: .record("node"), 1...2)))
    },
    MistakeCase("a circle of two", "contract/endless-record", "/records/loop/fields/there") {
      $0.add(FieldType("loop", .record("back")), to: "person")
      $0.records.append(RecordType("loop", fields: [FieldType("there", .record("back"))]))
      $0.records.append(RecordType("back", fields: [FieldType("again", .record("loop"))]))
    },
    MistakeCase("65 levels", "contract/endless-record", "/records/level0/fields/next") { contract in
      for level in 0..<65 {
        let fields = level == 64 ? [] : [FieldType("next", .record("level\(level + 1)"))]
        contract.records.append(RecordType("level\(level)", fields: fields))
      }
    },
  ]

  static let rules = [
    MistakeCase(
      "an order of a field that is nowhere",
      "contract/unknown-field",
      "/records/person/rules/2/field"
    ) {
      $0.record("person") { $0.rules.append(.notBefore(field: "x", other: "metAt")) }
    },
    MistakeCase("an order of texts", "contract/wrong-rule", "/records/person/rules/2/field") {
      $0.record("person") { $0.rules.append(.notBefore(field: "name", other: "metAt")) }
    },
    MistakeCase("an order of two kinds", "contract/wrong-rule", "/records/person/rules/2/other") {
      $0.record("person") { $0.rules.append(.notBefore(field: "born", other: "metAt")) }
    },
    MistakeCase("a field before itself", "contract/wrong-rule", "/records/person/rules/2/other") {
      $0.record("person") { $0.rules.append(.notBefore(field: "born", other: "born")) }
    },
    MistakeCase("a sum of no list", "contract/wrong-rule", "/records/person/rules/2/list") {
      $0.record("person") { $0.rules.append(.sum(list: "name", item: "part", total: "all")) }
    },
    MistakeCase("a sum of items that are nowhere", "contract/unknown-field", "/records/person/rules/2/item") {
      $0.record("person") { $0.rules.append(.sum(list: "shares", item: "parts", total: "all")) }
    },
    MistakeCase("a sum of truth values", "contract/wrong-rule", "/records/person/rules/2/item") {
      $0.add(FieldType("yes", .boolean), to: "share")
      $0.record("person") { $0.rules.append(.sum(list: "shares", item: "yes", total: "all")) }
    },
    MistakeCase("a sum that is a text", "contract/wrong-rule", "/records/person/rules/2/total") {
      $0.record("person") { $0.rules.append(.sum(list: "shares", item: "part", total: "name")) }
    },
  ]
}

extension Contract {
  /// Adds fields to a record until it has so many.
  mutating func fill(_ name: String, to count: Int) {
    record(name) { record in
      while record.fields.count < count {
        record.fields.append(FieldType("f\(record.fields.count)", .boolean, presence: .optional))
      }
    }
  }
}
