/// Reads a literal of the number grammar from left to right and keeps what its value depends on.
struct CanonicalNumberScan {
  private(set) var isNegative = false
  /// The significant digits as ASCII; cut where there are more than a normal form may have.
  private(set) var digits: [UInt8] = []
  /// How many significant digits there are, with those that were cut.
  private(set) var digitCount = 0
  /// How many digits there are before the point, from the first that is not zero; below zero, how many zeros
  /// there are between the point and that one.
  private(set) var point = 0

  /// Whether there is neither point nor exponent.
  var isPlain: Bool { !isAfterPoint && !isInExponent }

  private var exponentSize = 0
  private var isExponentNegative = false
  private var isAfterPoint = false
  private var isInExponent = false
  /// Zeros that are significant only if another digit follows: 1400 has two significant digits, 14001 five.
  private var heldZeros = 0

  /// Beyond any length of a literal, and far from the end of 64 bits.
  private static let largestExponent = 1_000_000_000_000_000

  var exponent: Int { isExponentNegative ? -exponentSize : exponentSize }

  mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "-"): if isInExponent { isExponentNegative = true } else { isNegative = true }
    case UInt8(ascii: "."): isAfterPoint = true
    case UInt8(ascii: "e"), UInt8(ascii: "E"): isInExponent = true
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if isInExponent { takeExponent(byte) } else { takeDigit(byte) }
    default: break
    }
  }

  private mutating func takeDigit(_ byte: UInt8) {
    let isZero = byte == UInt8(ascii: "0")
    if isZero, digits.isEmpty {
      if isAfterPoint { point -= 1 }
      return
    }
    if !isAfterPoint { point += 1 }
    if isZero {
      heldZeros += 1
      return
    }
    digitCount += heldZeros + 1
    if digitCount <= CanonicalNumber.digitLimit {
      digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: heldZeros))
      digits.append(byte)
    }
    heldZeros = 0
  }

  private mutating func takeExponent(_ byte: UInt8) {
    let size = exponentSize * 10 + Int(byte - UInt8(ascii: "0"))
    exponentSize = min(size, CanonicalNumberScan.largestExponent)
  }
}
