import BackupFormat

/// A record that an edit comes to, with all that its result depends on.
struct EditedPlace: Hashable {
  let record: String
  /// How much of the path is left.
  let rest: Int
  /// The names of the records around it that the operation may look at.
  let outers: [String]
}

extension ContractFlow {
  typealias RecordChange = (inout ContractFlow, inout RecordType, [RecordType]) -> Void

  /// Changes each record that a path from the root leads to; the records around it are given from the root inward.
  mutating func editRecords(at path: UpgradePath, _ change: RecordChange) {
    memos.append([:])
    let type = edit(.record(root), path.tokens[...], []) { flow, type, outers in
      flow.editRecord(type, outers, change)
    }
    memos.removeLast()
    if case .record(let name) = type { root = name }
  }

  /// Changes each type that a path leads to, and returns the type that the whole has then.
  ///
  /// A record may contain itself: what was made of one is used again where the rest of the way is the same.
  private mutating func edit(
    _ type: ValueType,
    _ path: ArraySlice<UpgradePath.Token>,
    _ outers: [RecordType],
    _ change: (inout ContractFlow, ValueType, [RecordType]) -> ValueType
  ) -> ValueType {
    guard isFollowed else { return type }
    guard case .record(let name) = type else {
      return path.isEmpty ? change(&self, type, outers) : editInside(type, path, outers, change)
    }
    let place = EditedPlace(record: name, rest: path.count, outers: outers.suffix(reach).map(\.name))
    if let known = memos.last?[place] { return known }
    let edited = path.isEmpty ? change(&self, type, outers) : editInside(type, path, outers, change)
    if !memos.isEmpty { memos[memos.count - 1][place] = edited }
    return edited
  }

  private mutating func editInside(
    _ type: ValueType,
    _ path: ArraySlice<UpgradePath.Token>,
    _ outers: [RecordType],
    _ change: (inout ContractFlow, ValueType, [RecordType]) -> ValueType
  ) -> ValueType {
    guard let token = path.first else { return type }
    let rest = path.dropFirst()
    switch type {
    case .record(let name):
      guard var record = record(name) else { return type }
      let around = outers + [record]
      let places = record.fields.indices.filter { token.leads(to: record.fields[$0].name) }
      guard !places.isEmpty else { return type }
      for index in places {
        record.fields[index].type = edit(record.fields[index].type, rest, around, change)
        if isMaking, rest.allSatisfy({ $0 == .each }) { record.fields[index].becomeMade() }
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
    // Whatever is changed in there, the types say as much of it as before.
    case .any, .answers: return .any
    case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .reference, .base64:
      return type
    }
  }

  private mutating func editRecord(
    _ type: ValueType,
    _ outers: [RecordType],
    _ change: RecordChange
  ) -> ValueType {
    switch type {
    case .record(let name):
      guard var record = record(name) else { return type }
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
    case .map, .any, .answers: return .any
    case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .list, .reference, .base64:
      gap(.fault, "the operation works on objects, and there is none")
      return type
    }
  }

  /// Changes the fields and types at some paths inside of a record, which count as made by the step then.
  mutating func editValues(
    _ record: inout RecordType,
    _ paths: [UpgradePath],
    _ change: (inout ContractFlow, inout FieldType) -> Void
  ) {
    let outward = reach
    reach = 0
    isMaking = true
    for path in paths {
      guard let token = path.tokens.first else { continue }
      let rest = path.tokens.dropFirst()
      for index in record.fields.indices where token.leads(to: record.fields[index].name) {
        guard !rest.isEmpty else {
          change(&self, &record.fields[index])
          record.fields[index].becomeMade()
          continue
        }
        memos.append([:])
        record.fields[index].type = edit(record.fields[index].type, rest, [record]) { flow, type, _ in
          var field = FieldType("", type)
          change(&flow, &field)
          return field.type
        }
        memos.removeLast()
        if rest.allSatisfy({ $0 == .each }) { record.fields[index].becomeMade() }
      }
    }
    isMaking = false
    reach = outward
  }
}

extension UpgradePath.Token {
  func leads(to key: String) -> Bool {
    switch self {
    case .each: true
    case .key(let own): own.utf8.elementsEqual(key.utf8)
    }
  }
}
