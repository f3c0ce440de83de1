package import BackupJSON

/// The format of contract files, described by a contract of its own: the ordinary checker reads them.
///
/// `"kind": "backup-contract"` names the format, `"contract": 1` is its version. Spec/contract.md describes each key.
public enum ContractFileFormat {
  /// The contract of contract files.
  public static let contract = Contract(
    format: recognition.value,
    title: "Backup contract",
    version: version,
    status: .released,
    doc: "The full description of one version of one backup format.",
    recognition: recognition,
    root: "contract",
    // A fact that no reader knows would be a promise that nobody keeps.
    records: (documentRecords + recordRecords + typeRecords).map { record in
      var record = record
      record.unknownFields = .refused
      return record
    },
    limits: Limits(bytes: 16 << 20)
  )

  static let recognition = Recognition(
    key: "kind",
    value: "backup-contract",
    versionKey: "contract",
    versionForm: .integer
  )
  static let version = FormatVersion(1, 0)

  /// The checker of contract files.
  static let checker: BackupChecker = {
    do {
      return BackupChecker(try FormatLibrary([contract]))
    } catch {
      // A test asks for the mistakes of this contract, so this cannot reach a release.
      fatalError("the contract of contract files has mistakes:\n\(error)")
    }
  }()

  // MARK: The document

  private static let documentRecords: [RecordType] = [
    RecordType(
      "contract",
      fields: [
        .fact("format", name, doc: "The id of the format: lower-case letters, digits and hyphens."),
        .fact("title", text, doc: "The name of the app, as people know it."),
        .fact("version", .record("version"), doc: "The version that the contract describes."),
        .fact("status", choice(Contract.Status.self), doc: "draft: may still change; released: frozen."),
        .optional("doc", text, default: "", doc: "What the format is for."),
        .optional("recognition", .record("recognition"), doc: "How a file says that it is of the format."),
        .fact("root", name, doc: "The name of the record that the whole document is."),
        .optional("exportedAt", name, doc: "The field of the root that says when the backup was made."),
        .optional(
          "envelopes",
          .list(ListType(of: whole(1), 0...100)),
          default: [],
          doc: "Versions of the encryption envelope that a reader opens."
        ),
        .optional("limits", .record("limits"), doc: "What a reader takes at most."),
        .optional(
          "defaults",
          choice(Contract.Defaults.self),
          default: "written",
          doc: "What a writer does with a field whose value is its default."
        ),
        .optional(
          "spelling",
          .record("spelling"),
          doc: "How values are spelled where the apps of old do it otherwise than the specification."
        ),
        .optional(
          "collections",
          .map(MapType(to: .record("collection"), maximum: 64)),
          default: [:],
          doc: "The lists of records with ids, by their field of the root."
        ),
        .fact(
          "records",
          .map(MapType(to: .record("record"), maximum: MistakeLimits.records)),
          doc: "The kinds of objects, by name."
        ),
      ]
    ),
    RecordType("version", fields: [.fact("major", whole(1)), .fact("minor", whole(0))]),
    RecordType(
      "recognition",
      fields: [
        .optional("key", name, default: "format", doc: "The root key that names the format."),
        .optional("value", text, doc: "The text that it has; without it, the id of the format."),
        .optional("versionKey", name, default: "version", doc: "The root key that holds the version."),
        .optional(
          "versionForm",
          choice(Recognition.VersionForm.self),
          default: "majorMinor",
          doc: "majorMinor: an object; integer: a number n, read as n.0; unwritten: the files do not say it."
        ),
        .optional(
          "presence",
          names,
          default: [],
          doc: "Root keys by which a file is recognised that does not name its format."
        ),
      ]
    ),
    RecordType(
      "spelling",
      fields: [
        .optional(
          "moments",
          choice(Spelling.Moments.self),
          default: "strict",
          doc: "strict: as RFC 3339 has it; lenient: also a space for T, and an offset without a colon."
        ),
        .optional(
          "currencies",
          .map(MapType(to: .currency, maximum: 100)),
          default: [:],
          doc: "Texts that stand for a currency, each with its code."
        ),
      ]
    ),
    RecordType(
      "limits",
      fields: [
        .optional(
          "bytes",
          whole(1),
          default: .int(Contract.Standard.limits.bytes),
          doc: "Size of a file."
        ),
        .optional(
          "records",
          whole(0),
          default: .int(Contract.Standard.limits.records),
          doc: "Number of records in one collection."
        ),
      ]
    ),
  ]
}

// MARK: Kinds of facts

extension ContractFileFormat {
  package static let name = ValueType.text(TextType(0...1000))
  package static let text = ValueType.text(TextType())
  package static let names = ValueType.list(ListType(of: name))

  /// A whole number that every language reads the same, from a least one.
  package static func whole(_ minimum: Int64) -> ValueType {
    .integer(IntegerType(minimum...IntegerType.largest))
  }

  /// The words of an enumeration.
  package static func choice<Words: CaseIterable & RawRepresentable<String>>(_ words: Words.Type) -> ValueType
  {
    .enumeration(EnumerationType(words.allCases.map(\.rawValue), unknown: .refused))
  }
}

extension FieldType {
  /// A fact that a contract file must state.
  package static func fact(_ name: String, _ type: ValueType, doc: String = "") -> FieldType {
    FieldType(name, type, doc: doc)
  }

  /// A fact that may be left out.
  package static func optional(
    _ name: String,
    _ type: ValueType,
    default value: JSONValue? = nil,
    null: Null = .refused,
    doc: String
  ) -> FieldType {
    FieldType(name, type, presence: value.map { .defaulting($0) } ?? .optional, null: null, doc: doc)
  }
}
