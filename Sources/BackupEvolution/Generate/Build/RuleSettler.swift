import BackupFormat
import BackupJSON
import BackupValues

/// Makes the values of one record agree with the rules between its fields.
struct RuleSettler {
  let index: ContractIndex
  let record: RecordType
  /// The fields that stay as they are.
  let pinned: Set<Int>

  /// Whether the values agree in the end, or never had to be made to.
  func settle(_ object: inout JSONObject) -> Bool {
    settleAmounts(&object)
    // Rules may lean on each other: a chain of them is settled in as many rounds as it is long.
    for _ in 0..<min(record.rules.count + 2, 16) {
      let before = object
      for rule in record.rules {
        switch rule.condition {
        case .notBefore(let field, let other): order(&object, field, other)
        case .sum(let list, let item, let total): add(&object, list, item, total)
        }
      }
      if before == object { break }
    }
    return record.rules.allSatisfy { rule in
      switch rule.condition {
      case .notBefore(let field, let other):
        object[field].flatMap { later in object[other].map { !isBefore(later, $0) } } ?? true
      case .sum(let list, let item, let total): isSum(object, list, item, total)
      }
    }
  }

  private func isSum(_ object: JSONObject, _ list: String, _ item: String, _ total: String) -> Bool {
    guard let list = object[list]?.arrayValue, !list.isEmpty, let total = self.total(object, total) else {
      return true
    }
    let items = list.map { $0.objectValue?[item]?.integerValue }
    guard items.allSatisfy({ $0 != nil }) else { return true }
    return Self.sum(items.compactMap { $0 }).map { $0 == total } ?? true
  }

  func isPinned(_ name: String) -> Bool {
    record.fields.firstIndex { $0.name.isSameUTF8(as: name) }.map { pinned.contains($0) } ?? false
  }

  func isOptional(_ name: String) -> Bool {
    record.fields.first { $0.name.isSameUTF8(as: name) }?.presence != .required
  }

  private func type(_ name: String) -> ValueType? {
    record.fields.first { $0.name.isSameUTF8(as: name) }?.type
  }

  // MARK: Order

  private func order(_ object: inout JSONObject, _ field: String, _ other: String) {
    guard let later = object[field], let earlier = object[other], isBefore(later, earlier) else { return }
    let choices = isPinned(field) ? [(other, later), (field, earlier)] : [(field, earlier), (other, later)]
    if isPinned(field), isPinned(other) { return }
    for (name, value) in choices where !isPinned(name) && fits(value, type(name)) {
      object[name] = value
      return
    }
    // What cannot agree and need not be there is left out.
    for (name, _) in choices where !isPinned(name) && isOptional(name) {
      object[name] = nil
      return
    }
  }

  private func isBefore(_ left: JSONValue, _ right: JSONValue) -> Bool {
    if let left = left.stringValue, let right = right.stringValue {
      if let left = moment(left), let right = moment(right) { return left < right }
      if let left = CalendarDay(left), let right = CalendarDay(right) { return left < right }
      if let left = TimeOfDay(left), let right = TimeOfDay(right) { return left < right }
      return false
    }
    guard let left = left.integerValue, let right = right.integerValue else { return false }
    return left < right
  }

  private func moment(_ text: String) -> UTCMoment? { index.contract.spelling.moment(text)?.utc }

  private func fits(_ value: JSONValue, _ type: ValueType?) -> Bool {
    guard let number = value.integerValue else { return true }
    guard let range = type.flatMap(Self.range) else { return true }
    return range.contains(number)
  }

  static func range(_ type: ValueType) -> ClosedRange<Int64>? {
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

  // MARK: Sums

  private func add(_ object: inout JSONObject, _ listName: String, _ item: String, _ totalName: String) {
    guard let list = object[listName]?.arrayValue, !list.isEmpty, let total = total(object, totalName),
      let totalRange = totalRange(object, totalName), let itemRange = itemRange(listName, item)
    else { return }
    let items = list.map { $0.objectValue?[item]?.integerValue }
    guard items.allSatisfy({ $0 != nil }), let sum = Self.sum(items.compactMap { $0 }), sum != total else {
      return
    }
    if isPinned(totalName), isPinned(listName) { return }
    if !isPinned(totalName), totalRange.contains(sum) {
      setTotal(&object, totalName, sum)
      return
    }
    if settleParts(
      &object,
      list,
      items.compactMap { $0 },
      sum,
      (listName, item, totalName),
      totalRange,
      itemRange
    ) {
      return
    }
    for name in [totalName, listName] where !isPinned(name) && isOptional(name) {
      object[name] = nil
      return
    }
  }

  private func settleParts(
    _ object: inout JSONObject,
    _ list: [JSONValue],
    _ items: [Int64],
    _ sum: Int64,
    _ names: (list: String, item: String, total: String),
    _ totalRange: ClosedRange<Int64>,
    _ itemRange: ClosedRange<Int64>
  ) -> Bool {
    guard let total = total(object, names.total) else { return false }
    // The last items give way first: one that is wanted stands at the beginning.
    let wanted = isPinned(names.total) ? total : min(max(sum, totalRange.lowerBound), totalRange.upperBound)
    guard let parts = Self.distributed(wanted, items, itemRange, keepsFirst: isPinned(names.list)) else {
      return false
    }
    setTotal(&object, names.total, wanted)
    object[names.list] = .array(
      zip(list, parts).map { element, part in
        guard var record = element.objectValue else { return element }
        record[names.item] = .integer(part)
        return .object(record)
      }
    )
    return true
  }

  private func itemRange(_ list: String, _ item: String) -> ClosedRange<Int64>? {
    guard case .list(let list) = type(list), case .record(let name) = list.element else { return nil }
    return index.record(name)?.field(item).flatMap { Self.range($0.type) }
  }

  private static func sum(_ numbers: [Int64]) -> Int64? {
    var sum: Int64 = 0
    for number in numbers {
      let (result, overflow) = sum.addingReportingOverflow(number)
      if overflow { return nil }
      sum = result
    }
    return sum
  }

  /// Numbers within a range that add up to a total, as near to given ones as it goes; `nil` where there are none.
  private static func distributed(
    _ total: Int64,
    _ numbers: [Int64],
    _ range: ClosedRange<Int64>,
    keepsFirst: Bool
  ) -> [Int64]? {
    var parts = numbers
    for place in parts.indices.reversed() where !(keepsFirst && place == 0) {
      guard let sum = sum(parts) else { return nil }
      let (difference, overflow) = total.subtractingReportingOverflow(sum)
      if overflow { return nil }
      let (moved, tooFar) = parts[place].addingReportingOverflow(difference)
      let target = tooFar ? (difference > 0 ? range.upperBound : range.lowerBound) : moved
      parts[place] = min(max(target, range.lowerBound), range.upperBound)
    }
    return sum(parts) == total ? parts : nil
  }
}
