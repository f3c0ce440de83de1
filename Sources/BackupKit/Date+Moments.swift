public import BackupValues
public import Foundation

extension UTCMoment {
  /// The millisecond nearest to a date; `nil` outside of the years 0000–9999.
  public init?(_ date: Date) {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    guard milliseconds.isFinite, abs(milliseconds) < 1e15 else { return nil }
    self.init(millisecondsSince1970: Int64(milliseconds))
  }

  /// The same instant.
  public var date: Date {
    Date(timeIntervalSince1970: Double(millisecondsSince1970) / 1000)
  }
}

extension LocalMoment {
  /// An instant with the offset that a time zone has at it; `nil` for an offset with seconds or beyond ±14:00, and
  /// outside of the years 0000–9999.
  public init?(_ date: Date, in zone: TimeZone) {
    let seconds = zone.secondsFromGMT(for: date)
    guard seconds % 60 == 0, let utc = UTCMoment(date) else { return nil }
    self.init(utc: utc, offsetMinutes: seconds / 60)
  }

  /// The same instant; the offset is left behind.
  public var date: Date { utc.date }
}

extension CalendarDay {
  /// The day of a date in a time zone, of the Gregorian calendar whatever the device is set to.
  public init?(_ date: Date, in zone: TimeZone) {
    let seconds = (date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))) / 86_400
    guard seconds.isFinite, abs(seconds) < 1e9 else { return nil }
    self.init(daysSince1970: Int(seconds.rounded(.down)))
  }
}
