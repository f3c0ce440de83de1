/// The parts of a date in RFC 3339 section 5.6, each read at its fixed place.
///
/// The good path is a few comparisons; what exactly is wrong is found out in `DateGrammar+Faults.swift`.
enum DateGrammar {
  /// Reads `YYYY-MM-DD` in the first ten bytes.
  static func day(_ text: RawSpan) throws(DateFault) -> (year: Int, month: Int, day: Int) {
    guard let century = text.pair(at: 0), let yearOfCentury = text.pair(at: 2), text.has("-", at: 4) else {
      throw yearFault(text)
    }
    guard let month = text.pair(at: 5), text.has("-", at: 7), let day = text.pair(at: 8) else {
      throw monthOrDayFault(text)
    }
    let year = century * 100 + yearOfCentury
    try checkDay(year: year, month: month, day: day)
    return (year, month, day)
  }

  /// Whether the calendar has such a day.
  @inline(__always)
  static func checkDay(year: Int, month: Int, day: Int) throws(DateFault) {
    guard (1...12).contains(month) else { throw DateFault(.monthRange, at: 5, length: 2) }
    guard day >= 1, day <= 28 || day <= Gregorian.length(ofMonth: month, year: year) else {
      throw DateFault(.noSuchDay, at: 8, length: 2)
    }
  }

  /// Whether a clock shows such a time.
  @inline(__always)
  static func checkTime(hour: Int, minute: Int, second: Int) throws(DateFault) {
    guard hour <= 23, minute <= 59, second <= 59 else {
      throw timeRangeFault(at: 11, hour: hour, minute: minute, second: second)
    }
  }

  /// Reads an optional fraction of a second; digits after the third are only looked at.
  static func fraction(_ text: RawSpan, at start: Int) throws(DateFault) -> Fraction {
    guard text.has(".", at: start) else {
      if start < text.byteCount, text.byte(start).isASCIIDigit || text.has(",", at: start) {
        throw fractionLookalikeFault(text, at: start)
      }
      return Fraction(end: start)
    }
    var fraction = Fraction(end: start + 1)
    var scale = 100
    while fraction.end < text.byteCount {
      let digit = text.byte(fraction.end) &- 0x30
      guard digit < 10 else { break }
      fraction.milliseconds += Int(digit) * scale
      if scale == 0, digit != 0 { fraction.droppedDigits = true }
      scale /= 10
      fraction.end += 1
    }
    fraction.digits = fraction.end - start - 1
    guard fraction.digits > 0 else { throw DateFault(.fractionForm, at: start, length: 1) }
    return fraction
  }

  struct Fraction {
    var milliseconds = 0
    var digits = 0
    var droppedDigits = false
    var end: Int
  }

  /// Reads `Z` or `±HH:MM`, which must end the text; minutes east of UTC.
  static func offset(_ text: RawSpan, at start: Int) throws(DateFault) -> (minutes: Int, wroteZ: Bool) {
    if text.has("Z", at: start) {
      guard text.byteCount == start + 1 else { throw trailing(text, at: start + 1) }
      return (0, true)
    }
    guard text.has("+", at: start) || text.has("-", at: start),
      let hours = text.pair(at: start + 1), text.has(":", at: start + 3),
      let minutes = text.pair(at: start + 4)
    else { throw offsetFault(text, at: start) }
    guard text.byteCount == start + 6 else { throw afterOffsetFault(text, at: start + 6) }
    let total = hours * 60 + minutes
    guard minutes <= 59, total <= 14 * 60 else { throw DateFault(.offsetRange, at: start, length: 6) }
    let isNegative = text.has("-", at: start)
    guard total > 0 || !isNegative else { throw DateFault(.unknownOffset, at: start, length: 6) }
    return (isNegative ? -total : total, false)
  }
}
