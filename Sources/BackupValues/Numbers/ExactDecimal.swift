/// Why a number is no exact decimal.
public typealias DecimalFault = TextFault<DecimalFaultReason>

/// The reasons for which `ExactDecimal` refuses a text.
public enum DecimalFaultReason: String, FaultReason {
  /// The text is empty.
  case empty
  /// The text is no number of RFC 8259.
  case form
  /// More than 40 significant digits.
  case tooLong
  /// The last significant digit lies beyond 10^±400.
  case exponentRange
}

/// A decimal number with every digit it was written with, never rounded.
///
/// It has up to 40 significant digits, the last of them worth 10^-400…10^400. Numbers are compared by value: `1.50`,
/// `1.5` and `15e-1` are one value, and `-0` is `0`.
///
/// The canonical text is the plain form where that has at most 40 digits: an optional `-`, the integer digits (one
/// `0` where there are none) and, where the number is not whole, a point and the fraction without zeros at its end.
/// Otherwise it is the first significant digit, a point and the others where there are any, `e`, and the exponent
/// with `-` where it is negative and no sign where it is not: `1.25e-60`, `3e300`.
public struct ExactDecimal: TextValue {
  /// Why a text is refused.
  public typealias Reason = DecimalFaultReason

  /// The most significant digits that a number may have.
  public static let maximumDigits = 40

  /// -1, 0 or 1.
  private let sign: Int8
  /// The value is 0.*digits* times ten to this power; 0 for zero.
  private let magnitude: Int16
  private let digits: DecimalDigits

  private init(sign: Int8, magnitude: Int, digits: DecimalDigits) {
    self.sign = sign
    self.magnitude = Int16(magnitude)
    self.digits = digits
  }

  /// The decimal of an integer.
  public init(_ value: Int64) {
    var digits = DecimalDigits()
    let written = String(value.magnitude).utf8
    var zeros = 0
    for digit in written {
      // A zero is held back until a digit shows that it is not the end: digits have no zeros there.
      guard digit != 0x30 else {
        zeros += 1
        continue
      }
      for _ in 0..<zeros { digits.append(0) }
      zeros = 0
      digits.append(digit & 0x0F)
    }
    self.init(sign: Int8(value.signum()), magnitude: value == 0 ? 0 : written.count, digits: digits)
  }

  /// Reads a number of RFC 8259 section 6.
  ///
  /// - Throws: The first fault of the text.
  public static func read(_ text: RawSpan) throws(DecimalFault) -> ExactDecimal {
    let number: NumberText
    do {
      number = try NumberText(text)
    } catch {
      throw DecimalFault(error.reason == .empty ? .empty : .form, at: error.offset, length: error.length)
    }
    guard number.significantCount <= maximumDigits else {
      throw DecimalFault(.tooLong, at: 0, length: text.byteCount)
    }
    guard (-400...400).contains(number.power) else {
      let place = number.exponent ?? 0..<text.byteCount
      throw DecimalFault(.exponentRange, at: place.lowerBound, length: place.count)
    }
    var digits = DecimalDigits()
    for offset in number.significant where text.byte(offset).isASCIIDigit {
      digits.append(text.byte(offset) & 0x0F)
    }
    let sign: Int8 = number.isZero ? 0 : number.isNegative ? -1 : 1
    return ExactDecimal(sign: sign, magnitude: number.power + number.significantCount, digits: digits)
  }

  /// Whether the number is 0.
  public var isZero: Bool { sign == 0 }

  /// Whether the number is less than 0.
  public var isNegative: Bool { sign < 0 }

  /// Whether the number has no fraction.
  public var isWhole: Bool { Int(magnitude) >= digits.count }

  /// The canonical text described at the type.
  public var description: String {
    guard sign != 0 else { return "0" }
    var output: [UInt8] = sign < 0 ? [UInt8(ascii: "-")] : []
    let significant = digits.array.map { $0 + 0x30 }
    let point = Int(magnitude)
    if max(point, 1) + max(significant.count - point, 0) <= Self.maximumDigits {
      output += point > 0 ? significant.prefix(point) : [0x30]
      output += repeatElement(0x30, count: max(point - significant.count, 0))
      if point < significant.count {
        output.append(ascii: ".")
        output += repeatElement(0x30, count: max(-point, 0))
        output += significant.dropFirst(max(point, 0))
      }
    } else {
      output.append(significant[0])
      if significant.count > 1 {
        output.append(ascii: ".")
        output += significant.dropFirst()
      }
      output += "e\(point - 1)".utf8
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The smaller number comes first; the comparison is exact.
  public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    guard left.sign == right.sign else { return left.sign < right.sign }
    let (small, large) = left.sign < 0 ? (right, left) : (left, right)
    guard small.magnitude == large.magnitude else { return small.magnitude < large.magnitude }
    return small.digits < large.digits
  }
}
