import BackupFormat
import BackupJSON

extension MoneyType {
  /// The object that money is, as a record.
  var asRecord: RecordType {
    RecordType(
      "money",
      fields: [
        FieldType("amount", .minorUnits(MinorUnitsType(of: "currency", minimum...max(minimum, maximum)))),
        FieldType("currency", .currency),
      ]
    )
  }
}

extension RecordType {
  /// Whether there is a field under a key.
  func has(_ key: String) -> Bool { fields.contains { $0.name.utf8.elementsEqual(key.utf8) } }

  /// All types that stand under a key.
  func fields(named key: String) -> [FieldType] { fields.filter { $0.name.utf8.elementsEqual(key.utf8) } }

  mutating func setPresence(of key: String, _ presence: FieldType.Presence) {
    for index in fields.indices where fields[index].name.utf8.elementsEqual(key.utf8) {
      fields[index].presence = presence
    }
  }

  /// Takes all fields under a key out.
  mutating func take(_ key: String) -> [FieldType] {
    let taken = fields(named: key)
    if !taken.isEmpty { fields.removeAll { $0.name.utf8.elementsEqual(key.utf8) } }
    return taken
  }

  /// Adds one more type that may stand under a key, where it is not there already.
  mutating func join(_ field: FieldType) {
    if !fields.contains(field) { fields.append(field) }
  }
}

extension FieldType {
  /// The `semantics` of a value that an operation has made or changed: whoever wrote it has thought of its meaning.
  private static let made = -1

  /// A field whose value an operation makes.
  init(made name: String, _ type: ValueType, presence: Presence = .required, null: Null = .refused) {
    self.init(name, type, presence: presence, null: null, semantics: FieldType.made)
  }

  /// Whether an operation has made or changed the value.
  var isMade: Bool { semantics == FieldType.made }

  /// Notes that an operation has changed the value.
  mutating func becomeMade() { semantics = FieldType.made }

  /// Makes the field one that may be left out.
  mutating func becomeOptional() {
    if isAlwaysThere { presence = .optional }
    aliases = []
  }

  /// Whether the key is in every right file.
  var isAlwaysThere: Bool {
    switch presence {
    case .required: true
    case .optional, .defaulting: false
    }
  }

  /// Whether there may be null in place of a value.
  var mayBeNull: Bool { null != .refused }
}

extension Sequence<FieldType> {
  /// Whether one of the fields is in every right file, or all keys that one may stand under are among them.
  var isOneAlwaysThere: Bool {
    if contains(where: \.isAlwaysThere) { return true }
    return contains { field in
      !field.aliases.isEmpty && filter { $0.aliases == field.aliases }.count == field.aliases.count
    }
  }
}
