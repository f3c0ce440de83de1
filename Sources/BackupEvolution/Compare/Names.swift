import BackupJSON

/// What belongs to each of some names, in their order. Names are compared as UTF-8 bytes.
struct Names<Value> {
  private(set) var members: [(name: String, value: Value)] = []
  private var places: [[UInt8]: Int] = [:]

  init() {}

  /// Takes the members in order; of two with one name the first stays.
  init(_ values: [Value], by name: (Value) -> String) {
    for value in values { add(name(value), value) }
  }

  mutating func add(_ name: String, _ value: Value) {
    let key = Array(name.utf8)
    guard places[key] == nil else { return }
    places[key] = members.count
    members.append((name, value))
  }

  subscript(name: String) -> Value? { places[Array(name.utf8)].map { members[$0].value } }

  func contains(_ name: String) -> Bool { places[Array(name.utf8)] != nil }

  var names: [String] { members.map(\.name) }
}

extension Names<Void> {
  init(_ names: [String]) {
    for name in names { add(name, ()) }
  }
}
