import BackupFormat
import BackupJSON
import BackupValues

/// Faults of records as a whole: ids that stand twice, and rules that are broken.
extension FaultPlans {
  func plans(of place: RecordPlace) -> [FaultPlan] {
    ids(place) + rules(place) + strangers(place)
  }

  private func strangers(_ place: RecordPlace) -> [FaultPlan] {
    switch place.record.unknownFields {
    case .kept, .notImported: return []
    case .refused:
      let key = StrangeNames.key(for: place.record, index.fixedKeys)
      let pointer = JSONPointer(tokens: ["records", place.record.name, "unknownFields"])
      return [FaultPlan(pointer, "an unknown key", .fieldNotAllowed, place.route + [.field(key)], .value(1))]
    }
  }

  private func ids(_ place: RecordPlace) -> [FaultPlan] {
    guard
      let field = place.record.fields.first(where: { field in
        index.collection(keyedBy: field.name, of: place.record.name) != nil
      }), let collection = index.collection(keyedBy: field.name, of: place.record.name)
    else { return [] }
    let second = CollectionRoute(index).second(place.route, collection)
    guard second != place.route else { return [] }
    let id = RecordIDs(index, seed: seed).value(collection, 0)
    return [
      FaultPlan(
        JSONPointer(tokens: ["records", place.record.name, "fields", field.name]),
        "an id that stands twice",
        .idDuplicate,
        second + [.field(field.name)],
        .value(id)
      )
    ]
  }

  private func rules(_ place: RecordPlace) -> [FaultPlan] {
    place.record.rules.enumerated().compactMap { number, rule in
      let pointer = JSONPointer(tokens: ["records", place.record.name, "rules", String(number)])
      switch rule.breach {
      case .refused: break
      case .warned: return nil
      }
      var plan: FaultPlan?
      switch rule.condition {
      case .notBefore(let field, let other): plan = order(place, pointer, field, other)
      case .sum(let list, let item, let total): plan = sum(place, pointer, list, item, total)
      }
      plan?.breaksRule = true
      return plan
    }
  }

  private func order(_ place: RecordPlace, _ pointer: JSONPointer, _ field: String, _ other: String)
    -> FaultPlan?
  {
    guard let type = place.record.field(field)?.type, let otherType = place.record.field(other)?.type,
      let (late, early) = apart(type, otherType)
    else { return nil }
    // Another rule that one of the two takes part in would be broken as well.
    guard uses(field, place.record) == 1, uses(other, place.record) == 1 else { return nil }
    return FaultPlan(
      pointer,
      "\(field) is before \(other)",
      .ruleOrder,
      [
        Directive(place.route + [.field(field)], .value(early)),
        Directive(place.route + [.field(other)], .value(late)),
      ]
    )
  }

  private func uses(_ name: String, _ record: RecordType) -> Int {
    record.rules.filter { rule in
      switch rule.condition {
      case .notBefore(let field, let other): field.isSameUTF8(as: name) || other.isSameUTF8(as: name)
      case .sum(let list, _, let total): list.isSameUTF8(as: name) || total.isSameUTF8(as: name)
      }
    }.count
  }

  /// Two values, the first later than the second.
  private func apart(_ early: ValueType, _ late: ValueType) -> (JSONValue, JSONValue)? {
    let clock = Clock()
    switch (early, late) {
    case (.utcMoment, _), (.localMoment, _):
      return (.string(clock.moment), .string(clock.moment(secondsBefore: 3600)))
    case (.day, _): return (.string(clock.day), .string(clock.day(daysBefore: 1)))
    case (.timeOfDay, _): return (.string(clock.time), "00:01")
    default:
      guard let low = WrongValues.limits(early)?.lowerBound, let high = WrongValues.limits(late)?.upperBound,
        low < high
      else { return nil }
      return (.integer(high), .integer(low))
    }
  }

  private func sum(
    _ place: RecordPlace,
    _ pointer: JSONPointer,
    _ list: String,
    _ item: String,
    _ total: String
  ) -> FaultPlan? {
    guard let record = place.record.field(list)?.type, case .list(let type) = record, type.minimum < 2,
      type.maximum > 0, case .record(let name) = type.element,
      let itemRange = index.record(name)?.field(item).flatMap({ WrongValues.limits($0.type) }),
      let totalRange = place.record.field(total).flatMap({ WrongValues.limits($0.type) })
    else { return nil }
    let part = Numbers.near(itemRange.lowerBound, itemRange.upperBound).lowerBound
    let wrong = [part + 1, part - 1].first { totalRange.contains($0) } ?? totalRange.lowerBound
    guard wrong != part, uses(total, place.record) == 1, uses(list, place.record) == 1 else { return nil }
    return FaultPlan(
      pointer,
      "parts that do not add up to the whole",
      .ruleSum,
      [
        Directive(place.route + [.field(list)], .built),
        Directive(place.route + [.field(list), .element(0), .field(item)], .value(.integer(part))),
        Directive(place.route + [.field(total)], .value(.integer(wrong))),
      ]
    )
  }
}

extension WrongValues {
  /// The limits of a whole number; `nil` for another type.
  static func limits(_ type: ValueType) -> ClosedRange<Int64>? {
    switch type {
    case .integer(let integer):
      integer.minimum <= integer.maximum ? integer.minimum...integer.maximum : nil
    case .minorUnits(let units): units.minimum <= units.maximum ? units.minimum...units.maximum : nil
    case .text, .boolean, .decimal, .money, .currency, .utcMoment, .localMoment, .day, .timeOfDay, .uuid,
      .key,
      .enumeration, .list, .map, .record, .union, .reference, .base64, .any, .answers:
      nil
    }
  }
}
