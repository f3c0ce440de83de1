public import BackupJSON

/// The full description of one version of one format, as data.
///
/// Everything that a reader depends on is in it. Checker, codec, JSON Schema, documentation, sample files, gate and
/// importer all follow from it. Spec/contract.md says what each part means.
public struct Contract: Sendable, Hashable {
  /// What a writer does with a field whose value is its default.
  public enum Defaults: String, Sendable, Hashable, CaseIterable {
    /// It writes the field.
    case written
    /// It leaves the field out.
    case omitted
  }

  /// Whether a version may still change.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// No file of this version is promised to be readable yet.
    case draft
    /// Frozen for ever.
    case released
  }

  /// The id of the format, for example `seaglass-backup`.
  public var format: String
  /// The name of the app, as people know it.
  public var title: String
  /// The version of the format that this contract describes.
  public var version: FormatVersion
  /// Whether the version may still change.
  public var status: Status
  /// What the format is for, in a sentence; empty where nothing is said.
  public var doc: String
  /// How a file says that it is of this format and version.
  public var recognition: Recognition
  /// The name of the record that the whole document is.
  public var root: String
  /// All record types, the root included; the order is part of the contract.
  public var records: [RecordType]
  /// The arrays of records with ids; the order is part of the contract.
  public var collections: [Collection]
  /// The field of the root record that says when the backup was made.
  public var exportedAt: String?
  /// Versions of the encryption envelope that a reader of this format opens.
  public var envelopes: [Int]
  /// What a reader of this format takes at most.
  public var limits: Limits
  /// What a writer does with a field whose value is its default; it means nothing to a reader.
  public var defaults: Defaults
  /// How values are spelled, where that is not as the specification has it.
  public var spelling: Spelling

  /// Makes a contract as it is given; whether it contradicts itself is checked elsewhere.
  public init(
    format: String,
    title: String,
    version: FormatVersion,
    status: Status,
    doc: String = "",
    recognition: Recognition,
    root: String,
    records: [RecordType],
    collections: [Collection] = [],
    exportedAt: String? = nil,
    envelopes: [Int] = [],
    limits: Limits = Limits(),
    defaults: Defaults = .written,
    spelling: Spelling = Spelling()
  ) {
    self.format = format
    self.title = title
    self.version = version
    self.status = status
    self.doc = doc
    self.recognition = recognition
    self.root = root
    self.records = records
    self.collections = collections
    self.exportedAt = exportedAt
    self.envelopes = envelopes
    self.limits = limits
    self.defaults = defaults
    self.spelling = spelling
  }

  /// The record type with a name.
  public func record(_ name: String) -> RecordType? {
    records.first { $0.name == name }
  }
}

/// How a file says that it is of a format, and of which version.
public struct Recognition: Sendable, Hashable {
  /// How the version is written.
  public enum VersionForm: String, Sendable, Hashable, CaseIterable {
    /// `{"major": 1, "minor": 0}`
    case majorMinor
    /// A single integer `n`, read as `{n, 0}`.
    case integer
    /// Not at all: every file of the format is of the one version that the contract describes.
    case unwritten
  }

  /// The root key that names the format; it means nothing where there is a presence.
  public var key: String
  /// The text it has.
  public var value: String
  /// The root key that holds the version; it means nothing where the version is not written.
  public var versionKey: String
  /// How the version is written under that key.
  public var versionForm: VersionForm
  /// Root keys by which a file is recognised that does not name its format: it has all of them. Empty where `key`
  /// names the format.
  public var presence: [String]

  /// Makes a recognition; the defaults are the keys `format` and `version`.
  public init(
    key: String = "format",
    value: String,
    versionKey: String = "version",
    versionForm: VersionForm = .majorMinor,
    presence: [String] = []
  ) {
    self.key = key
    self.value = value
    self.versionKey = versionKey
    self.versionForm = versionForm
    self.presence = presence
  }

  /// The key that names the format; `nil` where the files do not name it.
  public var mark: String? { presence.isEmpty ? key : nil }

  /// The key that holds the version; `nil` where the files do not say it.
  public var versionMark: String? {
    switch versionForm {
    case .majorMinor, .integer: versionKey
    case .unwritten: nil
    }
  }

  /// The keys of the root that are no fields of its record, in the order in which they are written.
  package var marks: [String] { [mark, versionMark].compactMap { $0 } }
}

/// An array of records with ids, in a field of the root record.
public struct Collection: Sendable, Hashable {
  /// The field of the root record, for example `trackers`.
  public var field: String
  /// The field of the record that is its identity: unique in the collection, target of references.
  public var key: String
  /// The field that says when the record was last changed; merging compares it.
  public var updatedAt: String?
  /// The field that says when what the record tells happened; `inspect` shows its span.
  public var happenedAt: String?
  /// Groups of fields: two records that agree in all fields of one group are possible duplicates.
  public var duplicateSignatures: [[String]]

  /// Makes a collection whose identity is the field `id` where no other is named.
  public init(
    field: String,
    key: String = "id",
    updatedAt: String? = nil,
    happenedAt: String? = nil,
    duplicateSignatures: [[String]] = []
  ) {
    self.field = field
    self.key = key
    self.updatedAt = updatedAt
    self.happenedAt = happenedAt
    self.duplicateSignatures = duplicateSignatures
  }
}

/// What a reader of the format takes at most.
public struct Limits: Sendable, Hashable {
  /// Size of the file in bytes.
  public var bytes: Int
  /// Number of records in one collection.
  public var records: Int

  /// Makes limits of a number of bytes and a number of records.
  public init(bytes: Int = InputBytes.maximumCount, records: Int = 10_000_000) {
    self.bytes = bytes
    self.records = records
  }
}
