import BackupFormat
import BackupJSON
import BackupValues

/// Numbers within limits, and times.
enum Numbers {
  /// How many different keys there are that nothing is known about.
  static let usualKeys = 1000

  /// A number that is not far from zero, as far as the limits allow.
  static func usual(_ minimum: Int64, _ maximum: Int64, _ random: inout SplitMix64) -> Int64 {
    let range = near(minimum, maximum)
    return range.lowerBound + Int64(random.below(Int(range.upperBound - range.lowerBound) + 1))
  }

  /// About a hundred numbers within the limits that are nearest to zero; 1 or more where the limits allow it.
  static func near(_ minimum: Int64, _ maximum: Int64) -> ClosedRange<Int64> {
    guard minimum <= maximum else { return minimum...minimum }
    let low = max(minimum, min(1, maximum))
    return low...min(maximum, low + 100)
  }

  /// A decimal of a few digits; one of the limits where none of these fits.
  static func usual(_ decimal: DecimalType, _ random: inout SplitMix64) -> JSONValue {
    let fitting = (decimal.currencyField == nil ? usualDecimals : usualAmounts).filter {
      contains($0, decimal)
    }
    let all = fitting.isEmpty ? [decimal.minimum, decimal.maximum].compactMap { $0 } : fitting
    return number(all.isEmpty ? "0" : all[random.below(all.count)])
  }

  private static let usualDecimals = ["1.5", "2.25", "0.75", "10", "3.125", "0", "-1.5", "99.99"]

  private static let usualAmounts = ["30", "18.5", "2557.68", "0.99", "7", "1250.4"]

  /// Whether a decimal lies within the limits.
  static func contains(_ text: String, _ decimal: DecimalType) -> Bool {
    guard let value = ExactDecimal(text) else { return false }
    let isBelow = decimal.minimum.flatMap { ExactDecimal($0) }.map { value < $0 } ?? false
    let isAbove = decimal.maximum.flatMap { ExactDecimal($0) }.map { value > $0 } ?? false
    return !isBelow && !isAbove
  }

  /// A number from its text; zero for a text that is none.
  static func number(_ text: String) -> JSONValue { JSONNumber(text).map { .number($0) } ?? 0 }

  /// The time of day at a minute from 0 to 1439.
  static func timeOfDay(_ minute: Int) -> String {
    let (hour, minute) = (minute / 60 % 24, minute % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}

/// Codes of ISO 4217.
enum Currencies {
  /// Codes with two, no and three decimals.
  static let usual = ["EUR", "USD", "GBP", "CHF", "JPY", "INR", "SEK", "KWD"]

  /// The usual ones, and then all others that are in use.
  static let all: [String] = {
    let others = CurrencyCode.allKnown.filter { code in
      if case .active = code.status { !usual.contains(code.description) } else { false }
    }
    return usual + others.map(\.description)
  }()
}
