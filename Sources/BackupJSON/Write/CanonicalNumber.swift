/// A number as its exact decimal digits: `0.d₁d₂…dₖ × 10ⁿ`, with neither `d₁` nor `dₖ` zero, and `k = 0` for
/// zero.
///
/// The normal form is the number's own digits, laid out as ECMAScript lays out a Number (RFC 8785 section
/// 3.2.2.3): plain from 1e-6 to below 1e21, else `d.ddde±x`. It never rounds and needs no floating point, and a
/// literal that is the shortest form of a binary64 is in normal form already.
///
/// What is plain digits, as it is written or in its normal form, is an integer and must be a safe one.
struct CanonicalNumber {
  /// Most significant digits of a number that has a normal form.
  static let digitLimit = 40
  /// Largest decimal exponent, up or down, of a number that has a normal form.
  static let exponentLimit = 400
  /// Up to this place of the point the normal form has no exponent.
  static let plainLimit = 21

  private let isNegative: Bool
  /// `d₁…dₖ` as ASCII.
  private let digits: [UInt8]
  /// `n`, the place of the point.
  private let point: Int

  /// Takes apart a literal of the number grammar.
  ///
  /// - Throws: `unsafeInteger`, `tooManyDigits`, `exponentOutOfRange`.
  init(_ literal: String) throws(CanonicalError) {
    var scan = CanonicalNumberScan()
    for byte in literal.utf8 { scan.take(byte) }
    isNegative = scan.isNegative && !scan.digits.isEmpty
    digits = scan.digits
    point = scan.digits.isEmpty ? 0 : scan.point + scan.exponent
    let isPlain = scan.isPlain || (scan.digitCount <= point && point <= CanonicalNumber.plainLimit)
    guard !isPlain || isSafeInteger else { throw CanonicalError(.unsafeInteger, literal: literal) }
    guard scan.digitCount == digits.count else { throw CanonicalError(.tooManyDigits, literal: literal) }
    guard abs(point - 1) <= CanonicalNumber.exponentLimit else {
      throw CanonicalError(.exponentOutOfRange, literal: literal)
    }
  }

  /// Whether this is an integer that every language reads as the same value.
  private var isSafeInteger: Bool {
    guard point <= 16, digits.count <= point else { return false }
    var value: Int64 = 0
    for place in 0..<point {
      value = value * 10 + (place < digits.count ? Int64(digits[place] - UInt8(ascii: "0")) : 0)
    }
    return JSONNumber.safeIntegers.contains(value)
  }

  /// Appends the normal form.
  func append(to text: inout TextBuffer) {
    if isNegative { text.append(UInt8(ascii: "-")) }
    if digits.isEmpty {
      text.append(UInt8(ascii: "0"))
    } else if digits.count <= point, point <= CanonicalNumber.plainLimit {
      text.append(digits)
      text.append(repeating: UInt8(ascii: "0"), count: point - digits.count)
    } else if 0 < point, point <= CanonicalNumber.plainLimit {
      text.append(digits[..<point])
      text.append(UInt8(ascii: "."))
      text.append(digits[point...])
    } else if -6 < point, point <= 0 {
      text.append("0.")
      text.append(repeating: UInt8(ascii: "0"), count: -point)
      text.append(digits)
    } else {
      text.append(digits[..<1])
      if digits.count > 1 {
        text.append(UInt8(ascii: "."))
        text.append(digits[1...])
      }
      text.append(point > 0 ? "e+" : "e")
      text.append(String(point - 1))
    }
  }
}

extension TextBuffer {
  /// Appends the normal form of a number.
  ///
  /// - Throws: `unsafeInteger`, `tooManyDigits`, `exponentOutOfRange`.
  mutating func appendCanonical(_ number: JSONNumber) throws(CanonicalError) {
    // Nearly every number of a backup is a plain integer, and that is its normal form.
    if number.integer != nil {
      append(number.text)
    } else {
      try CanonicalNumber(number.text).append(to: &self)
    }
  }
}
