import BackupFormat
import BackupJSON
import BackupValues

extension MistakeCase {
  static let document = [
    MistakeCase("capital letters in the id", "contract/name-form", "/format") { $0.format = "Everything" },
    MistakeCase("an empty id", "contract/name-form", "/format") { $0.format = "" },
    MistakeCase("a digit first", "contract/name-form", "/format") { $0.format = "3things" },
    MistakeCase("an id of an encrypted form", "contract/name-form", "/format") { $0.format = "x-encrypted" },
    MistakeCase("an id that goes on and on", "contract/name-form", "/format") {
      $0.format = String(repeating: "a", count: 201)
    },
    MistakeCase("no title", "contract/name-form", "/title") { $0.title = "" },
    MistakeCase("major 0", "contract/version", "/version/major", isInFile: false) { contract in
      contract = .smallest
      contract.version = FormatVersion(0, 0)
    },
    MistakeCase("a major that no file can state", "contract/version", "/version/major") { contract in
      contract = .smallest
      contract.version = FormatVersion(1_000_000_000, 0)
    },
    MistakeCase("a minor that no file can state", "contract/version", "/version/minor") {
      $0.version = FormatVersion(3, 1_000_000_000)
    },
    MistakeCase("a minor where the version is one integer", "contract/version", "/version/minor") {
      $0.recognition.versionForm = .integer
    },
    MistakeCase("a bell in the doc", "contract/text-form", "/doc") { $0.doc = "a\u{7}b" },
    MistakeCase("a quote in the key", "contract/name-form", "/recognition/key") {
      $0.recognition.key = "a\"b"
    },
    MistakeCase("no value to recognise by", "contract/name-form", "/recognition/value") {
      $0.recognition.value = ""
    },
    MistakeCase("one key for two things", "contract/recognition", "/recognition/versionKey") {
      $0.recognition.versionKey = "app"
    },
    MistakeCase("a line end in the version's key", "contract/name-form", "/recognition/versionKey") {
      $0.recognition.versionKey = "a\n"
    },
    MistakeCase("a recognising key that is a field", "contract/recognition", "/records/backup/fields/app") {
      $0.add(FieldType("app", .boolean, presence: .optional), to: "backup")
    },
    MistakeCase("the version's key as a field", "contract/recognition", "/records/backup/fields/schema") {
      $0.add(FieldType("schema", .boolean, presence: .optional), to: "backup")
    },
    MistakeCase("a key to recognise by that is nowhere", "contract/unknown-field", "/recognition/presence/0")
    {
      $0.recognise(by: ["froms"])
    },
    MistakeCase("a key to recognise by twice", "contract/duplicate-name", "/recognition/presence/1") {
      $0.recognise(by: ["settings", "settings"])
    },
    MistakeCase("a key to recognise by that is optional", "contract/recognition", "/recognition/presence/1") {
      $0.recognise(by: ["settings", "form"])
    },
    MistakeCase("a key that names nothing", "contract/contradiction", "/recognition/key") {
      $0.recognise(by: ["settings"])
      $0.recognition.key = "app"
    },
    MistakeCase("a value of no key", "contract/contradiction", "/recognition/value") {
      $0.recognise(by: ["settings"])
      $0.recognition.value = "Everything"
    },
    MistakeCase("a key of a version that is not written", "contract/contradiction", "/recognition/versionKey")
    {
      $0.recognition.versionForm = .unwritten
    },
    MistakeCase("a root that is nowhere", "contract/unknown-record", "/root") { $0.root = "bakcup" },
    MistakeCase("an export time that is nowhere", "contract/unknown-field", "/exportedAt") {
      $0.exportedAt = "exportedAt"
    },
    MistakeCase("an export time that is a record", "contract/field-type", "/exportedAt") {
      $0.exportedAt = "form"
    },
    MistakeCase("an envelope 0", "contract/version", "/envelopes/0", isInFile: false) { $0.envelopes = [0] },
    MistakeCase("an envelope twice", "contract/duplicate-name", "/envelopes/2") { $0.envelopes = [1, 2, 1] },
    MistakeCase("no room for a byte", "contract/number-range", "/limits/bytes", isInFile: false) {
      $0.limits.bytes = 0
    },
    MistakeCase("larger than any file", "contract/number-range", "/limits/bytes") {
      $0.limits.bytes = InputBytes.maximumCount + 1
    },
    MistakeCase("fewer than no records", "contract/number-range", "/limits/records", isInFile: false) {
      $0.limits.records = -1
    },
    MistakeCase("too many records", "contract/too-large", "/records", isInFile: false) { contract in
      contract.records += (0...1000).map { RecordType("r\($0)", fields: []) }
    },
    MistakeCase("too many values", "contract/too-large", "/records") { contract in
      let values = (0..<100_000).map { "v\($0)" }
      contract.add(
        FieldType("huge", .enumeration(EnumerationType(values, unknown: .null)), presence: .optional),
        to: "share"
      )
    },
  ]

  static let collections = [
    MistakeCase("a field that is nowhere", "contract/unknown-field", "/collections/peple") {
      $0.collections.append(Collection(field: "peple"))
    },
    MistakeCase("a field that is no list", "contract/not-a-collection", "/collections/form") {
      $0.collections.append(Collection(field: "form"))
    },
    MistakeCase("a list of texts", "contract/not-a-collection", "/collections/words") {
      $0.add(FieldType("words", .list(ListType(of: .text(TextType())))), to: "backup")
      $0.collections.append(Collection(field: "words"))
    },
    MistakeCase("a field twice", "contract/duplicate-name", "/collections/tags", isInFile: false) {
      $0.collections.append(Collection(field: "tags", key: "tag"))
    },
    MistakeCase("a key that is nowhere", "contract/unknown-field", "/collections/people/key") {
      $0.collections[0].key = "id"
    },
    MistakeCase("a key that is a text", "contract/key-not-an-id", "/collections/people/key") {
      $0.collections[0].key = "name"
    },
    MistakeCase("a key that may become another", "contract/key-not-an-id", "/collections/people/key") {
      $0.field("person", "uid") { $0.type = .integer(IntegerType(1...5, outside: .value(1))) }
    },
    MistakeCase("a currency named as another", "contract/contradiction", "/spelling/currencies/USD") {
      $0.spelling.currencies = [Spelling.CurrencyName("USD", CurrencyCode("MYR")!)]
    },
    MistakeCase("a currency without a name", "contract/name-form", "/spelling/currencies/") {
      $0.spelling.currencies = [Spelling.CurrencyName("", CurrencyCode("MYR")!)]
    },
    MistakeCase("a key that may be left out", "contract/key-not-an-id", "/collections/people/key") {
      $0.field("person", "uid") { $0.presence = .optional }
    },
    MistakeCase("a key that may be null", "contract/key-not-an-id", "/collections/people/key") {
      $0.field("person", "uid") { $0.null = .absent }
    },
    MistakeCase("a change time that is nowhere", "contract/unknown-field", "/collections/people/updatedAt") {
      $0.collections[0].updatedAt = "changed"
    },
    MistakeCase("a change time that is local", "contract/field-type", "/collections/people/updatedAt") {
      $0.collections[0].updatedAt = "lastSeen"
    },
    MistakeCase("a happening that is a day", "contract/field-type", "/collections/people/happenedAt") {
      $0.collections[0].happenedAt = "born"
    },
    MistakeCase(
      "an empty group",
      "contract/empty-choice",
      "/collections/people/duplicateSignatures/1"
    ) { $0.collections[0].duplicateSignatures[1] = [] },
    MistakeCase(
      "a group with a field that is nowhere",
      "contract/unknown-field",
      "/collections/people/duplicateSignatures/0/0"
    ) { $0.collections[0].duplicateSignatures[0] = ["nmae"] },
    MistakeCase(
      "a group with a field twice",
      "contract/duplicate-name",
      "/collections/people/duplicateSignatures/0/1"
    ) { $0.collections[0].duplicateSignatures[0] = ["name", "name"] },
    MistakeCase("one record for two collections", "contract/shared-record-type", "/collections/others") {
      $0.add(FieldType("others", .list(ListType(of: .record("tagged"))), presence: .optional), to: "backup")
      $0.collections.append(Collection(field: "others", key: "tag"))
    },
    MistakeCase(
      "a collection's record elsewhere",
      "contract/shared-record-type",
      "/records/person/fields/tag/record"
    ) { $0.add(FieldType("tag", .record("tagged"), presence: .optional), to: "person") },
    MistakeCase(
      "a collection's record in a list inside a list",
      "contract/shared-record-type",
      "/records/person/fields/tags/of/of/record"
    ) {
      let tags = ValueType.list(ListType(of: .list(ListType(of: .record("tagged")))))
      $0.add(FieldType("tags", tags, presence: .optional), to: "person")
    },
    MistakeCase(
      "a collection's record as a case",
      "contract/shared-record-type",
      "/records/amounts/fields/either/cases/tag/record"
    ) {
      let either = UnionType(on: "is", [.init("tag", "tagged")], unknown: .kept)
      $0.add(FieldType("either", .union(either), presence: .optional), to: "amounts")
    },
    MistakeCase(
      "the whole document in itself",
      "contract/shared-record-type",
      "/records/person/fields/all of it/value/record"
    ) { $0.add(FieldType("all of it", .map(MapType(to: .record("backup")))), to: "person") },
  ]
}

extension Contract {
  fileprivate mutating func recognise(by presence: [String]) {
    recognition = Recognition(value: format, presence: presence)
  }

  /// A valid contract with next to nothing in it.
  static let smallest = Contract(
    format: "smallest",
    title: "Smallest",
    version: FormatVersion(1, 0),
    status: .draft,
    recognition: Recognition(value: "smallest"),
    root: "backup",
    records: [RecordType("backup", fields: [])]
  )
}
