import BackupFormat
import BackupJSON

/// Which place of a contract a place of a document belongs to.
struct DocumentPlaces {
  private let contract: Contract
  private let records: Names<RecordType>

  init(_ contract: Contract) {
    self.contract = contract
    records = Names(contract.records, by: \.name)
  }

  /// What describes a value.
  private enum Description {
    case record(String)
    case type(ValueType)
    case nothing
  }

  /// The places in the file form of the contract on the way to a place in a document, its own last; of a key that
  /// no record names, where its field would be.
  func places(along pointer: JSONPointer, in document: JSONValue) -> [JSONPointer] {
    var places: [JSONPointer] = []
    var place = JSONPointer(tokens: ["records", contract.root])
    places.append(place)
    var description = Description.record(contract.root)
    var value: JSONValue? = document
    for token in pointer.tokens {
      if case .type(let type) = description { description = entered(type, value, &place) }
      switch description {
      case .record(let name):
        place = JSONPointer(tokens: ["records", name, "fields", token])
        let field = records[name]?.fields.first { $0.name.isSameUTF8(as: token) }
        description = field.map { .type($0.type) } ?? .nothing
      case .type(.list(let list)):
        place = place.appending("of")
        description = .type(list.element)
      case .type(.map(let map)):
        place = place.appending("value")
        description = .type(map.value)
      case .type, .nothing: return places
      }
      places.append(place)
      value = value.flatMap { child(token, of: $0) }
    }
    return places
  }

  /// The record that a value is, where its type says so; a union stays where its discriminator is met.
  private func entered(_ type: ValueType, _ value: JSONValue?, _ place: inout JSONPointer) -> Description {
    switch type {
    case .record(let name): return .record(name)
    case .union(let union):
      guard let text = value?.objectValue?[union.discriminator]?.stringValue,
        let match = union.cases.first(where: { $0.value.isSameUTF8(as: text) })
      else { return .nothing }
      return .record(match.record)
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .list, .map, .reference, .base64, .any, .answers:
      return .type(type)
    }
  }

  private func child(_ token: String, of value: JSONValue) -> JSONValue? {
    if let object = value.objectValue { return object[token] }
    guard let elements = value.arrayValue, let index = Int(token), elements.indices.contains(index) else {
      return nil
    }
    return elements[index]
  }

  /// The first record of a kind in a document, by the places on the way; `nil` where there is none.
  func first(_ record: String, in document: JSONValue) -> JSONPointer? {
    var found: JSONPointer?
    visit(.record(contract.root), document, JSONPointer(), depth: 0) { name, pointer in
      if found == nil, name.isSameUTF8(as: record) { found = pointer }
      return found == nil
    }
    return found
  }

  // A document that was read is at most 64 levels deep.
  private func visit(
    _ description: Description,
    _ value: JSONValue,
    _ pointer: JSONPointer,
    depth: Int,
    _ body: (String, JSONPointer) -> Bool
  ) {
    guard depth <= JSONDocument.depthLimit else { return }
    var description = description
    if case .type(let type) = description {
      var place = JSONPointer()
      description = entered(type, value, &place)
    }
    switch description {
    case .record(let name):
      guard let object = value.objectValue, body(name, pointer) else { return }
      for field in records[name]?.fields ?? [] {
        guard let inner = object[field.name] else { continue }
        visit(.type(field.type), inner, pointer.appending(field.name), depth: depth + 1, body)
      }
    case .type(.list(let list)):
      for (index, element) in (value.arrayValue ?? []).enumerated() {
        visit(.type(list.element), element, pointer.appending(index), depth: depth + 1, body)
      }
    case .type(.map(let map)):
      for member in value.objectValue ?? JSONObject() {
        visit(.type(map.value), member.value, pointer.appending(member.key), depth: depth + 1, body)
      }
    case .type, .nothing: return
    }
  }
}
