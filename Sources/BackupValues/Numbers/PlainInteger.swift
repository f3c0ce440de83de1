/// Why a number is no plain integer.
public typealias IntegerFault = TextFault<IntegerFaultReason>

/// The reasons for which `PlainInteger` refuses a text.
public enum IntegerFaultReason: String, FaultReason {
  /// The text is empty.
  case empty
  /// The text is no number of RFC 8259.
  case form
  /// `-0`, which some languages read as another value than `0`.
  case minusZero
  /// A zero before other digits.
  case leadingZero
  /// A plus sign.
  case plusSign
  /// A decimal point, even where only zeros follow it.
  case fraction
  /// An exponent, even where the value is a whole number.
  case exponent
  /// Beyond ±(2^53−1), where languages with binary floating point start to round.
  case unsafeRange
}

/// Integers written so that every language reads the same value: `-?(0|[1-9][0-9]*)`, not `-0`, within ±(2^53−1).
public enum PlainInteger {
  /// The values allowed: ±(2^53−1), the safe integers of RFC 7493 section 2.2.
  public static let range: ClosedRange<Int64> = -9_007_199_254_740_991...9_007_199_254_740_991

  /// Reads an integer from the whole of a text.
  ///
  /// - Throws: The first fault; with a suggestion where another spelling has exactly one whole value in range.
  public static func read(utf8 bytes: some Collection<UInt8>) throws(IntegerFault) -> Int64 {
    let copy = ContiguousArray(bytes)
    return try read(copy.span.bytes)
  }

  /// Reads an integer from the whole of a text.
  ///
  /// - Throws: The first fault; with a suggestion where another spelling has exactly one whole value in range.
  public static func read(_ text: RawSpan) throws(IntegerFault) -> Int64 {
    let number: NumberText
    do {
      number = try NumberText(text)
    } catch {
      throw fault(for: error, in: text)
    }
    if let fraction = number.fraction { throw fault(.fraction, at: fraction, number, text) }
    if let exponent = number.exponent { throw fault(.exponent, at: exponent, number, text) }
    if number.isZero, number.isNegative { throw fault(.minusZero, at: 0..<2, number, text) }
    guard let value = number.integer(text, timesTenTo: number.power) else {
      throw IntegerFault(.unsafeRange, at: 0, length: text.byteCount)
    }
    return value
  }

  private static func fault(
    _ reason: IntegerFaultReason,
    at range: Range<Int>,
    _ number: NumberText,
    _ text: RawSpan
  ) -> IntegerFault {
    let value = number.power >= 0 ? number.integer(text, timesTenTo: number.power) : nil
    return IntegerFault(
      reason,
      at: range.lowerBound,
      length: range.count,
      suggestion: value.map { String($0) }
    )
  }

  private static func fault(for fault: NumberFormFault, in text: RawSpan) -> IntegerFault {
    switch fault.reason {
    case .empty: IntegerFault(.empty, at: fault.offset, length: fault.length)
    case .form: IntegerFault(.form, at: fault.offset, length: fault.length)
    case .leadingZero: IntegerFault(.leadingZero, at: fault.offset, length: fault.length)
    case .plusSign:
      IntegerFault(.plusSign, at: fault.offset, length: fault.length, suggestion: withoutPlus(text))
    }
  }

  /// The digits after a plus sign, where they alone are an integer.
  private static func withoutPlus(_ text: RawSpan) -> String? {
    guard text.has("+", at: 0), text.byteCount <= 17 else { return nil }
    let rest = text.copy(1..<text.byteCount)
    guard rest.allSatisfy(\.isASCIIDigit), (try? read(rest.span.bytes)) != nil else { return nil }
    return String(decoding: rest, as: UTF8.self)
  }
}
