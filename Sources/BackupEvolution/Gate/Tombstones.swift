import BackupFormat
import BackupJSON

/// A name that a version no longer has, and that its contract has to reserve.
struct Tombstone: Sendable, Hashable {
  let record: String
  let field: String?
  /// The steps into the type of the field: `of`, `value`.
  let path: [String]
  let name: String

  /// The place of the list of reserved names.
  var place: JSONPointer {
    let field = field.map { ["fields", $0] + path } ?? []
    return JSONPointer(tokens: ["records", record] + field + ["reserved"])
  }
}

/// The names that a newer contract has given up without reserving them: fields, values and cases.
enum Tombstones {
  static func missing(from older: Contract, in newer: Contract) -> [Tombstone] {
    older.records.flatMap { record -> [Tombstone] in
      guard let now = newer.records.first(where: { same($0.name, record.name) }) else { return [] }
      let names = now.fields.map(\.name) + now.reserved
      let fields = record.fields.map(\.name).filter { lacks(names, $0) }.map {
        Tombstone(record: record.name, field: nil, path: [], name: $0)
      }
      let inner = record.fields.flatMap { field -> [Tombstone] in
        guard let other = now.fields.first(where: { same($0.name, field.name) }) else { return [] }
        return missing(from: field.type, in: other.type) { path, name in
          Tombstone(record: record.name, field: field.name, path: path, name: name)
        }
      }
      return fields + inner
    }
  }

  private static func missing(
    from older: ValueType,
    in newer: ValueType,
    _ path: [String] = [],
    _ make: ([String], String) -> Tombstone
  ) -> [Tombstone] {
    switch (older, newer) {
    case (.list(let old), .list(let new)):
      return missing(from: old.element, in: new.element, path + ["of"], make)
    case (.map(let old), .map(let new)):
      return missing(from: old.value, in: new.value, path + ["value"], make)
    case (.enumeration(let old), .enumeration(let new)):
      let names = new.values.map(\.name) + new.reserved
      return old.values.map(\.name).filter { lacks(names, $0) }.map { make(path, $0) }
    case (.union(let old), .union(let new)):
      let names = new.cases.map(\.value) + new.reserved
      return old.cases.map(\.value).filter { lacks(names, $0) }.map { make(path, $0) }
    case (_, _): return []
    }
  }

  /// The contract with the names reserved.
  static func adding(_ tombstones: [Tombstone], to contract: Contract) -> Contract {
    var contract = contract
    for stone in tombstones {
      guard let record = contract.records.firstIndex(where: { same($0.name, stone.record) }) else { continue }
      guard let name = stone.field else {
        contract.records[record].reserved.append(stone.name)
        continue
      }
      let fields = contract.records[record].fields
      guard let field = fields.firstIndex(where: { same($0.name, name) }) else { continue }
      contract.records[record].fields[field].type = adding(stone.name, fields[field].type, stone.path[...])
    }
    return contract
  }

  private static func adding(_ name: String, _ type: ValueType, _ path: ArraySlice<String>) -> ValueType {
    switch type {
    case .list(var list):
      list.element = adding(name, list.element, path.dropFirst())
      return .list(list)
    case .map(var map):
      map.value = adding(name, map.value, path.dropFirst())
      return .map(map)
    case .enumeration(var type):
      type.reserved.append(name)
      return .enumeration(type)
    case .union(var type):
      type.reserved.append(name)
      return .union(type)
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .record, .reference, .base64, .any, .answers:
      return type
    }
  }

  private static func same(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }

  private static func lacks(_ names: [String], _ name: String) -> Bool { !names.contains { same($0, name) } }
}
