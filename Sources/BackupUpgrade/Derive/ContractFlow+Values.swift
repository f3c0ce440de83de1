import BackupFormat
import BackupJSON

/// Operations that give values another form.
extension ContractFlow {
  mutating func followValues(_ operation: UpgradeOperation) {
    switch operation.action {
    case .mapValues(let fields, let values, let others):
      editRecords(at: operation.at) { flow, record, outers in
        flow.editValues(&record, fields, outers) { $0.mapped($1, values, others) }
      }
    case .minorUnits(let amounts):
      editRecords(at: operation.at) { flow, record, outers in
        var currency = ""
        if case .source(let source) = amounts.currency {
          let found = flow.types(at: source, of: record, outers)
          if found.types.isEmpty { flow.gap(.noSource, "there is no `\(source)` that names the currency") }
          if case .record(0) = source.start, source.keys.count == 1 { currency = source.keys[0] }
        }
        flow.editValues(&record, amounts.fields, outers) { $0.amount($1, currency) }
      }
    case .currency(let fields, _):
      editRecords(at: operation.at) { flow, record, outers in
        flow.editValues(&record, fields, outers) { _, _ in .currency }
      }
    case .date(let fields, let form, _):
      editRecords(at: operation.at) { flow, record, outers in
        flow.editValues(&record, fields, outers) { flow, type in
          switch form {
          case .utcMoment:
            flow.expect(type, isOneOf: [.utcMoment, .localMoment], "moment")
            return .utcMoment
          case .localMoment:
            flow.expect(type, isOneOf: [.utcMoment, .localMoment], "moment")
            return .localMoment
          case .day:
            flow.expect(type, isOneOf: [.utcMoment, .localMoment, .day], "date")
            return .day
          }
        }
      }
    case .uuid(let fields):
      editRecords(at: operation.at) { flow, record, outers in
        flow.editValues(&record, fields, outers) { flow, type in
          if case .reference = type { return type }
          flow.expect(type, isOneOf: [.uuid], "UUID")
          return .uuid
        }
      }
    case .mark, .rename, .move, .hoist, .wrap, .add, .set, .remove, .dropNull, .mapToList, .listToMap,
      .makeID,
      .dropDangling, .split, .merge, .unnest, .nest, .count, .call:
      break
    }
  }

  private mutating func expect(_ type: ValueType, isOneOf known: [ValueType], _ what: String) {
    if !known.contains(type) { gap(.mayFail, "a value that is no \(what) does not come through") }
  }

  private mutating func amount(_ type: ValueType, _ currency: String) -> ValueType {
    var result = MinorUnitsType(of: currency)
    switch type {
    case .decimal(let decimal):
      if let minimum = decimal.minimum, !minimum.utf8.starts(with: "-".utf8) { result.minimum = 0 }
    case .integer(let integer): if integer.minimum >= 0 { result.minimum = 0 }
    case .text, .boolean, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day, .timeOfDay, .uuid,
      .key,
      .enumeration, .list, .map, .record, .union, .reference, .base64, .any, .answers:
      gap(.mayFail, "a value that is no number does not come through")
    }
    return .minorUnits(result)
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
    case .boolean: hasOthers = values.position(of: "true") == nil || values.position(of: "false") == nil
    case .text, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day, .timeOfDay, .uuid,
      .key,
      .list, .map, .record, .union, .reference, .base64, .any, .answers:
      hasOthers = true
      keepsOthers = others == .kept
    }
    switch others {
    case .refused:
      if hasOthers { gap(.mayFail, "a value that the operation does not name does not come through") }
    case .kept: break
    case .value(let value): if hasOthers { results.append(value) }
    }
    return joined(results, keepsOthers ? type : nil)
  }

  /// The type of one of some constants, or of a value that stays.
  private mutating func joined(_ constants: [JSONValue], _ kept: ValueType?) -> ValueType {
    let texts = constants.compactMap(\.stringValue)
    if texts.count == constants.count {
      switch kept {
      case nil: return .enumeration(EnumerationType(texts, unknown: .refused))
      case .enumeration(let enumeration)?:
        return .enumeration(EnumerationType(texts, unknown: enumeration.unknown))
      case .text(let text)?:
        let counts = texts.map(\.unicodeScalars.count)
        let lengths = [text.minimum, text.maximum] + counts
        return .text(TextType((lengths.min() ?? 0)...(lengths.max() ?? 0)))
      case let kept?: return texts.isEmpty ? kept : .any
      }
    }
    let integers = constants.compactMap(\.integerValue)
    if kept == nil, integers.count == constants.count, let low = integers.min(), let high = integers.max() {
      return .integer(IntegerType(low...high))
    }
    if kept == nil, constants.allSatisfy({ $0.booleanValue != nil }) { return .boolean }
    return .any
  }
}
