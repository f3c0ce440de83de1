import BackupFormat
import BackupJSON

/// Operations that take values from elsewhere.
extension ContractFlow {
  mutating func add(
    _ record: inout RecordType,
    _ field: String,
    _ sources: [UpgradeSource],
    _ value: JSONValue?,
    _ outers: [RecordType]
  ) {
    let own = record.fields(named: field)
    if own.contains(where: \.isAlwaysThere) { return }
    for case .defaulting(let meaning) in own.map(\.presence) where !sources.isEmpty || value != meaning {
      gap(.doubt, "`\(field)` has a default in the old contract, and the operation writes another value")
    }
    var isCertain = false
    for source in sources where !isCertain {
      let found = fields(at: source, of: record, outers)
      if found.fields.isEmpty { gap(.doubt, "there is no `\(source)` that `\(field)` could be taken from") }
      for source in found.fields { record.join(source.copied(to: field)) }
      isCertain = found.isCertain
    }
    if !isCertain {
      if let value {
        record.join(FieldType(made: field, type(of: value), null: value.isNull ? .absent : .refused))
      } else {
        gap(
          sources.isEmpty || !record.has(field) ? .fault : .doubt,
          "nothing says what `\(field)` is where none of its sources is there"
        )
      }
    }
    record.setPresence(of: field, .required)
    if record.fields(named: field).count > ContractFlow.mostTypes {
      isFollowed = false
      gap(.doubt, "`\(field)` may be of more types than can be followed")
    }
  }

  /// How many types may stand under one key.
  private static let mostTypes = 64

  mutating func makeID(
    _ record: inout RecordType,
    _ field: String,
    _ prefix: String,
    _ source: UpgradeSource?,
    _ outers: [RecordType]
  ) {
    var longest = 16
    if let source {
      let found = fields(at: source, of: record, outers)
      if found.fields.isEmpty { gap(.fault, "there is no `\(source)` that `\(field)` could be made of") }
      if !found.isCertain { gap(.doubt, "`\(source)`, which `\(field)` is made of, may be absent") }
      for found in found.fields {
        if case .text(let text) = found.type { longest = max(longest, text.maximum) }
        if case .key(let text) = found.type { longest = max(longest, text.maximum) }
      }
    }
    _ = record.take(field)
    let length = prefix.unicodeScalars.count
    let sum = longest.addingReportingOverflow(length)
    record.fields.append(
      FieldType(made: field, .key(TextType(length...(sum.overflow ? longest : sum.partialValue))))
    )
  }

  /// The fields that a source may lead to, and whether one is always there.
  func fields(
    at source: UpgradeSource,
    of record: RecordType,
    _ outers: [RecordType]
  ) -> (fields: [FieldType], isCertain: Bool) {
    var current: RecordType?
    switch source.start {
    case .root: current = outers.first ?? record
    case .record(0): current = record
    case .record(let outward): current = outward <= outers.count ? outers[outers.count - outward] : nil
    }
    var isCertain = true
    for (index, key) in source.keys.enumerated() {
      let fields = current?.fields(named: key) ?? []
      guard let first = fields.first else { return ([], false) }
      if !fields.contains(where: \.isAlwaysThere) || fields.contains(where: \.mayBeNull) { isCertain = false }
      if index == source.keys.count - 1 { return (fields, isCertain) }
      switch first.type {
      case .record(let name): current = self.record(name)
      case .money(let money): current = money.asRecord
      case .any, .answers, .map, .union: return ([FieldType(key, .any)], false)
      case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
        .timeOfDay, .uuid, .key, .enumeration, .list, .reference, .base64:
        return ([], false)
      }
    }
    return ([], false)
  }

  /// The narrowest type that a constant has.
  mutating func type(of value: JSONValue) -> ValueType {
    switch value {
    case .null: return .any
    case .boolean: return .boolean
    case .number(let number):
      if let integer = number.integer { return .integer(IntegerType(integer...integer)) }
      return .decimal(DecimalType(minimum: number.text, maximum: number.text))
    case .string(let text): return .enumeration(EnumerationType([text], unknown: .refused))
    case .array(let elements):
      guard let first = elements.first else { return .list(ListType(of: .any, 0...0)) }
      let element = elements.count == 1 ? type(of: first) : ValueType.any
      return .list(ListType(of: element, elements.count...elements.count))
    case .object(let members):
      var record = RecordType("constant", fields: [])
      for member in members {
        let null: FieldType.Null = member.value.isNull ? .absent : .refused
        record.fields.append(FieldType(made: member.key, type(of: member.value), null: null))
      }
      return .record(keep(record))
    }
  }

  // MARK: Texts

  mutating func split(_ record: inout RecordType, _ field: String, _ into: [String], _ fewer: UpgradeFewer) {
    let taken = record.take(field)
    switch fewer {
    case .refused: gap(.doubt, "`\(field)` may have fewer parts than it is split into")
    case .absent: break
    }
    for (index, key) in into.enumerated() {
      let isThere = index == 0 && taken.contains(where: \.isAlwaysThere)
      expectFree(record, key, "a part of `\(field)` goes to it")
      record.fields.append(FieldType(made: key, .text(TextType()), presence: isThere ? .required : .optional))
    }
  }

  mutating func merge(_ record: inout RecordType, _ fields: [String], _ separator: String, _ into: String) {
    var minimum = 0
    var maximum = 0
    for field in fields {
      let taken = record.take(field)
      for part in taken {
        guard case .text(let text) = part.type else { continue }
        if part.isAlwaysThere, !part.mayBeNull { minimum = max(minimum, text.minimum) }
        let sum = maximum.addingReportingOverflow(text.maximum)
        maximum = min(sum.overflow ? .max : sum.partialValue, 1 << 40) + separator.unicodeScalars.count
      }
    }
    expectFree(record, into, "texts are merged into it")
    record.fields.append(
      FieldType(made: into, .text(TextType(minimum...maximum)), presence: minimum > 0 ? .required : .optional)
    )
  }

  // MARK: Lists

  mutating func dropDangling(_ at: UpgradePath, _ fields: [String], _ collection: String, _ key: String) {
    let list: [UpgradePath.Token] = [.key(collection), .each]
    if !leads([.key(collection)]) {
      gap(.fault, "there is no list `\(collection)` at the root: every reference would be dropped")
    } else if !leads(list + [.key(key)]) {
      gap(.fault, "the records of `\(collection)` have no `\(key)`: every reference would be dropped")
    }
    // A value that is found under another key than the one of the collection is no reference to it.
    let isReference = self.collection(collection).map { $0.key.utf8.elementsEqual(key.utf8) } ?? true
    editRecords(at: at) { _, record, _ in
      for index in record.fields.indices
      where fields.contains(where: { $0.utf8.elementsEqual(record.fields[index].name.utf8) }) {
        if isReference { record.fields[index].type = .reference(ReferenceType(to: collection)) }
        record.fields[index].becomeOptional()
      }
    }
  }

  mutating func unnest(_ at: UpgradePath, _ field: String, _ to: String, _ key: String, _ reference: String) {
    var elements: [ValueType] = []
    let collection: String? = if case .key(let name)? = at.tokens.first { name } else { nil }
    editRecords(at: at) { flow, record, _ in
      for taken in record.take(field) {
        guard case .list(let list) = taken.type, case .record(let name) = list.element,
          var element = flow.record(name)
        else {
          flow.gap(.fault, "`\(field)` is no list of records")
          continue
        }
        if record.fields(named: key).isEmpty { flow.gap(.fault, "the record has no `\(key)`") }
        flow.expectFree(element, reference, "the key of the record goes to it")
        element.fields.append(FieldType(made: reference, .reference(ReferenceType(to: collection ?? ""))))
        elements.append(.record(flow.keep(element)))
      }
    }
    editRecords(at: UpgradePath()) { flow, root, _ in
      for field in root.fields(named: to) {
        if case .list = field.type { continue }
        flow.gap(.doubt, "`\(to)` is there already, and is no list")
      }
      for element in elements { root.join(FieldType(to, .list(ListType(of: element)))) }
    }
    if !collections.contains(where: { $0.field.utf8.elementsEqual(to.utf8) }) {
      collections.append(Collection(field: to))
    }
  }

  mutating func nest(_ at: UpgradePath, _ field: String, _ from: String, _ reference: String) {
    var elements: [ValueType] = []
    editRecords(at: UpgradePath()) { flow, root, _ in
      for taken in root.take(from) {
        guard case .list(let list) = taken.type, case .record(let name) = list.element,
          var element = flow.record(name)
        else { continue }
        for link in element.take(reference) {
          if case .reference(let target) = link.type, target.dangling == .refused, link.isAlwaysThere {
            continue
          }
          flow.gap(.doubt, "`\(reference)` may refer to no record, or not be there")
        }
        elements.append(.record(flow.keep(element)))
      }
      if elements.isEmpty { flow.gap(.fault, "there is no list `\(from)` of records at the root") }
    }
    editRecords(at: at) { flow, record, _ in
      flow.expectFree(record, field, "the elements of `\(from)` go into it")
      for element in elements { record.join(FieldType(field, .list(ListType(of: element)))) }
    }
  }
}

extension FieldType {
  /// The same value under another key: what it means travels, what is said about its key does not.
  fileprivate func copied(to key: String) -> FieldType {
    FieldType(key, type, unit: unit, semantics: semantics)
  }
}
