/// Day arithmetic of the proleptic Gregorian calendar (ISO 8601): year 0 exists and is a leap year.
///
/// Arguments are at most a few thousand years; nothing here can overflow.
enum Gregorian {
  /// Days since 1970-01-01 of the first and the last day with a year of four digits.
  static let days = -719_528...2_932_896

  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// How many days a month has; the month is 1…12.
  static func length(ofMonth month: Int, year: Int) -> Int {
    if month == 2 { return isLeap(year) ? 29 : 28 }
    return 30 + (month + month / 8) % 2
  }

  /// Days since 1970-01-01 of a day in the years 0…9999.
  ///
  /// The year is counted from March, so that the leap day is its last day and the months before a month follow
  /// from a line: (979 · month − 2919) / 32, months 3…14 (Neri and Schneider, Euclidean affine functions, 2022).
  @inline(__always)
  static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let isBeforeMarch = month <= 2
    // 400 years more keep everything above zero, where division is a shift or a multiplication.
    let shifted = UInt32(truncatingIfNeeded: year &+ (isBeforeMarch ? 399 : 400))
    let marchMonth = UInt32(truncatingIfNeeded: isBeforeMarch ? month &+ 12 : month)
    let century = shifted / 100
    let daysOfYears = shifted &* 365 &+ shifted / 4 &- century &+ century / 4
    let daysOfMonths = (979 &* marchMonth &- 2919) / 32
    return Int(daysOfYears &+ daysOfMonths) &+ day &- 1 &- 719_468 &- 146_097
  }

  /// Year, month and day from days since 1970-01-01.
  static func date(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468 + 146_097
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (yearOfEra + era * 400 - 400 + (month <= 2 ? 1 : 0), month, day)
  }
}
