import BackupFormat
import BackupJSON

/// Gives an older contract the field names of a newer one, wherever they are meant.
///
/// What follows from a new name alone, in a rule or a collection, is then no difference of its own.
struct FieldRenaming {
  /// The newer name of each renamed field, by record and older name.
  private var names: [[UInt8]: String] = [:]

  init(_ moves: FieldMoves) {
    for change in moves.renamed {
      names[FieldRenaming.key(change.record, change.old.name)] = change.new.name
    }
  }

  private static func key(_ record: String, _ field: String) -> [UInt8] {
    Array("\(record)\u{0}\(field)".utf8)
  }

  private func newer(_ field: String, of record: String?) -> String {
    record.flatMap { names[FieldRenaming.key($0, field)] } ?? field
  }

  func renamed(_ contract: Contract) -> Contract {
    if names.isEmpty { return contract }
    var result = contract
    let root = contract.root
    result.exportedAt = contract.exportedAt.map { newer($0, of: root) }
    result.collections = contract.collections.map { collection in
      let record = contract.recordType(of: collection)?.name
      var result = collection
      result.field = newer(collection.field, of: root)
      result.key = newer(collection.key, of: record)
      result.updatedAt = collection.updatedAt.map { newer($0, of: record) }
      result.happenedAt = collection.happenedAt.map { newer($0, of: record) }
      result.duplicateSignatures = collection.duplicateSignatures.map { $0.map { newer($0, of: record) } }
      return result
    }
    for place in result.records.indices {
      result.records[place] = renamed(contract.records[place], root, contract)
    }
    return result
  }

  private func renamed(_ record: RecordType, _ root: String, _ contract: Contract) -> RecordType {
    var result = record
    result.label = record.label.map { newer($0, of: record.name) }
    for place in result.fields.indices {
      result.fields[place].name = newer(record.fields[place].name, of: record.name)
      result.fields[place].type = renamed(record.fields[place].type, record.name, root)
    }
    result.rules = record.rules.map { rule in
      var rule = rule
      switch rule.condition {
      case .notBefore(let field, let other):
        rule.condition = .notBefore(
          field: newer(field, of: record.name),
          other: newer(other, of: record.name)
        )
      case .sum(let list, let item, let total):
        let element = contract.record(record.name)?.field(list).flatMap { RecordUses.of($0.type).first }
        rule.condition = .sum(
          list: newer(list, of: record.name),
          item: newer(item, of: element),
          total: newer(total, of: record.name)
        )
      }
      return rule
    }
    return result
  }

  private func renamed(_ type: ValueType, _ record: String, _ root: String) -> ValueType {
    switch type {
    case .minorUnits(var units):
      units.currencyField = newer(units.currencyField, of: record)
      return .minorUnits(units)
    case .reference(var reference):
      reference.collection = newer(reference.collection, of: root)
      return .reference(reference)
    case .list(var list):
      list.element = renamed(list.element, record, root)
      return .list(list)
    case .map(var map):
      map.value = renamed(map.value, record, root)
      return .map(map)
    case .text, .boolean, .integer, .decimal, .money, .currency, .utcMoment, .localMoment, .day, .timeOfDay,
      .uuid, .key, .enumeration, .record, .union, .base64, .any, .answers:
      return type
    }
  }
}
