extension Money {
  /// Reads an amount in major units, written as a number of RFC 8259, as minor units of a currency with so many
  /// decimals: `18.5` of scale 2 is 1850.
  ///
  /// Only the digits are moved; no floating point is involved, and `1e3` is exact too.
  ///
  /// - Throws: The first fault of the text; `fractionNotAllowed` or `tooManyDigits` where the amount would have to
  ///   be rounded.
  public static func minorUnits(
    fromDecimal bytes: some Collection<UInt8>,
    scale: Int
  ) throws(MoneyFault) -> Int64 {
    let copy = ContiguousArray(bytes)
    return try minorUnits(fromDecimal: copy.span.bytes, scale: scale)
  }

  /// Reads an amount in major units as minor units of a currency with so many decimals, 0…15.
  ///
  /// - Throws: The first fault of the text; `outOfRange` for a scale outside 0…15.
  public static func minorUnits(fromDecimal text: RawSpan, scale: Int) throws(MoneyFault) -> Int64 {
    if let amount = text.withUnsafeBytes({ PlainAmount.minorUnits($0, scale) }) { return amount }
    return try exactMinorUnits(fromDecimal: text, scale: scale)
  }

  /// The same for every text.
  static func exactMinorUnits(fromDecimal text: RawSpan, scale: Int) throws(MoneyFault) -> Int64 {
    let number: NumberText
    do {
      number = try NumberText(text)
    } catch {
      throw MoneyFault(error.reason == .empty ? .empty : .form, at: error.offset, length: error.length)
    }
    guard (0...15).contains(scale) else { throw MoneyFault(.outOfRange, at: 0, length: text.byteCount) }
    let power = number.power + scale
    guard number.isZero || power >= 0 else { throw fractionFault(number, text, scale: scale) }
    guard let amount = number.integer(text, timesTenTo: power) else {
      throw MoneyFault(.outOfRange, at: 0, length: text.byteCount)
    }
    return amount
  }

  /// Marks the decimals that are too many, or the whole number where an exponent moves them.
  private static func fractionFault(_ number: NumberText, _ text: RawSpan, scale: Int) -> MoneyFault {
    let reason: MoneyFaultReason = scale == 0 ? .fractionNotAllowed : .tooManyDigits
    guard let fraction = number.fraction, number.exponent == nil else {
      return MoneyFault(reason, at: 0, length: text.byteCount)
    }
    let start = fraction.lowerBound + (scale == 0 ? 0 : 1 + scale)
    return MoneyFault(reason, at: start, length: fraction.upperBound - start)
  }

  /// Minor units written in major units with exactly so many decimals; no point for a scale of 0.
  package static func decimalText(minorUnits amount: Int64, scale: Int) -> String {
    var digits = Array(String(amount.magnitude).utf8)
    if digits.count <= scale {
      digits.insert(contentsOf: repeatElement(0x30, count: scale + 1 - digits.count), at: 0)
    }
    if scale > 0 { digits.insert(UInt8(ascii: "."), at: digits.count - scale) }
    if amount < 0 { digits.insert(UInt8(ascii: "-"), at: 0) }
    return String(decoding: digits, as: UTF8.self)
  }
}
