import BackupFormat
import BackupJSON

/// Which record types a type has in it, and which of two contracts stand in the same place.
enum RecordUses {
  /// The records of a type, its elements and cases.
  static func of(_ type: ValueType) -> [String] {
    switch type {
    case .record(let name): [name]
    case .list(let list): of(list.element)
    case .map(let map): of(map.value)
    case .union(let union): union.cases.map(\.record)
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .reference, .base64, .any, .answers:
      []
    }
  }

  /// The records that a document of a contract may have.
  static func reachable(in contract: Contract) -> Names<Void> {
    let records = Names(contract.records, by: \.name)
    var found = Names<Void>()
    var pending = [contract.root]
    while let name = pending.popLast() {
      guard let record = records[name], !found.contains(name) else { continue }
      found.add(name, ())
      for field in record.fields { pending += of(field.type) }
    }
    return found
  }

  /// The records that stand under one name in the same place of both contracts.
  static func partners(_ older: Contract, _ newer: Contract) -> Names<Void> {
    let before = Names(older.records, by: \.name)
    let after = Names(newer.records, by: \.name)
    var found = Names<Void>()
    var pending = older.root.isSameUTF8(as: newer.root) ? [newer.root] : []
    while let name = pending.popLast() {
      guard let old = before[name], let new = after[name], !found.contains(name) else { continue }
      found.add(name, ())
      let fields = Names(old.fields, by: \.name)
      for field in new.fields {
        if let match = fields[field.name] { pending += shared(match.type, field.type) }
      }
    }
    return found
  }

  private static func shared(_ old: ValueType, _ new: ValueType) -> [String] {
    switch (old, new) {
    case (.record(let left), .record(let right)): return left.isSameUTF8(as: right) ? [left] : []
    case (.list(let left), .list(let right)): return shared(left.element, right.element)
    case (.map(let left), .map(let right)): return shared(left.value, right.value)
    case (.union(let left), .union(let right)):
      let known = Names(left.cases, by: \.value)
      return right.cases.compactMap { item in
        known[item.value].flatMap { $0.record.isSameUTF8(as: item.record) ? item.record : nil }
      }
    default: return []
    }
  }
}
