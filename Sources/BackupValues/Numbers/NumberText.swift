/// The anatomy of a JSON number (RFC 8259 section 6): where its significant digits are and what they are worth.
///
/// The digits stay in the text, so that a number of any length is taken apart without allocation.
struct NumberText {
  var isNegative = false
  /// The digits from the first to the last that is not 0, a dot perhaps between them; empty for zero.
  var significant = 0..<0
  /// How many digits those are, the dot not counted.
  var significantCount = 0
  /// The value is the significant digits, read as an integer, times ten to this power; 0 for zero.
  var power = 0
  /// The dot and the digits after it.
  var fraction: Range<Int>?
  /// The `e` and what follows it.
  var exponent: Range<Int>?

  var isZero: Bool { significant.isEmpty }

  init(_ text: RawSpan) throws(NumberFormFault) {
    guard text.byteCount > 0 else { throw NumberFormFault(.empty, at: 0, length: 0) }
    isNegative = text.has("-", at: 0)
    let start = isNegative ? 1 : 0
    if text.has("+", at: start) { throw NumberFormFault(.plusSign, at: start, length: 1) }
    let pointOffset = text.endOfDigits(from: start)
    guard pointOffset > start else { throw Self.unexpected(text, at: start) }
    if text.has("0", at: start), pointOffset > start + 1 {
      throw NumberFormFault(.leadingZero, at: start, length: 1)
    }

    var end = pointOffset
    if text.has(".", at: end) {
      end = text.endOfDigits(from: pointOffset + 1)
      guard end > pointOffset + 1 else { throw Self.unexpected(text, at: end) }
      fraction = pointOffset..<end
    }
    let digitsEnd = end
    var written = 0
    if text.has("e", at: end) || text.has("E", at: end) {
      (written, end) = try Self.exponent(text, at: end + 1)
      exponent = digitsEnd..<end
    }
    guard end == text.byteCount else { throw Self.unexpected(text, at: end) }
    findSignificant(text, in: start..<digitsEnd, point: pointOffset)
    if !isZero { power += written }
  }

  private static func unexpected(_ text: RawSpan, at offset: Int) -> NumberFormFault {
    NumberFormFault(.form, at: offset, length: text.characterLength(at: offset))
  }

  /// Reads sign and digits of an exponent; beyond every useful size its value stays where it is.
  private static func exponent(_ text: RawSpan, at start: Int) throws(NumberFormFault) -> (Int, end: Int) {
    let isNegative = text.has("-", at: start)
    let first = isNegative || text.has("+", at: start) ? start + 1 : start
    let end = text.endOfDigits(from: first)
    guard end > first else { throw unexpected(text, at: end) }
    var value = 0
    for offset in first..<end where value < 1 << 56 {
      value = value * 10 + Int(text.byte(offset) & 0x0F)
    }
    return (isNegative ? -value : value, end)
  }

  private mutating func findSignificant(_ text: RawSpan, in digits: Range<Int>, point: Int) {
    func isSignificant(_ offset: Int) -> Bool { offset != point && text.byte(offset) != 0x30 }
    var lower = digits.lowerBound
    var upper = digits.upperBound
    while lower < upper, !isSignificant(lower) { lower += 1 }
    while lower < upper, !isSignificant(upper - 1) { upper -= 1 }
    guard lower < upper else { return }
    significant = lower..<upper
    significantCount = upper - lower - (significant.contains(point) ? 1 : 0)
    power = upper <= point ? point - upper : point + 1 - upper
  }

  /// The significant digits times ten to a power of at least 0, negative where the number is; `nil` beyond
  /// ±(2^53−1).
  func integer(_ text: RawSpan, timesTenTo power: Int) -> Int64? {
    guard !isZero else { return 0 }
    guard significantCount <= 16, power <= 15 else { return nil }
    var value: Int64 = 0
    for offset in significant where text.byte(offset).isASCIIDigit {
      value = value * 10 + Int64(text.byte(offset) & 0x0F)
    }
    for _ in 0..<power {
      guard value <= PlainInteger.range.upperBound else { return nil }
      value *= 10
    }
    guard value <= PlainInteger.range.upperBound else { return nil }
    return isNegative ? -value : value
  }
}

typealias NumberFormFault = TextFault<NumberFormReason>

enum NumberFormReason: String, FaultReason {
  case empty
  case plusSign
  case leadingZero
  case form
}
