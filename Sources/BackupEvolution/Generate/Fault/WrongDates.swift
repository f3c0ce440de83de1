import BackupFormat
import BackupJSON

/// Dates and times that are none, each wrong in one way.
enum WrongDates {
  static let moments = values([
    (.dateForm, ""), (.dateForm, "14.3.2025 09:26"), (.dateForm, "2025-03-14"),
    (.dateYear, "25-03-14T09:26:53Z"), (.dateNoSuchDay, "2025-02-29T09:26:53Z"),
    (.dateNoSuchDay, "2025-13-14T09:26:53Z"), (.dateSeparator, "2025-03-14 09:26:53Z"),
    (.dateCase, "2025-03-14t09:26:53Z"), (.dateCase, "2025-03-14T09:26:53z"),
    (.dateTime, "2025-03-14T25:26:53Z"), (.dateTime, "2025-03-14T09:60:53Z"),
    (.dateHour24, "2025-03-14T24:00:00Z"), (.dateLeapSecond, "2025-03-14T23:59:60Z"),
    (.dateFraction, "2025-03-14T09:26:53.Z"), (.dateMissingOffset, "2025-03-14T09:26:53"),
    (.dateUnknownOffset, "2025-03-14T09:26:53-00:00"), (.dateOffset, "2025-03-14T09:26:53+0100"),
    (.dateOffset, "2025-03-14T09:26:53+15:00"), (.dateTrailingText, "2025-03-14T09:26:53Z[UTC]"),
    (.dateYearRange, "0000-01-01T00:00:00+01:00"), (.dateYearRange, "9999-12-31T23:59:59-01:00"),
  ])

  static let days = values([
    (.dateForm, ""), (.dateForm, "14.3.2025"), (.dateNoSuchDay, "2025-02-29"), (.dateNoSuchDay, "2025-04-31"),
    (.dateNoSuchDay, "2025-00-14"), (.dateYear, "25-03-14"), (.dateTrailingText, "2025-03-14 or so"),
  ])

  static let times = values([
    (.dateTime, "09:60"), (.dateTime, "25:00"), (.dateHour24, "24:00"), (.dateForm, ""),
    (.dateTrailingText, "09:26h"),
  ])

  private static func values(_ texts: [(Rule, String)]) -> [WrongValue] {
    texts.map { WrongValue("the date or time \"\($0.1)\"", $0.0, .string($0.1)) }
  }
}
