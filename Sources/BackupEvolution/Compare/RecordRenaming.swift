import BackupFormat
import BackupJSON

/// Finds record types that stand in the place of one that is gone, under another name.
///
/// The name of a record type is in no file, so that a change of it alone changes nothing.
struct RecordRenaming {
  /// The older name of each record type that both contracts have, by the newer one.
  private(set) var olderNames = Names<String>()
  private let older: Names<RecordType>
  private let newer: Names<RecordType>
  private var pending: [(RecordType, RecordType)] = []
  /// The newer name of each of them, by the older one.
  private var newerNames = Names<String>()

  init(_ older: Contract, _ newer: Contract) {
    self.older = Names(older.records, by: \.name)
    self.newer = Names(newer.records, by: \.name)
    for name in self.newer.names where self.older.contains(name) { pair(name, name) }
    pair(older.root, newer.root)
    while let (before, after) = pending.popLast() {
      let fields = Names(before.fields, by: \.name)
      for field in after.fields {
        if let old = fields[field.name] { pairUses(old.type, field.type) }
      }
    }
  }

  private mutating func pair(_ before: String, _ after: String) {
    guard let old = older[before], let new = newer[after], !olderNames.contains(after),
      !newerNames.contains(before)
    else { return }
    // A name that goes on is never another record.
    let isSame = before.isSameUTF8(as: after)
    guard isSame || !newer.contains(before) && !older.contains(after) else { return }
    olderNames.add(after, before)
    newerNames.add(before, after)
    pending.append((old, new))
  }

  private mutating func pairUses(_ before: ValueType, _ after: ValueType) {
    switch (before, after) {
    case (.record(let old), .record(let new)): pair(old, new)
    case (.list(let old), .list(let new)): pairUses(old.element, new.element)
    case (.map(let old), .map(let new)): pairUses(old.value, new.value)
    case (.union(let old), .union(let new)):
      let cases = Names(old.cases, by: \.value)
      for item in new.cases {
        if let match = cases[item.value] { pair(match.record, item.record) }
      }
    default: break
    }
  }

  /// The older contract with the names of the newer one.
  func renamed(_ contract: Contract) -> Contract {
    var contract = contract
    contract.root = newerName(contract.root)
    for place in contract.records.indices {
      contract.records[place].name = newerName(contract.records[place].name)
      for field in contract.records[place].fields.indices {
        contract.records[place].fields[field].type = renamed(contract.records[place].fields[field].type)
      }
    }
    return contract
  }

  private func newerName(_ name: String) -> String { newerNames[name] ?? name }

  private func renamed(_ type: ValueType) -> ValueType {
    switch type {
    case .record(let name): return .record(newerName(name))
    case .list(var list):
      list.element = renamed(list.element)
      return .list(list)
    case .map(var map):
      map.value = renamed(map.value)
      return .map(map)
    case .union(var union):
      for place in union.cases.indices { union.cases[place].record = newerName(union.cases[place].record) }
      return .union(union)
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .reference, .base64, .any, .answers:
      return type
    }
  }
}
