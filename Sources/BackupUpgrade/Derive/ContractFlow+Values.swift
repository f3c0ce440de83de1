import BackupFormat
import BackupJSON

/// Operations that give values another form.
extension ContractFlow {
  mutating func followValues(_ operation: UpgradeOperation) {
    switch operation.action {
    case .mapValues(let fields, let values, let others):
      editRecords(at: operation.at) { flow, record, _ in
        flow.editValues(&record, fields) { $0.map(&$1, values, others) }
      }
    case .minorUnits(let amounts):
      editRecords(at: operation.at) { flow, record, outers in flow.minorUnits(&record, amounts, outers) }
    case .currency(let fields, _):
      editRecords(at: operation.at) { flow, record, _ in
        flow.editValues(&record, fields) { $1.type = .currency }
      }
    case .date(let fields, let form, _):
      editRecords(at: operation.at) { flow, record, _ in
        flow.editValues(&record, fields) { flow, field in
          switch form {
          case .utcMoment:
            flow.expect(field.type, isOneOf: [.utcMoment, .localMoment], "moment")
            field.type = .utcMoment
          case .localMoment:
            flow.expect(field.type, isOneOf: [.utcMoment, .localMoment], "moment")
            field.type = .localMoment
          case .day:
            flow.expect(field.type, isOneOf: [.utcMoment, .localMoment, .day], "date")
            field.type = .day
          }
        }
      }
    case .uuid(let fields):
      editRecords(at: operation.at) { flow, record, _ in
        flow.editValues(&record, fields) { flow, field in
          if case .reference = field.type { return }
          flow.expect(field.type, isOneOf: [.uuid], "UUID")
          field.type = .uuid
        }
      }
    case .mark, .rename, .move, .hoist, .wrap, .add, .set, .remove, .dropNull, .mapToList, .listToMap,
      .makeID, .dropDangling, .split, .merge, .unnest, .nest, .count, .call:
      break
    }
  }

  private mutating func expect(_ type: ValueType, isOneOf known: [ValueType], _ what: String) {
    if !known.contains(type) { gap(.doubt, "a value that is no \(what) does not come through") }
  }

  private mutating func map(_ field: inout FieldType, _ values: JSONObject, _ others: UpgradeOthers) {
    field.type = mapped(field.type, values, others)
    // What is left out meant a value, and goes on to mean what that one becomes.
    if case .defaulting(let meaning) = field.presence,
      let text = meaning.stringValue ?? meaning.integerValue.map({ String($0) })
        ?? meaning.booleanValue.map({ String($0) }),
      let new = values[text]
    {
      field.presence = .defaulting(new)
    }
  }

  private mutating func mapped(_ type: ValueType, _ values: JSONObject, _ others: UpgradeOthers) -> ValueType
  {
    var results = values.map(\.value)
    var keepsOthers = false
    /// Whether there may be values that the operation does not name.
    let hasOthers: Bool
    switch type {
    case .enumeration(let enumeration):
      let left = enumeration.values.filter { value in values.position(of: value.name) == nil }
      hasOthers = !left.isEmpty || enumeration.unknown != .refused
      if others == .kept { results += left.map { .string($0.name) } }
      keepsOthers = others == .kept && enumeration.unknown != .refused
    case .integer(let integer):
      let known = Int64(values.filter { Int64($0.key) != nil }.count)
      let span = integer.maximum.subtractingReportingOverflow(integer.minimum)
      hasOthers = span.overflow || span.partialValue >= known || integer.outside != .refused
      keepsOthers = hasOthers && others == .kept
    case .boolean:
      hasOthers = values.position(of: "true") == nil || values.position(of: "false") == nil
      keepsOthers = hasOthers && others == .kept
    case .text, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day, .timeOfDay, .uuid,
      .key,
      .list, .map, .record, .union, .reference, .base64, .any, .answers:
      hasOthers = true
      keepsOthers = others == .kept
    }
    switch others {
    case .refused:
      if hasOthers { gap(.doubt, "a value that the operation does not name does not come through") }
    case .kept: break
    case .value(let value): if hasOthers { results.append(value) }
    }
    guard let type = ValueType.joined(results, keepsOthers ? type.mapped(by: values) : nil) else {
      gap(.doubt, "values of several types come of one field, which cannot be followed")
      return .any
    }
    return type
  }
}

extension ValueType {
  /// The same enumeration, whose unknown values are read as what its fallback becomes.
  fileprivate func mapped(by values: JSONObject) -> ValueType {
    guard case .enumeration(var enumeration) = self, case .value(let fallback) = enumeration.unknown,
      let new = values[fallback]?.stringValue
    else { return self }
    enumeration.unknown = .value(new)
    return .enumeration(enumeration)
  }

  /// The type of one of some constants, or of a value that stays; `nil` where there is none for all of them.
  fileprivate static func joined(_ constants: [JSONValue], _ kept: ValueType?) -> ValueType? {
    if let kept, constants.isEmpty { return kept }
    let texts = constants.compactMap(\.stringValue)
    if texts.count == constants.count {
      switch kept {
      case nil: return .enumeration(EnumerationType(texts, unknown: .refused))
      case .enumeration(let enumeration)?:
        return .enumeration(EnumerationType(texts, unknown: enumeration.unknown))
      case .text(let text)?:
        let lengths = [text.minimum, text.maximum] + texts.map(\.unicodeScalars.count)
        return .text(TextType((lengths.min() ?? 0)...(lengths.max() ?? 0)))
      case .some: return nil
      }
    }
    if constants.allSatisfy({ $0.booleanValue != nil }) {
      return kept == nil || kept == .boolean ? .boolean : nil
    }
    var integers = constants.compactMap(\.integerValue)
    guard integers.count == constants.count else { return nil }
    switch kept {
    case nil: break
    case .integer(let integer)?: integers += [integer.minimum, integer.maximum]
    case .some: return nil
    }
    guard let low = integers.min(), let high = integers.max() else { return nil }
    return .integer(IntegerType(low...high))
  }
}
