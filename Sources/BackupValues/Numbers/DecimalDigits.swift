/// Up to 40 decimal digits, the first of them not 0, the last not 0: sixteen to a word, the missing ones as zeros.
///
/// Filled from the left, so that the order of the words is the order of the fractions 0.*digits*, and neither
/// comparison nor storage needs memory of its own.
struct DecimalDigits: Hashable, Comparable, Sendable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private(set) var count: Int8 = 0

  private static let digitsPerWord: Int8 = 16

  /// What a digit is worth in each place of a word.
  private static let worth: [UInt64] = [
    1_000_000_000_000_000, 100_000_000_000_000, 10_000_000_000_000, 1_000_000_000_000, 100_000_000_000,
    10_000_000_000, 1_000_000_000, 100_000_000, 10_000_000, 1_000_000, 100_000, 10_000, 1000, 100, 10, 1,
  ]

  /// Appends a digit of 0…9. The caller sees to it that there are no more than 40.
  mutating func append(_ digit: UInt8) {
    let place = UInt64(digit) * Self.worth[Int(count % Self.digitsPerWord)]
    switch count / Self.digitsPerWord {
    case 0: first += place
    case 1: second += place
    default: third += place
    }
    count += 1
  }

  /// The digits, each 0…9.
  var array: [UInt8] {
    var digits: [UInt8] = []
    for word in [first, second, third] {
      for worth in Self.worth { digits.append(UInt8(word / worth % 10)) }
    }
    return Array(digits.prefix(Int(count)))
  }

  static func < (left: DecimalDigits, right: DecimalDigits) -> Bool {
    (left.first, left.second, left.third) < (right.first, right.second, right.third)
  }
}
