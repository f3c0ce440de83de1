import BackupFormat
import BackupJSON

extension ContractFlow {
  /// Follows one operation.
  mutating func follow(_ operation: UpgradeOperation) {
    switch operation.action {
    case .mark(let set, _): marks = set
    case .rename(let names):
      editRecords(at: operation.at) { flow, record, _ in
        for name in names { flow.rename(&record, name) }
      }
      if operation.at.tokens.isEmpty { for name in names { renameCollection(name) } }
    case .move(let from, let to):
      editRecords(at: operation.at) { flow, record, _ in flow.move(&record, from, to) }
    case .hoist(let field, let names): editRecords(at: operation.at) { $0.hoist(&$1, field, names, $2) }
    case .wrap(let fields, let into, let always):
      editRecords(at: operation.at) { flow, record, _ in flow.wrap(&record, fields, into, always) }
    case .add(let field, let from, let value):
      editRecords(at: operation.at) { $0.add(&$1, field, from, value, $2) }
    case .set(let field, let value):
      editRecords(at: operation.at) { flow, record, _ in
        _ = record.take(field)
        record.fields.append(FieldType(field, flow.type(of: value), null: value.isNull ? .absent : .refused))
      }
    case .remove(let fields):
      editRecords(at: operation.at) { _, record, _ in
        for field in fields { _ = record.take(field) }
      }
    case .dropNull(let fields):
      editRecords(at: operation.at) { _, record, _ in
        for index in record.fields.indices
        where record.fields[index].mayBeNull
          && (fields.isEmpty || fields.contains { $0.utf8.elementsEqual(record.fields[index].name.utf8) })
        {
          record.fields[index].null = .refused
          record.fields[index].presence = .optional
        }
      }
    case .mapValues, .minorUnits, .currency, .date, .uuid: followValues(operation)
    case .mapToList(let field, let key, let value):
      editRecords(at: operation.at) { flow, record, _ in flow.mapToList(&record, field, key, value) }
    case .listToMap(let field, let key, let value):
      editRecords(at: operation.at) { flow, record, _ in flow.listToMap(&record, field, key, value) }
    case .makeID(let field, let prefix, let from):
      editRecords(at: operation.at) { $0.makeID(&$1, field, prefix, from, $2) }
    case .dropDangling(let fields, let collection, _):
      editRecords(at: operation.at) { _, record, _ in
        for index in record.fields.indices
        where fields.contains(where: { $0.utf8.elementsEqual(record.fields[index].name.utf8) }) {
          record.fields[index].type = .reference(ReferenceType(to: collection))
          record.fields[index].presence = .optional
        }
      }
    case .split(let field, _, let into, let fewer):
      editRecords(at: operation.at) { flow, record, _ in flow.split(&record, field, into, fewer) }
    case .merge(let fields, let separator, let into):
      editRecords(at: operation.at) { flow, record, _ in flow.merge(&record, fields, separator, into) }
    case .unnest(let field, let to, let key, let reference): unnest(operation.at, field, to, key, reference)
    case .nest(let field, let from, _, let reference): nest(operation.at, field, from, reference)
    case .count: break
    case .call: isFollowed = false
    }
  }

  // MARK: Shape

  private mutating func rename(_ record: inout RecordType, _ name: UpgradeRenaming) {
    guard record.has(name.old) else {
      return gap(.noSource, "there is no `\(name.old)` that could be renamed")
    }
    if record.has(name.new) {
      gap(.mayFail, "`\(name.new)` is there already where `\(name.old)` is renamed to it")
    }
    for index in record.fields.indices {
      if record.fields[index].name.utf8.elementsEqual(name.old.utf8) { record.fields[index].name = name.new }
      if case .minorUnits(var amount) = record.fields[index].type,
        amount.currencyField.utf8.elementsEqual(name.old.utf8)
      {
        amount.currencyField = name.new
        record.fields[index].type = .minorUnits(amount)
      }
    }
  }

  private mutating func renameCollection(_ name: UpgradeRenaming) {
    for index in contract.collections.indices
    where contract.collections[index].field.utf8.elementsEqual(name.old.utf8) {
      contract.collections[index].field = name.new
    }
    for record in contract.records.indices {
      for field in contract.records[record].fields.indices {
        let type = contract.records[record].fields[field].type
        contract.records[record].fields[field].type = type.referring(to: name.new, insteadOf: name.old)
      }
    }
  }

  private mutating func move(_ record: inout RecordType, _ from: [String], _ to: [String]) {
    guard let taken = take(&record, from[...]), !taken.isEmpty else {
      return gap(.noSource, "there is no `\(from.joined(separator: "/"))` that could be moved")
    }
    put(&record, to[...], taken)
  }

  /// Takes the fields at a place out of a record; optional where something on the way is.
  private mutating func take(_ record: inout RecordType, _ keys: ArraySlice<String>) -> [FieldType]? {
    guard let key = keys.first else { return nil }
    guard keys.count > 1 else { return record.take(key) }
    guard let index = record.fields.firstIndex(where: { $0.name.utf8.elementsEqual(key.utf8) }),
      case .record(let name) = record.fields[index].type, var inner = contract.record(name)
    else { return nil }
    var taken = take(&inner, keys.dropFirst()) ?? []
    if !record.fields[index].isAlwaysThere || record.fields[index].mayBeNull {
      for index in taken.indices { taken[index].presence = .optional }
    }
    record.fields[index].type = .record(keep(inner))
    return taken
  }

  private mutating func put(_ record: inout RecordType, _ keys: ArraySlice<String>, _ fields: [FieldType]) {
    guard let key = keys.first else { return }
    guard keys.count > 1 else {
      for var field in fields {
        field.name = key
        record.fields.append(field)
      }
      return
    }
    var inner = RecordType(key, fields: [])
    let index = record.fields.firstIndex { $0.name.utf8.elementsEqual(key.utf8) }
    if let index, case .record(let name) = record.fields[index].type, let known = contract.record(name) {
      inner = known
    }
    put(&inner, keys.dropFirst(), fields)
    let type = ValueType.record(keep(inner))
    if let index {
      record.fields[index].type = type
    } else {
      let isThere = fields.allSatisfy(\.isAlwaysThere)
      record.fields.append(FieldType(key, type, presence: isThere ? .required : .optional))
    }
  }

  private mutating func hoist(
    _ record: inout RecordType,
    _ field: String,
    _ names: [UpgradeRenaming],
    _ outers: [RecordType]
  ) {
    let taken = record.take(field)
    if taken.isEmpty { gap(.noSource, "there is no `\(field)` that could be hoisted") }
    for outer in taken {
      let inner: RecordType?
      switch outer.type {
      case .record(let name): inner = contract.record(name)
      case .money(let money): inner = money.asRecord
      case .union, .map, .any, .answers:
        isFollowed = false
        inner = nil
      case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
        .timeOfDay,
        .uuid, .key, .enumeration, .list, .reference, .base64:
        gap(.noSource, "`\(field)` is no object")
        inner = nil
      }
      for var member in inner?.fields ?? [] {
        if !outer.isAlwaysThere || outer.mayBeNull { member.presence = .optional }
        if let name = names.first(where: { $0.old.utf8.elementsEqual(member.name.utf8) }) {
          member.name = name.new
        }
        if record.has(member.name) {
          gap(.mayFail, "`\(member.name)` is there already where it is hoisted to")
        }
        record.fields.append(member)
      }
    }
  }

  private mutating func wrap(_ record: inout RecordType, _ fields: [String], _ into: String, _ always: Bool) {
    var inner = RecordType(into, fields: [])
    for field in fields {
      let taken = record.take(field)
      if taken.isEmpty { gap(.noSource, "there is no `\(field)` that could be wrapped") }
      inner.fields += taken
    }
    let isThere = always || inner.fields.contains(where: \.isAlwaysThere)
    record.fields.append(FieldType(into, .record(keep(inner)), presence: isThere ? .required : .optional))
  }

  private mutating func mapToList(
    _ record: inout RecordType,
    _ field: String,
    _ key: String,
    _ value: String?
  ) {
    for index in record.fields.indices where record.fields[index].name.utf8.elementsEqual(field.utf8) {
      guard case .map(let map) = record.fields[index].type else {
        isFollowed = false
        continue
      }
      let keyField = FieldType(key, map.key.asType)
      var element = RecordType(field, fields: [keyField])
      if let value {
        element.fields.append(FieldType(value, map.value))
      } else if case .record(let name) = map.value, let inner = contract.record(name) {
        element.fields += inner.fields
      } else {
        gap(.noSource, "the values of `\(field)` are no records, and no `value` says where they go")
      }
      record.fields[index].type = .list(ListType(of: .record(keep(element)), 0...max(0, map.maximum)))
    }
  }

  private mutating func listToMap(
    _ record: inout RecordType,
    _ field: String,
    _ key: String,
    _ value: String?
  ) {
    for index in record.fields.indices where record.fields[index].name.utf8.elementsEqual(field.utf8) {
      guard case .list(let list) = record.fields[index].type, case .record(let name) = list.element,
        var element = contract.record(name)
      else {
        isFollowed = false
        continue
      }
      let keys = element.take(key)
      if keys.isEmpty { gap(.noSource, "the elements of `\(field)` have no `\(key)`") }
      let isKey = contract.collections.contains {
        $0.field.utf8.elementsEqual(field.utf8) && $0.key.utf8.elementsEqual(key.utf8)
      }
      if !isKey { gap(.mayFail, "two elements of `\(field)` may have the same `\(key)`") }
      let kind = keys.first?.type.asMapKey ?? .text
      var type = ValueType.record(keep(element))
      if let value { type = element.fields(named: value).first?.type ?? .any }
      record.fields[index].type = .map(MapType(kind, to: type, maximum: list.maximum))
    }
  }
}

extension MapType.Key {
  /// The type of a value that was such a key.
  var asType: ValueType {
    switch self {
    case .text: .text(TextType())
    case .integer: .key(TextType(1...20))
    case .uuid: .uuid
    case .day: .day
    }
  }
}

extension ValueType {
  /// What a value of the type is as the key of a map.
  var asMapKey: MapType.Key {
    switch self {
    case .integer: .integer
    case .uuid: .uuid
    case .day: .day
    case .text, .boolean, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .timeOfDay,
      .key,
      .enumeration, .list, .map, .record, .union, .reference, .base64, .any, .answers:
      .text
    }
  }

  /// The same with references to a collection under its new name.
  func referring(to new: String, insteadOf old: String) -> ValueType {
    switch self {
    case .reference(var reference):
      if reference.collection.utf8.elementsEqual(old.utf8) { reference.collection = new }
      return .reference(reference)
    case .list(var list):
      list.element = list.element.referring(to: new, insteadOf: old)
      return .list(list)
    case .map(var map):
      map.value = map.value.referring(to: new, insteadOf: old)
      return .map(map)
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .record, .union, .base64, .any, .answers:
      return self
    }
  }
}
