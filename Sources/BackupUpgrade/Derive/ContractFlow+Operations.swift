import BackupFormat
import BackupJSON

extension ContractFlow {
  /// Follows one operation.
  mutating func follow(_ operation: UpgradeOperation) {
    switch operation.action {
    case .mark(let set, let remove): mark(set, remove)
    case .rename(let names):
      let words = RenamedWords(names)
      editRecords(at: operation.at) { flow, record, _ in flow.rename(&record, words) }
      if operation.at.tokens.isEmpty { renameCollections(words) }
    case .move(let from, let to):
      editRecords(at: operation.at) { flow, record, _ in flow.move(&record, from, to) }
    case .hoist(let field, let names):
      editRecords(at: operation.at) { flow, record, _ in flow.hoist(&record, field, RenamedWords(names)) }
    case .wrap(let fields, let into, let always):
      editRecords(at: operation.at) { flow, record, _ in flow.wrap(&record, fields, into, always) }
    case .add(let field, let from, let value):
      editRecords(at: operation.at) { $0.add(&$1, field, from, value, $2) }
    case .set(let field, let value):
      editRecords(at: operation.at) { flow, record, _ in
        _ = record.take(field)
        record.fields.append(
          FieldType(made: field, flow.type(of: value), null: value.isNull ? .absent : .refused)
        )
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
          record.fields[index].becomeOptional()
        }
      }
    case .mapValues, .minorUnits, .currency, .date, .uuid: followValues(operation)
    case .mapToList(let field, let key, let value):
      editRecords(at: operation.at) { flow, record, _ in flow.mapToList(&record, field, key, value) }
    case .listToMap(let field, let key, let value):
      editRecords(at: operation.at) { flow, record, _ in flow.listToMap(&record, field, key, value) }
    case .makeID(let field, let prefix, let from):
      editRecords(at: operation.at) { $0.makeID(&$1, field, prefix, from, $2) }
    case .dropDangling(let fields, let collection, let key):
      dropDangling(operation.at, fields, collection, key)
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

  private mutating func mark(_ set: JSONObject, _ remove: [String]) {
    marks = set
    let known = old.recognition.marks + new.recognition.marks
    for key in set.map(\.key) + remove where !known.contains(where: { $0.utf8.elementsEqual(key.utf8) }) {
      gap(.fault, "`\(key)` is no key by which files are recognised: `mark` would drop what stands under it")
    }
  }

  // MARK: Shape

  private mutating func rename(_ record: inout RecordType, _ words: RenamedWords) {
    for key in words.new where record.has(key) && words[key] == nil {
      gap(.doubt, "`\(key)` is there already where another key becomes it")
    }
    record.rename(words)
  }

  private mutating func renameCollections(_ words: RenamedWords) {
    for index in collections.indices {
      if let name = words[collections[index].field] { collections[index].field = name }
    }
    for (name, record) in records {
      for index in record.fields.indices {
        let type = record.fields[index].type
        let renamed = type.referring(words)
        if renamed != type { records[name]?.fields[index].type = renamed }
      }
    }
  }

  private mutating func move(_ record: inout RecordType, _ from: [String], _ to: [String]) {
    guard let taken = take(&record, from[...]), !taken.isEmpty else { return }
    if let old = from.first, let new = to.first, from.count == 1, to.count == 1 {
      record.renameCurrency(RenamedWords([UpgradeRenaming(old, new)]))
    }
    put(&record, to[...], taken)
  }

  /// Takes the fields at a place out of a record; optional where something on the way is.
  private mutating func take(_ record: inout RecordType, _ keys: ArraySlice<String>) -> [FieldType]? {
    guard let key = keys.first else { return nil }
    guard keys.count > 1 else { return record.take(key) }
    guard let index = record.fields.firstIndex(where: { $0.name.utf8.elementsEqual(key.utf8) }),
      case .record(let name) = record.fields[index].type, var inner = self.record(name)
    else { return nil }
    var taken = take(&inner, keys.dropFirst()) ?? []
    if !record.fields[index].isAlwaysThere || record.fields[index].mayBeNull {
      for index in taken.indices { taken[index].becomeOptional() }
    }
    record.fields[index].type = .record(keep(inner))
    return taken
  }

  private mutating func put(_ record: inout RecordType, _ keys: ArraySlice<String>, _ fields: [FieldType]) {
    guard let key = keys.first else { return }
    guard keys.count > 1 else {
      expectFree(record, key, "a value is moved to it")
      for var field in fields {
        field.name = key
        record.join(field)
      }
      return
    }
    var inner = RecordType(key, fields: [])
    let index = record.fields.firstIndex { $0.name.utf8.elementsEqual(key.utf8) }
    if let index, case .record(let name) = record.fields[index].type, let known = self.record(name) {
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

  /// A key that a value goes to is in no right file.
  mutating func expectFree(_ record: RecordType, _ key: String, _ what: String) {
    if record.has(key) { gap(.doubt, "`\(key)` is there already where \(what)") }
  }

  private mutating func hoist(_ record: inout RecordType, _ field: String, _ words: RenamedWords) {
    for outer in record.take(field) {
      var inner: RecordType?
      switch outer.type {
      case .record(let name): inner = self.record(name)
      case .money(let money): inner = money.asRecord
      case .union, .map, .any, .answers: isFollowed = false
      case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
        .timeOfDay, .uuid, .key, .enumeration, .list, .reference, .base64:
        gap(.fault, "`\(field)` is no object")
      }
      inner?.rename(words)
      for var member in inner?.fields ?? [] {
        if !outer.isAlwaysThere || outer.mayBeNull { member.becomeOptional() }
        expectFree(record, member.name, "a member of `\(field)` is hoisted to it")
        record.join(member)
      }
    }
  }

  private mutating func wrap(_ record: inout RecordType, _ fields: [String], _ into: String, _ always: Bool) {
    var inner = RecordType(into, fields: [])
    for field in fields { inner.fields += record.take(field) }
    let isThere = always || inner.fields.contains(where: \.isAlwaysThere)
    expectFree(record, into, "members are wrapped into it")
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
      var element = RecordType(field, fields: [FieldType(made: key, map.key.asType)])
      if let value {
        element.fields.append(FieldType(made: value, map.value))
      } else if case .record(let name) = map.value, let inner = self.record(name) {
        expectFree(inner, key, "the keys of `\(field)` go into it")
        element.fields += inner.fields
      } else {
        gap(.fault, "the values of `\(field)` are no records, and no `value` says where they go")
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
        var element = self.record(name)
      else {
        isFollowed = false
        continue
      }
      let keys = element.take(key)
      if keys.isEmpty { gap(.fault, "the elements of `\(field)` have no `\(key)`") }
      let isKey = collections.contains {
        $0.field.utf8.elementsEqual(field.utf8) && $0.key.utf8.elementsEqual(key.utf8)
      }
      if !isKey { gap(.doubt, "two elements of `\(field)` may have the same `\(key)`") }
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

  /// The same with references to collections under their new names.
  func referring(_ words: RenamedWords) -> ValueType {
    switch self {
    case .reference(var reference):
      if let name = words[reference.collection] { reference.collection = name }
      return .reference(reference)
    case .list(var list):
      list.element = list.element.referring(words)
      return .list(list)
    case .map(var map):
      map.value = map.value.referring(words)
      return .map(map)
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .record, .union, .base64, .any, .answers:
      return self
    }
  }
}
