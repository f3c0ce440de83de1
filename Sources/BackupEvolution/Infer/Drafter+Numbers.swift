import BackupFormat
import BackupJSON

/// Types of numbers.
extension Drafter {
  mutating func number(_ place: Int, _ key: String, _ pointer: JSONPointer, _ company: Company) -> ValueType {
    let numbers = evidence[place].numbers
    let hint = FieldHint(key)
    if numbers.unreadable > 0 {
      note(
        .type,
        place,
        pointer,
        numbers.unreadable,
        of: numbers.count,
        isDoubtful: true,
        "has \(counted(numbers.unreadable, "number")) with more digits than can be kept, so it is any JSON"
      )
      return .any
    }
    guard numbers.integers == numbers.count, evidence[place].doubts == .none else {
      return decimal(place, hint, pointer)
    }
    let count = numbers.count
    if isMoment(numbers, hint), let unit = numbers.epoch {
      note(
        .type,
        place,
        pointer,
        count - numbers.zeros,
        of: count,
        isDoubtful: !hint.isTime || numbers.zeros > 0,
        "is a moment as a whole number: \(count - numbers.zeros) of \(counted(count, "value")) as \(unit.words)"
      )
      return .integer(IntegerType())
    }
    if let currency = company.currencyField, hint.isMinorUnits || (hint.isAmount && numbers.largest >= 100) {
      note(
        .type,
        place,
        pointer,
        count,
        of: count,
        isDoubtful: !hint.isMinorUnits,
        "is an amount in minor units of `\(currency)`: \(count) of \(counted(count, "value"))"
      )
      return .minorUnits(MinorUnitsType(of: currency))
    }
    let isFlag = count >= 20 && numbers.smallest == 0 && numbers.largest == 1
    note(
      .type,
      place,
      pointer,
      count,
      of: count,
      isDoubtful: isFlag,
      "is a whole number: \(counted(count, "value")), "
        + (isFlag ? "each 0 or 1, so that it may be a boolean" : Drafter.size(numbers))
    )
    return .integer(isFlag ? IntegerType(0...1) : IntegerType())
  }

  /// Whether whole numbers are moments: by their name where they are seconds, since numbers of that size are common.
  func isMoment(_ numbers: NumberEvidence, _ hint: FieldHint) -> Bool {
    guard let unit = numbers.epoch else { return false }
    switch unit {
    case .seconds: return hint.isTime
    case .milliseconds, .microseconds: return hint.isTime || !hint.isIdentity
    }
  }

  /// How large whole numbers are, without showing one: what a person has noted is nobody else's business.
  private static func size(_ numbers: NumberEvidence) -> String {
    let digits = max(
      String(numbers.largest.magnitude).utf8.count,
      String(numbers.smallest.magnitude).utf8.count
    )
    return "up to \(counted(digits, "digit")), " + (numbers.smallest < 0 ? "some negative" : "none negative")
  }

  private mutating func decimal(_ place: Int, _ hint: FieldHint, _ pointer: JSONPointer) -> ValueType {
    let numbers = evidence[place].numbers
    let isShare = numbers.fractions == numbers.count && hint.isShare
    let isHuge = numbers.huge > 0
    let decimals = numbers.count - numbers.integers
    note(
      .type,
      place,
      pointer,
      decimals,
      of: numbers.count,
      isDoubtful: isHuge || hint.isAmount,
      "is a decimal: \(decimals) of \(counted(numbers.count, "number")) with a fraction or an exponent"
        + (isShare ? ", all from 0 to 1" : "")
        + (isHuge
          ? "; \(numbers.huge) are whole and beyond what all languages read alike, better written as text"
          : "")
        + (!isHuge && hint.isAmount ? "; an amount of money is better written in minor units" : "")
    )
    return .decimal(isShare ? DecimalType(minimum: "0", maximum: "1") : DecimalType())
  }
}
