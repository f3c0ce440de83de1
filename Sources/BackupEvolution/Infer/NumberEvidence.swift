import BackupJSON
import BackupValues

/// What was seen of the numbers at one place.
struct NumberEvidence {
  /// What a whole number counts from 1970 on, by its size: from 2001 to 2099.
  enum EpochUnit: Int, CaseIterable {
    case seconds, milliseconds, microseconds

    var range: ClosedRange<Int64> {
      switch self {
      case .seconds: 1_000_000_000...4_070_908_800
      case .milliseconds: 1_000_000_000_000...4_070_908_800_000
      case .microseconds: 1_000_000_000_000_000...4_070_908_800_000_000
      }
    }

    /// As a contract says it.
    var words: String {
      switch self {
      case .seconds: "seconds since 1970-01-01T00:00:00Z"
      case .milliseconds: "milliseconds since 1970-01-01T00:00:00Z"
      case .microseconds: "microseconds since 1970-01-01T00:00:00Z"
      }
    }
  }

  private(set) var count = 0
  /// Plain whole numbers within ±(2^53−1).
  private(set) var integers = 0
  private(set) var zeros = 0
  private(set) var smallest = Int64.max
  private(set) var largest = Int64.min
  /// Numbers from 0 to 1.
  private(set) var fractions = 0
  /// Numbers of which not every digit can be kept.
  private(set) var unreadable = 0
  /// Whole numbers that are beyond ±(2^53−1).
  private(set) var huge = 0
  private var epochs = Array(repeating: 0, count: EpochUnit.allCases.count)

  mutating func add(_ number: JSONNumber) {
    count += 1
    if let value = number.integer {
      integers += 1
      smallest = min(smallest, value)
      largest = max(largest, value)
      if value == 0 { zeros += 1 }
      if value == 0 || value == 1 { fractions += 1 }
      for unit in EpochUnit.allCases where unit.range.contains(value) { epochs[unit.rawValue] += 1 }
      return
    }
    guard let decimal = ExactDecimal(number.text) else {
      unreadable += 1
      return
    }
    if (ExactDecimal(0)...ExactDecimal(1)).contains(decimal) { fractions += 1 }
    if number.text.utf8.count > 15, number.text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D })
    {
      huge += 1
    }
  }

  /// The unit in which all numbers, zeros aside, would be moments of this century.
  var epoch: EpochUnit? {
    guard integers == count, zeros < count else { return nil }
    return EpochUnit.allCases.first { epochs[$0.rawValue] == count - zeros }
  }

  mutating func add(_ other: NumberEvidence) {
    count += other.count
    integers += other.integers
    zeros += other.zeros
    smallest = min(smallest, other.smallest)
    largest = max(largest, other.largest)
    fractions += other.fractions
    unreadable += other.unreadable
    huge += other.huge
    for unit in EpochUnit.allCases { epochs[unit.rawValue] += other.epochs[unit.rawValue] }
  }
}
