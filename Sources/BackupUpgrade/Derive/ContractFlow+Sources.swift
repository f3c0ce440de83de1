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
    if !own.isEmpty, own.contains(where: \.isAlwaysThere) { return }
    var isCertain = false
    for source in sources where !isCertain {
      let found = types(at: source, of: record, outers)
      if found.types.isEmpty, isFollowed {
        gap(.mayFail, "there is no `\(source)` that `\(field)` could be taken from")
      }
      for type in found.types { record.fields.append(FieldType(field, type)) }
      isCertain = found.isCertain
    }
    if !isCertain {
      if let value {
        record.fields.append(FieldType(field, type(of: value), null: value.isNull ? .absent : .refused))
      } else if isFollowed {
        gap(
          sources.isEmpty || record.fields(named: field).isEmpty ? .noSource : .mayFail,
          "nothing says what `\(field)` is where none of its sources is there"
        )
      }
    }
    record.setPresence(of: field, .required)
  }

  mutating func makeID(
    _ record: inout RecordType,
    _ field: String,
    _ prefix: String,
    _ source: UpgradeSource?,
    _ outers: [RecordType]
  ) {
    var longest = 16
    if let source {
      let found = types(at: source, of: record, outers)
      if found.types.isEmpty { gap(.noSource, "there is no `\(source)` that `\(field)` could be made of") }
      if !found.isCertain { gap(.mayFail, "`\(source)`, which `\(field)` is made of, may be absent") }
      for type in found.types {
        if case .text(let text) = type { longest = max(longest, text.maximum) }
        if case .key(let text) = type { longest = max(longest, text.maximum) }
      }
    }
    _ = record.take(field)
    let length = prefix.unicodeScalars.count
    let sum = longest.addingReportingOverflow(length)
    record.fields.append(
      FieldType(field, .key(TextType(length...(sum.overflow ? longest : sum.partialValue))))
    )
  }

  /// The types that a source may have, and whether one is always there.
  func types(
    at source: UpgradeSource,
    of record: RecordType,
    _ outers: [RecordType]
  ) -> (types: [ValueType], isCertain: Bool) {
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
      if index == source.keys.count - 1 { return (fields.map(\.type), isCertain) }
      switch first.type {
      case .record(let name): current = contract.record(name)
      case .money(let money): current = money.asRecord
      case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
        .timeOfDay,
        .uuid, .key, .enumeration, .list, .map, .union, .reference, .base64, .any, .answers:
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
        record.fields.append(FieldType(member.key, type(of: member.value), null: null))
      }
      return .record(keep(record))
    }
  }

  // MARK: Texts

  mutating func split(_ record: inout RecordType, _ field: String, _ into: [String], _ fewer: UpgradeFewer) {
    let taken = record.take(field)
    if taken.isEmpty { gap(.noSource, "there is no `\(field)` that could be split") }
    switch fewer {
    case .refused: gap(.mayFail, "`\(field)` may have fewer parts than it is split into")
    case .absent: break
    }
    for (index, key) in into.enumerated() {
      let isThere = index == 0 && taken.contains(where: \.isAlwaysThere)
      record.fields.append(FieldType(key, .text(TextType()), presence: isThere ? .required : .optional))
    }
  }

  mutating func merge(_ record: inout RecordType, _ fields: [String], _ separator: String, _ into: String) {
    var minimum = 0
    var maximum = 0
    for field in fields {
      let taken = record.take(field)
      if taken.isEmpty { gap(.noSource, "there is no `\(field)` that could be merged") }
      for part in taken {
        guard case .text(let text) = part.type else { continue }
        if part.isAlwaysThere, !part.mayBeNull { minimum = max(minimum, text.minimum) }
        let sum = maximum.addingReportingOverflow(text.maximum)
        maximum = min(sum.overflow ? .max : sum.partialValue, 1 << 40) + separator.unicodeScalars.count
      }
    }
    record.fields.append(
      FieldType(into, .text(TextType(minimum...maximum)), presence: minimum > 0 ? .required : .optional)
    )
  }

  // MARK: Lists

  mutating func unnest(_ at: UpgradePath, _ field: String, _ to: String, _ key: String, _ reference: String) {
    var elements: [ValueType] = []
    let collection: String? = if case .key(let name)? = at.tokens.first { name } else { nil }
    editRecords(at: at) { flow, record, _ in
      for taken in record.take(field) {
        guard case .list(let list) = taken.type, case .record(let name) = list.element,
          var element = flow.contract.record(name)
        else {
          flow.gap(.noSource, "`\(field)` is no list of records")
          continue
        }
        if record.fields(named: key).isEmpty { flow.gap(.noSource, "the record has no `\(key)`") }
        element.fields.append(FieldType(reference, .reference(ReferenceType(to: collection ?? ""))))
        elements.append(.record(flow.keep(element)))
      }
    }
    editRecords(at: UpgradePath()) { _, root, _ in
      for element in elements { root.fields.append(FieldType(to, .list(ListType(of: element)))) }
    }
    contract.collections.append(Collection(field: to))
  }

  mutating func nest(_ at: UpgradePath, _ field: String, _ from: String, _ reference: String) {
    var elements: [ValueType] = []
    editRecords(at: UpgradePath()) { flow, root, _ in
      for taken in root.take(from) {
        guard case .list(let list) = taken.type, case .record(let name) = list.element,
          var element = flow.contract.record(name)
        else { continue }
        for link in element.take(reference) {
          if case .reference(let target) = link.type, target.dangling == .refused, link.isAlwaysThere {
            continue
          }
          flow.gap(.mayFail, "`\(reference)` may refer to no record, or not be there")
        }
        elements.append(.record(flow.keep(element)))
      }
      if elements.isEmpty { flow.gap(.noSource, "there is no list `\(from)` of records at the root") }
    }
    editRecords(at: at) { _, record, _ in
      for element in elements { record.fields.append(FieldType(field, .list(ListType(of: element)))) }
    }
  }
}
