import BackupFormat
import BackupJSON

/// For each number from 0 on a value of its own, for lists in which no value stands twice.
struct DistinctValues {
  private let index: ContractIndex
  private let seed: UInt64
  private let clock: Clock

  init(_ index: ContractIndex, seed: UInt64, _ clock: Clock) {
    self.index = index
    self.seed = seed
    self.clock = clock
  }

  /// `nil` where the type has no more values.
  func value(_ type: ValueType, _ number: Int) -> JSONValue? {
    switch type {
    case .text(let text): return TextSource(text).distinct(number).map { .string($0) }
    case .key(let text): return TextSource(text, isKey: true).distinct(number).map { .string($0) }
    case .boolean: return when(number < 2, .boolean(number == 0))
    case .integer(let integer): return integerValue(integer.minimum, integer.maximum, number)
    case .minorUnits(let units): return integerValue(units.minimum, units.maximum, number)
    case .decimal(let decimal): return decimalValue(decimal, number)
    case .currency:
      guard number < Currencies.all.count else { return Optional.none }
      return .string(Currencies.all[number])
    case .utcMoment, .localMoment: return .string(clock.moment(secondsBefore: Int64(number)))
    case .day: return .string(clock.day(daysBefore: number))
    case .timeOfDay: return when(number < 1440, .string(Numbers.timeOfDay(number)))
    case .uuid:
      var random = PathHash(seed: seed, ["distinct", String(number)]).random
      return .string(Identifiers.uuid(&random))
    case .enumeration(let enumeration):
      guard number < enumeration.values.count else { return Optional.none }
      return .string(enumeration.values[number].name)
    case .reference(let reference):
      guard let collection = index.collection(reference.collection) else { return nil }
      return RecordIDs(index, seed: seed).value(collection, number)
    case .base64(let base64): return base64Value(base64, number)
    case .money, .list, .map, .record, .union, .any, .answers: return nil
    }
  }

  private func integerValue(_ minimum: Int64, _ maximum: Int64, _ number: Int) -> JSONValue? {
    let low = Numbers.near(minimum, maximum).lowerBound
    let (up, overflow) = low.addingReportingOverflow(Int64(number))
    if !overflow, up <= maximum { return .integer(up) }
    // Above is no room left: the rest lies below.
    let (down, underflow) = maximum.subtractingReportingOverflow(Int64(number))
    return when(!underflow && down >= minimum, .integer(down))
  }

  /// In a choice between a value and `nil` the compiler takes `nil` for the JSON null.
  private func when(_ isThere: Bool, _ value: JSONValue) -> JSONValue? {
    guard isThere else { return Optional.none }
    return value
  }

  private func decimalValue(_ decimal: DecimalType, _ number: Int) -> JSONValue? {
    // Two spellings of one number are two elements: what counts is the text.
    let candidates =
      [String(number), "0.\(number)", "-\(number)"] + [decimal.minimum, decimal.maximum].compactMap { $0 }
    return candidates.first { Numbers.contains($0, decimal) && JSONNumber($0) != nil }.map {
      Numbers.number($0)
    }
  }

  private func base64Value(_ base64: Base64Type, _ number: Int) -> JSONValue? {
    let count = max(base64.minimum, min(base64.maximum, 4))
    // The number itself stands in the first bytes, so that no value is drawn twice.
    let numbered = min(count, 3)
    guard number < 1 << (8 * numbered) else { return nil }
    var random = PathHash(seed: seed, ["bytes", String(number)]).random
    let bytes = (0..<count).map { place in
      UInt8(truncatingIfNeeded: place < numbered ? UInt64(number >> (8 * place)) : random.next())
    }
    return .string(BinaryText.text(bytes, base64.alphabet))
  }
}
