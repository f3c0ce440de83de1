package import BackupFormat
import BackupJSON

/// Follows the types of a contract through the operations of a step: what the files look like that it makes.
///
/// The contract that comes out is for comparing only. A record that is changed at one place gets a name of its own,
/// and a field that may be of several types stands several times under its name.
package struct ContractFlow {
  /// What the files are by now.
  package internal(set) var contract: Contract
  /// What an operation cannot do for every right file.
  var gaps: [StepGap] = []
  /// Whether nothing was met that cannot be followed.
  var isFollowed = true
  /// What the step writes where files are recognised.
  var marks: JSONObject?
  /// Which operation is followed.
  var number = 0
  private var records = 0

  /// Begins with the files of a contract, which has no mistakes.
  package init(_ contract: Contract) {
    self.contract = contract.withSpelledNames
    for index in contract.records.indices { spreadAliases(&self.contract.records[index]) }
  }

  /// A field with an alias may stand under either key.
  private func spreadAliases(_ record: inout RecordType) {
    for field in record.fields where !field.aliases.isEmpty {
      for key in [field.name] + field.aliases {
        var spread = field
        spread.name = key
        spread.presence = .optional
        spread.aliases = []
        if key.utf8.elementsEqual(field.name.utf8) {
          record.setPresence(of: key, .optional)
        } else {
          record.fields.append(spread)
        }
      }
    }
  }

  /// Follows all operations of a step.
  package mutating func follow(_ step: Upgrade) {
    for (index, operation) in step.operations.enumerated() {
      number = index
      follow(operation)
    }
  }

  mutating func gap(_ level: StepGap.Level, _ message: String) {
    guard gaps.count < 1000 else { return }
    gaps.append(StepGap(level: level, operation: number, message: message))
  }

  // MARK: Ways

  /// Changes each type that a path leads to, and returns the type that the whole has then.
  mutating func edit(
    _ type: ValueType,
    _ path: ArraySlice<UpgradePath.Token>,
    _ outers: [RecordType],
    _ change: (inout ContractFlow, ValueType, [RecordType]) -> ValueType
  ) -> ValueType {
    guard let token = path.first else { return change(&self, type, outers) }
    let rest = path.dropFirst()
    switch type {
    case .record(let name):
      guard var record = contract.record(name) else { return type }
      for index in record.fields.indices where token.leads(to: record.fields[index].name) {
        record.fields[index].type = edit(record.fields[index].type, rest, outers + [record], change)
      }
      return .record(keep(record))
    case .list(var list):
      guard case .each = token else { return type }
      list.element = edit(list.element, rest, outers, change)
      return .list(list)
    case .map(var map):
      guard case .each = token else { return type }
      map.value = edit(map.value, rest, outers, change)
      return .map(map)
    case .union(var union):
      for index in union.cases.indices {
        if case .record(let name) = edit(.record(union.cases[index].record), path, outers, change) {
          union.cases[index].record = name
        }
      }
      return .union(union)
    case .money(let money): return edit(.record(keep(money.asRecord)), path, outers, change)
    case .any, .answers:
      isFollowed = false
      return type
    case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay,
      .uuid, .key, .enumeration, .reference, .base64:
      return type
    }
  }

  /// Changes each record that a path from the root leads to; the records around it are given from the root inward.
  mutating func editRecords(
    at path: UpgradePath,
    _ change: (inout ContractFlow, inout RecordType, [RecordType]) -> Void
  ) {
    let root = edit(.record(contract.root), path.tokens[...], []) { flow, type, outers in
      flow.editRecord(type, outers, change)
    }
    if case .record(let name) = root { contract.root = name }
  }

  private mutating func editRecord(
    _ type: ValueType,
    _ outers: [RecordType],
    _ change: (inout ContractFlow, inout RecordType, [RecordType]) -> Void
  ) -> ValueType {
    switch type {
    case .record(let name):
      guard var record = contract.record(name) else { return type }
      change(&self, &record, outers)
      return .record(keep(record))
    case .union(var union):
      for index in union.cases.indices {
        if case .record(let name) = editRecord(.record(union.cases[index].record), outers, change) {
          union.cases[index].record = name
        }
      }
      return .union(union)
    case .money(let money): return editRecord(.record(keep(money.asRecord)), outers, change)
    case .map, .any, .answers:
      isFollowed = false
      return type
    case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay,
      .uuid, .key, .enumeration, .list, .reference, .base64:
      gap(.noSource, "the operation works on objects, and there is none")
      return type
    }
  }

  /// Changes each type at some paths inside of a record.
  mutating func editValues(
    _ record: inout RecordType,
    _ paths: [UpgradePath],
    _ outers: [RecordType],
    _ change: (inout ContractFlow, ValueType) -> ValueType
  ) {
    for path in paths {
      guard let first = path.tokens.first else { continue }
      for index in record.fields.indices where first.leads(to: record.fields[index].name) {
        let around = outers + [record]
        record.fields[index].type = edit(record.fields[index].type, path.tokens.dropFirst(), around) {
          flow,
          type,
          _ in change(&flow, type)
        }
      }
    }
  }

  /// Takes up a record under a name of its own, and returns the name.
  mutating func keep(_ record: RecordType) -> String {
    records += 1
    var record = record
    record.name = "\(record.name) \(records)"
    contract.records.append(record)
    return record.name
  }
}

/// What an operation of a step cannot do for every right file.
package struct StepGap: Sendable, Hashable {
  /// How certain it is.
  package enum Level: Sendable, Hashable {
    /// There is nothing that a value could be taken from: no file, or hardly any, comes through.
    case noSource
    /// Some right files may not come through.
    case mayFail
  }

  package let level: Level
  /// Which operation of the step, from 0; `nil` for the result as a whole.
  package let operation: Int?
  /// What is missing: lower case, one clause, stands alone.
  package let message: String
}

extension UpgradePath.Token {
  func leads(to key: String) -> Bool {
    switch self {
    case .each: true
    case .key(let own): own.utf8.elementsEqual(key.utf8)
    }
  }
}

extension MoneyType {
  /// The object that money is, as a record.
  var asRecord: RecordType {
    RecordType(
      "money",
      fields: [
        FieldType("amount", .integer(IntegerType(minimum...max(minimum, maximum)))),
        FieldType("currency", .currency),
      ]
    )
  }
}

extension RecordType {
  /// Whether there is a field under a key.
  func has(_ key: String) -> Bool { field(key) != nil }

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
    fields.removeAll { $0.name.utf8.elementsEqual(key.utf8) }
    return taken
  }
}

extension FieldType {
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
