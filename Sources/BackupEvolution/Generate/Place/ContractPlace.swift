import BackupFormat
import BackupJSON

/// A type in a contract, and a way on which a document reaches a value of it.
struct ContractPlace: Sendable {
  /// Where the type stands in the file form of the contract.
  let pointer: JSONPointer
  /// The way from the root of a document, by the first elements of lists.
  let route: [Step]
  /// The type that stands there.
  let type: ValueType
  /// The field whose type it is; `nil` for a type inside a type.
  let field: FieldType?
  /// The record around it.
  let record: String
  /// The clock of the document: whether the value is the moment at which the backup was made or changed is no
  /// matter, since all moments of a small document are one.
  var isMoment: Bool {
    switch type {
    case .utcMoment, .localMoment, .day, .timeOfDay: true
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .uuid, .key, .enumeration,
      .list,
      .map, .record, .union, .reference, .base64, .any, .answers:
      false
    }
  }
}

/// A record of a contract, and a way on which a document reaches one.
struct RecordPlace: Sendable {
  let record: RecordType
  let route: [Step]
}

/// All places of a contract that a document can reach, each by its shortest way, in the order of the file form.
struct ContractPlaces: Sendable {
  private(set) var types: [ContractPlace] = []
  private(set) var records: [RecordPlace] = []

  init(_ index: ContractIndex) {
    var places: [Int: [ContractPlace]] = [:]
    var routes: [Int: [Step]] = [:]
    var queue: [Int] = []
    guard let root = index.place(of: index.contract.root) else { return }
    routes[root] = []
    queue.append(root)
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      let record = index.contract.records[place]
      var walk = Walk(index: index, record: record.name)
      for field in record.fields {
        let pointer = JSONPointer(tokens: ["records", record.name, "fields", field.name])
        walk.add(field.type, field, pointer, (routes[place] ?? []) + [.field(field.name)])
      }
      places[place] = walk.found
      for (inner, route) in walk.records where routes[inner] == nil {
        routes[inner] = route
        queue.append(inner)
      }
    }
    for place in index.contract.records.indices {
      guard let route = routes[place] else { continue }
      records.append(RecordPlace(record: index.contract.records[place], route: route))
      types += places[place] ?? []
    }
  }

  /// The types of one record, from a field inward.
  private struct Walk {
    let index: ContractIndex
    let record: String
    var found: [ContractPlace] = []
    var records: [(Int, [Step])] = []

    mutating func add(_ type: ValueType, _ field: FieldType?, _ pointer: JSONPointer, _ route: [Step]) {
      found.append(ContractPlace(pointer: pointer, route: route, type: type, field: field, record: record))
      switch type {
      case .list(let list):
        if list.maximum > 0 { add(list.element, nil, pointer.appending("of"), route + [.element(0)]) }
      case .map(let map):
        guard map.maximum > 0 else { return }
        let key = MapKeys.usual(map.key)
        add(map.value, nil, pointer.appending("value"), route + [.member(key)])
      case .record(let name):
        if let place = index.place(of: name) { records.append((place, route)) }
      case .union(let union):
        for (number, item) in union.cases.enumerated() {
          if let place = index.place(of: item.record) { records.append((place, route + [.choice(number)])) }
        }
      case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment,
        .day,
        .timeOfDay, .uuid, .key, .enumeration, .reference, .base64, .any, .answers:
        break
      }
    }
  }
}

/// Keys of maps.
enum MapKeys {
  static func usual(_ kind: MapType.Key) -> String {
    switch kind {
    case .text: "entry"
    case .integer: "7"
    case .uuid: "6f1d1c5e-3f0b-4c58-9d5b-0a6b7a3d2c11"
    case .day: "2025-03-14"
    }
  }

  /// Keys at the edge of what is allowed.
  static func edges(_ kind: MapType.Key) -> [String] {
    switch kind {
    case .text: ["", EdgeValues.unusual, "a\"b\\c\n", "~/0"]
    case .integer: ["0", "-1", "9007199254740991", "-9007199254740991"]
    case .uuid: ["00000000-0000-0000-0000-000000000000", "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"]
    case .day: ["0000-01-01", "2024-02-29", "9999-12-31"]
    }
  }

  /// Keys that are none of the kind.
  static func wrong(_ kind: MapType.Key) -> [String] {
    switch kind {
    case .text: []
    case .integer: ["seven", "1.0", "01", ""]
    case .uuid: ["not a uuid", "6f1d1c5e3f0b4c589d5b0a6b7a3d2c11"]
    case .day: ["2023-02-29", "14.3.2025"]
    }
  }
}
