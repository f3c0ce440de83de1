/// A day of the proleptic Gregorian calendar, 0000-01-01…9999-12-31, without time or place.
public struct CalendarDay: TextValue {
  /// Why a text is refused.
  public typealias Reason = DateFaultReason

  private let days: Int32

  /// Days since 1970-01-01, negative before it.
  public var daysSince1970: Int { Int(days) }

  /// The day with a year of 0…9999, a month of 1…12 and a day of the month; `nil` where there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month) else { return nil }
    guard day >= 1, day <= Gregorian.length(ofMonth: month, year: year) else { return nil }
    self.init(unchecked: year, month, day)
  }

  /// The day so many days after 1970-01-01; `nil` outside the years 0000–9999.
  public init?(daysSince1970: Int) {
    guard Gregorian.days.contains(daysSince1970) else { return nil }
    self.init(unchecked: daysSince1970)
  }

  init(unchecked daysSince1970: Int) {
    days = Int32(daysSince1970)
  }

  init(unchecked year: Int, _ month: Int, _ day: Int) {
    self.init(unchecked: Gregorian.daysSince1970(year: year, month: month, day: day))
  }

  /// Reads `YYYY-MM-DD` (RFC 3339 section 5.6, `full-date`).
  ///
  /// - Throws: The first fault of the text.
  public static func read(_ text: RawSpan) throws(DateFault) -> CalendarDay {
    do throws(DateFault) {
      let date = try DateGrammar.day(text)
      guard text.byteCount == 10 else { throw afterDayFault(text) }
      return CalendarDay(unchecked: date.year, date.month, date.day)
    } catch {
      throw error.suggesting(repaired(text))
    }
  }

  private static func afterDayFault(_ text: RawSpan) -> DateFault {
    text.byte(10).isASCIIDigit ? DateGrammar.separatorFault(text) : DateGrammar.trailing(text, at: 10)
  }

  /// Certain are white space around the text and a month or day of one digit.
  private static func repaired(_ text: RawSpan) -> String? {
    guard text.byteCount <= 64 else { return nil }
    var source = LenientText(text)
    guard let date = source.date(), source.isAtEnd else { return nil }
    return CalendarDay(year: date[0], month: date[1], day: date[2])?.description
  }

  /// Year (0…9999), month (1…12) and day of the month.
  public var components: (year: Int, month: Int, day: Int) { Gregorian.date(daysSince1970: Int(days)) }

  /// The day so many days later; `nil` outside the years 0000–9999.
  public func adding(days count: Int) -> CalendarDay? {
    let (sum, overflow) = Int(days).addingReportingOverflow(count)
    return overflow ? nil : CalendarDay(daysSince1970: sum)
  }

  /// The canonical text, for example `2026-01-31`.
  public var description: String {
    var output: [UInt8] = []
    append(to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  func append(to output: inout [UInt8]) {
    let (year, month, day) = components
    output.append(year, digits: 4)
    output.append(ascii: "-")
    output.append(month, digits: 2)
    output.append(ascii: "-")
    output.append(day, digits: 2)
  }

  /// The earlier day comes first.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.days < right.days }
}
