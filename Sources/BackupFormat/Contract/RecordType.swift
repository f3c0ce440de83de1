public import BackupJSON

/// A kind of JSON object: its fields, and the rules between them.
public struct RecordType: Sendable, Hashable {
  /// What a reader does with a key that the contract does not name.
  public enum UnknownFields: String, Sendable, Hashable, CaseIterable {
    /// Ignored by the reader, reported by the linter, carried along by convert and merge.
    case kept
    /// The fields are an allow-list of settings: anything else never enters the store, and is reported.
    case notImported
    /// An error; the file is refused.
    case refused
  }

  /// A word of the format in the singular, for example `tracker`.
  public var name: String
  /// What the record is, in a sentence; empty where nothing is said.
  public var doc: String
  /// The fields, in the order in which they are written.
  public var fields: [FieldType]
  /// The conditions between fields of the record.
  public var rules: [FieldRule]
  /// The field whose value people call the record by.
  public var label: String?
  /// What a reader does with a key that is not in `fields`.
  public var unknownFields: UnknownFields
  /// Names that were removed and are never used again.
  public var reserved: [String]

  /// Makes a record type of a name and its fields.
  public init(
    _ name: String,
    doc: String = "",
    label: String? = nil,
    unknownFields: UnknownFields = .kept,
    reserved: [String] = [],
    rules: [FieldRule] = [],
    fields: [FieldType]
  ) {
    self.name = name
    self.doc = doc
    self.fields = fields
    self.rules = rules
    self.label = label
    self.unknownFields = unknownFields
    self.reserved = reserved
  }

  /// The field with a name.
  public func field(_ name: String) -> FieldType? {
    fields.first { $0.name == name }
  }

  /// The field that a reader takes a key for: the one with that name, or with that alias.
  package func field(under key: String) -> FieldType? {
    field(key) ?? fields.first { $0.aliases.contains { $0.utf8.elementsEqual(key.utf8) } }
  }

  /// Whether some field has another key beside its name.
  var hasAliases: Bool { fields.contains { !$0.aliases.isEmpty } }
}

/// A member of a record: its key, its type, and what it means when it is not there.
public struct FieldType: Sendable, Hashable {
  /// Whether the key must be there.
  public enum Presence: Sendable, Hashable {
    /// Must be there; its absence is an error.
    case required
    /// May be left out, and means that there is no value.
    case optional
    /// May be left out, and means this value.
    case defaulting(JSONValue)
  }

  /// What `null` in the place of the value means.
  public enum Null: Sendable, Hashable {
    /// Not allowed; a `null` is an error.
    case refused
    /// The same as leaving the key out.
    case absent
    /// What this sentence says.
    case meaning(String)
  }

  /// The key in the file, for example `trackerId`.
  public var name: String
  /// The type of the value.
  public var type: ValueType
  /// Whether the key must be there, and what it means where it is not.
  public var presence: Presence
  /// What `null` in the place of the value means.
  public var null: Null
  /// What the field tells, in a sentence; empty where nothing is said.
  public var doc: String
  /// The version that brought the field; `nil` where it was there from the start of the major.
  public var since: FormatVersion?
  /// The unit of the number, for example `seconds`; a change of it is a change of meaning.
  public var unit: String?
  /// Raised by a person when only the meaning changes.
  public var semantics: Int
  /// Whether writers no longer write it; readers still read it.
  public var deprecated: Bool
  /// What it means that an optional field is left out, in a sentence; empty where nothing is said.
  public var absence: String
  /// Other keys that a reader takes for this field, with a warning; writers never write them.
  public var aliases: [String]

  /// Makes a field; without further words it is required and never null.
  public init(
    _ name: String,
    _ type: ValueType,
    presence: Presence = .required,
    null: Null = .refused,
    doc: String = "",
    since: FormatVersion? = nil,
    unit: String? = nil,
    semantics: Int = 0,
    deprecated: Bool = false,
    absence: String = "",
    aliases: [String] = []
  ) {
    self.name = name
    self.type = type
    self.presence = presence
    self.null = null
    self.doc = doc
    self.since = since
    self.unit = unit
    self.semantics = semantics
    self.deprecated = deprecated
    self.absence = absence
    self.aliases = aliases
  }
}

/// A condition between fields of one record, and what a record that breaks it does.
public struct FieldRule: Sendable, Hashable {
  /// What is compared or added.
  public enum Condition: Sendable, Hashable {
    /// The moment or number in `field` is not before the one in `other`, where both are there.
    case notBefore(field: String, other: String)
    /// The numbers `item` of the records in the list `list` add up to the number in `total`, where both are there.
    case sum(list: String, item: String, total: String)
  }

  /// What a record that breaks the condition does.
  public enum Breach: String, Sendable, Hashable, CaseIterable {
    /// Reported as an error; the file is refused.
    case refused
    /// Reported as a warning and kept.
    case warned
  }

  /// What is compared or added.
  public var condition: Condition
  /// What a record that breaks the condition does.
  public var breach: Breach

  /// Makes a rule; a record that breaks it is refused where nothing else is said.
  public init(_ condition: Condition, breach: Breach = .refused) {
    self.condition = condition
    self.breach = breach
  }

  /// A rule that refuses what is before another.
  public static func notBefore(field: String, other: String) -> FieldRule {
    FieldRule(.notBefore(field: field, other: other))
  }

  /// A rule that refuses parts that do not add up.
  public static func sum(list: String, item: String, total: String) -> FieldRule {
    FieldRule(.sum(list: list, item: item, total: total))
  }
}

extension FieldRule {
  /// The fields of the record that the rule is about.
  package var fieldNames: [String] { [fields.0, fields.1] }

  /// The two fields of the record that the rule is about.
  var fields: (String, String) {
    switch condition {
    case .notBefore(let field, let other): (field, other)
    case .sum(let list, _, let total): (list, total)
    }
  }
}
