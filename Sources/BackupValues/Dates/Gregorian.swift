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

  /// Days since 1970-01-01.
  ///
  /// The year is counted from March, so that the leap day is its last day and months need no table.
  static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let shifted = (month <= 2 ? year - 1 : year) + 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468 - 146_097
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
