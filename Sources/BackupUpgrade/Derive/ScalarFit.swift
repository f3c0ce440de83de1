import BackupFormat
import BackupJSON
import BackupValues

/// Whether each value of one type is a value of another.
struct ScalarFit {
  private let made: Contract

  /// - Parameter made: the contract that references of the old type belong to.
  init(_ made: Contract) { self.made = made }

  /// What a value of the old type may be that the new one does not allow, as a clause; `nil` where there is nothing.
  func misfit(_ old: ValueType, _ new: ValueType) -> String? {
    switch new {
    case .text(let text), .key(let text): return misfit(old, lengths: text)
    case .boolean: return old == .boolean ? nil : otherType(old, new)
    case .integer(let integer): return misfit(old, integer)
    case .decimal(let decimal): return misfit(old, decimal)
    case .minorUnits(let amount):
      guard let range = range(of: old) else { return otherType(old, new) }
      return range.lowerBound < amount.minimum || range.upperBound > amount.maximum
        ? "may be outside of the limits of the amount" : nil
    case .money(let money):
      guard case .money(let other) = old else { return otherType(old, new) }
      return other.minimum < money.minimum || other.maximum > money.maximum
        ? "may be outside of the limits of the amount" : nil
    case .currency:
      if case .text = old, !made.spelling.currencies.isEmpty {
        return "may be a name of the old format that stands for a currency"
      }
      return all(old, new) { CurrencyCode($0) != nil }
    case .utcMoment, .localMoment:
      if old == .utcMoment || old == .localMoment { return nil }
      return all(old, new) { UTCMoment($0) != nil }
    case .day: return all(old, new) { CalendarDay($0) != nil }
    case .timeOfDay: return all(old, new) { TimeOfDay($0) != nil }
    case .uuid:
      if case .reference(let reference) = old { return misfit(key(of: reference), new) }
      return all(old, new) { RecordID($0) != nil }
    case .enumeration(let enumeration):
      if enumeration.unknown != .refused { return isText(old) ? nil : otherType(old, new) }
      return all(old, new) { name in enumeration.values.contains { $0.name.utf8.elementsEqual(name.utf8) } }
    case .reference(let reference):
      if case .reference(let other) = old, other.collection.utf8.elementsEqual(reference.collection.utf8) {
        return other.dangling == .warned && reference.dangling == .refused ? "may refer to no record" : nil
      }
      return "may refer to no record of `\(reference.collection)`"
    case .base64(let base64):
      guard case .base64(let other) = old, other.alphabet == base64.alphabet else {
        return otherType(old, new)
      }
      return other.minimum < base64.minimum || other.maximum > base64.maximum
        ? "may have another length" : nil
    case .list, .map, .record, .union, .any, .answers: return otherType(old, new)
    }
  }

  private func otherType(_ old: ValueType, _ new: ValueType) -> String {
    "is of another type than the new contract has"
  }

  /// Whether each text that an enumeration has fits; types of one kind fit as they are.
  private func all(_ old: ValueType, _ new: ValueType, _ fits: (String) -> Bool) -> String? {
    guard case .enumeration(let enumeration) = old else { return old == new ? nil : otherType(old, new) }
    guard enumeration.unknown == .refused else { return "may be a value that nobody knows" }
    let wrong = enumeration.values.first { !fits($0.name) }
    return wrong.map { "may be `\($0.name)`, which the new contract does not allow" }
  }

  private func isText(_ type: ValueType) -> Bool {
    switch type {
    case .text, .key, .enumeration, .uuid, .currency, .utcMoment, .localMoment, .day, .timeOfDay, .reference,
      .base64:
      true
    case .boolean, .integer, .decimal, .money, .minorUnits, .list, .map, .record, .union, .any, .answers:
      false
    }
  }

  private func misfit(_ old: ValueType, lengths text: TextType) -> String? {
    let range: ClosedRange<Int>
    switch old {
    case .text(let other), .key(let other):
      guard text.characters == nil || text.characters == other.characters else {
        return "may have characters that the new contract does not allow"
      }
      range = other.minimum...max(other.minimum, other.maximum)
    case .enumeration(let enumeration):
      let counts = enumeration.values.map { $0.name.unicodeScalars.count }
      range = (counts.min() ?? 0)...(counts.max() ?? 0)
      if enumeration.unknown != .refused, text.maximum < 1_000_000 || text.minimum > 0 {
        return "may be a value of any length"
      }
    case .uuid: range = 36...36
    case .currency: range = 3...3
    case .day: range = 10...10
    case .timeOfDay: range = 5...5
    case .utcMoment, .localMoment: range = 20...64
    case .reference(let reference): return misfit(key(of: reference), .text(text))
    case .boolean, .integer, .decimal, .money, .minorUnits, .list, .map, .record, .union, .base64, .any,
      .answers:
      return otherType(old, .text(text))
    }
    return range.lowerBound < text.minimum || range.upperBound > text.maximum
      ? "may be shorter or longer than the new contract allows" : nil
  }

  private func misfit(_ old: ValueType, _ integer: IntegerType) -> String? {
    guard integer.outside == .refused else {
      return range(of: old) == nil ? otherType(old, .integer(integer)) : nil
    }
    if case .integer(let other) = old, other.outside != .refused {
      return "may be a number outside of the limits"
    }
    guard let range = range(of: old) else { return otherType(old, .integer(integer)) }
    return range.lowerBound < integer.minimum || range.upperBound > integer.maximum
      ? "may be a number outside of the limits" : nil
  }

  private func range(of type: ValueType) -> ClosedRange<Int64>? {
    switch type {
    case .integer(let integer): integer.minimum...max(integer.minimum, integer.maximum)
    case .minorUnits(let amount): amount.minimum...max(amount.minimum, amount.maximum)
    case .text, .boolean, .decimal, .money, .currency, .utcMoment, .localMoment, .day, .timeOfDay, .uuid,
      .key,
      .enumeration, .list, .map, .record, .union, .reference, .base64, .any, .answers:
      nil
    }
  }

  private func misfit(_ old: ValueType, _ decimal: DecimalType) -> String? {
    var low: String?
    var high: String?
    switch old {
    case .decimal(let other):
      low = other.minimum
      high = other.maximum
    case .integer, .minorUnits:
      guard let range = range(of: old) else { return nil }
      low = String(range.lowerBound)
      high = String(range.upperBound)
    case .text, .boolean, .money, .currency, .utcMoment, .localMoment, .day, .timeOfDay, .uuid, .key,
      .enumeration,
      .list, .map, .record, .union, .reference, .base64, .any, .answers:
      return otherType(old, .decimal(decimal))
    }
    let isWithin = reaches(decimal.minimum, low, <=) && reaches(decimal.maximum, high, >=)
    return isWithin ? nil : "may be a number outside of the limits"
  }

  private func reaches(
    _ limit: String?,
    _ end: String?,
    _ isFarther: (ExactDecimal, ExactDecimal) -> Bool
  ) -> Bool {
    guard let limit = limit.flatMap({ ExactDecimal($0) }) else { return true }
    guard let end = end.flatMap({ ExactDecimal($0) }) else { return false }
    return isFarther(limit, end)
  }

  private func key(of reference: ReferenceType) -> ValueType {
    let collection = made.collections.first { $0.field.utf8.elementsEqual(reference.collection.utf8) }
    return collection.flatMap { made.keyType(of: $0) } ?? .any
  }
}
