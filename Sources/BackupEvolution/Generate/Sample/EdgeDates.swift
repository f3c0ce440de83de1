import BackupJSON

/// Dates and times at the edge of what is allowed.
enum EdgeDates {
  static let utcMoments = values([
    ("the first moment of the calendar", "0000-01-01T00:00:00Z"),
    ("the last moment of the calendar", "9999-12-31T23:59:59Z"),
    ("a leap day", "2024-02-29T12:00:00Z"),
    ("a moment with milliseconds", "2025-03-14T09:26:53.589Z"),
    ("a moment with one digit behind the second", "2025-03-14T09:26:53.5Z"),
    ("a moment with an offset", "2025-03-14T14:56:53+05:30"),
    ("a moment on the day before in UTC", "2025-01-01T00:30:00+01:00"),
    ("a moment before 1970", "1969-07-20T20:17:40Z"),
  ])

  static let localMoments = values([
    ("the largest offset", "2025-03-14T09:26:53+14:00"),
    ("an offset behind UTC", "2025-03-14T09:26:53-09:30"),
    ("an offset of zero", "2025-03-14T09:26:53+00:00"),
  ])

  static let lenientMoments = values([
    ("a moment with a space", "2025-03-14 09:26:53Z"),
    ("an offset without a colon", "2025-03-14T09:26:53+0800"),
    ("a moment with a space and an offset without a colon", "2025-03-14 09:26:53.5-0930"),
  ])

  static let days = values([
    ("the first day of the calendar", "0000-01-01"), ("the last day of the calendar", "9999-12-31"),
    ("a leap day", "2024-02-29"), ("the last day of a year", "2024-12-31"),
  ])

  static let times = values([("midnight", "00:00"), ("the last minute", "23:59")])

  private static func values(_ texts: [(String, String)]) -> [EdgeValue] {
    texts.map { EdgeValue($0.0, .string($0.1)) }
  }
}
