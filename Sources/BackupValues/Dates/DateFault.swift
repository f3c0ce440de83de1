/// Why a text is no date, time or moment of the strict RFC 3339 profile.
public typealias DateFault = TextFault<DateFaultReason>

/// The reasons for which `UTCMoment`, `LocalMoment`, `CalendarDay` and `TimeOfDay` refuse a text.
public enum DateFaultReason: String, FaultReason {
  /// The text is empty.
  case empty
  /// The text does not have the form of a date at all.
  case form
  /// A character outside ASCII, such as a full-width digit or a typographic minus sign.
  case nonASCII
  /// The year does not have exactly four digits, or has a sign.
  case yearForm
  /// The month or day does not have exactly two digits.
  case monthOrDayForm
  /// The month is not 01…12.
  case monthRange
  /// The month does not have such a day.
  case noSuchDay
  /// The text ends after the day where a time must follow.
  case missingTime
  /// Something else than `T` stands between day and time.
  case separator
  /// `t` or `z` is written in lower case.
  case lowerCase
  /// The time is not `HH:MM:SS` (for a time of day, `HH:MM`).
  case timeForm
  /// Hour, minute or second is too large.
  case timeRange
  /// `24:00:00`, which names the same instant as `00:00:00` of the next day.
  case hour24
  /// A second of `:60`.
  case leapSecond
  /// The fraction has a comma, or no digit after its dot.
  case fractionForm
  /// There is no offset from UTC, so the instant is unknown.
  case missingOffset
  /// `-00:00`, which RFC 3339 section 4.3 defines as "offset unknown".
  case unknownOffset
  /// The offset is neither `Z` nor `±HH:MM`.
  case offsetForm
  /// The offset is beyond ±14:00, or has more than 59 minutes.
  case offsetRange
  /// Something follows the complete value.
  case trailingText
  /// The instant lies outside the years 0000–9999 of UTC.
  case yearRange
}
