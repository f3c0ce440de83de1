import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// Moments, days and times. Spec/values.md.
  static let dateEntries: [RuleEntry] = [
    RuleEntry(
      .dateForm,
      what: "A text is no date or time of the wanted form.",
      why: "Readers guess the order of day and month, and guess differently.",
      fix: "Write it like `2026-01-31T10:00:00Z` or `2026-01-31T12:00:00+02:00`.",
      example: .seaglass(
        good: #""quitDate": "2026-01-05T09:00:00+01:00""#,
        bad: #""quitDate": "05.01.2026 09:00""#
      )
    ),
    RuleEntry(
      .dateYear,
      what: "A year does not have exactly four digits.",
      why: "`26` may be any century.",
      fix: "Write all four digits.",
      example: .seaglass(
        good: #""quitDate": "2026-01-05T09:00:00+01:00""#,
        bad: #""quitDate": "26-01-05T09:00:00+01:00""#
      )
    ),
    RuleEntry(
      .dateNoSuchDay,
      what: "A month or day does not exist.",
      why: "Lenient readers take 30 February as 2 March.",
      fix: "Find out which day was meant; it is not guessed.",
      example: .seaglass(
        good: #""quitDate": "2026-01-05T09:00:00+01:00""#,
        bad: #""quitDate": "2026-02-30T09:00:00+01:00""#
      )
    ),
    RuleEntry(
      .dateSeparator,
      what: "Something else than `T` stands between day and time.",
      why: "Strict readers refuse it, so the file opens in some places and not in others.",
      fix: "Write `T`.",
      example: .seaglass(
        good: #""quitDate": "2026-01-05T09:00:00+01:00""#,
        bad: #""quitDate": "2026-01-05 09:00:00+01:00""#
      )
    ),
    RuleEntry(
      .dateCase,
      what: "`T` or `Z` is in lower case.",
      why: "RFC 3339 allows it, many readers do not.",
      fix: "Use capital letters.",
      example: .seaglass(
        good: #""quitDate": "2026-01-05T09:00:00+01:00""#,
        bad: #""quitDate": "2026-01-05t08:00:00Z""#
      )
    ),
    RuleEntry(
      .dateTime,
      what: "A time is not written `HH:MM:SS` (a time of day: `HH:MM`), or no clock shows it.",
      why: "Readers carry over to the next hour or refuse the file.",
      fix: "Write a time that exists, with two digits each.",
      example: .seaglass(
        good: #""quitDate": "2026-01-05T09:00:00+01:00""#,
        bad: #""quitDate": "2026-01-05T09:61:00+01:00""#
      )
    ),
    RuleEntry(
      .dateHour24,
      what: "The hour is 24.",
      why: "Half of all readers refuse it, the others take it as the next day.",
      fix: "Write `00:00` of the next day.",
      example: .seaglass(
        good: #""quitDate": "2026-01-05T09:00:00+01:00""#,
        bad: #""quitDate": "2026-01-05T24:00:00+01:00""#
      )
    ),
    RuleEntry(
      .dateLeapSecond,
      what: "The second is 60.",
      why: "Clocks of phones and computers have no such second.",
      fix: "Write the second before it.",
      example: .seaglass(
        good: #""quitDate": "2026-01-05T09:00:00+01:00""#,
        bad: #""quitDate": "2016-12-31T23:59:60Z""#
      )
    ),
    RuleEntry(
      .dateFraction,
      what: "The fraction of a second has a comma, or no digits.",
      why: "Readers refuse it or cut it off.",
      fix: "Write a point and digits, or no fraction.",
      example: .seaglass(
        good: #""quitDate": "2026-01-05T09:00:00+01:00""#,
        bad: #""quitDate": "2026-01-05T09:00:00,5+01:00""#
      )
    ),
    RuleEntry(
      .dateMissingOffset,
      what: "A moment does not say its offset from UTC.",
      why: "Each device would read it in its own time zone.",
      fix: "Add `Z`, or the offset of the place like `+02:00`; it is not guessed.",
      example: .seaglass(
        good: #""quitDate": "2026-01-05T09:00:00+01:00""#,
        bad: #""quitDate": "2026-01-05T09:00:00""#
      )
    ),
    RuleEntry(
      .dateUnknownOffset,
      what: "The offset is `-00:00`, which RFC 3339 defines as unknown.",
      why: "Where on the clock of a place the moment was cannot be told.",
      fix: "Write `Z`, or the real offset.",
      example: .seaglass(
        good: #""quitDate": "2026-01-05T09:00:00+01:00""#,
        bad: #""quitDate": "2026-01-05T08:00:00-00:00""#
      )
    ),
    RuleEntry(
      .dateOffset,
      what: "The offset is neither `Z` nor `±HH:MM`, or lies beyond ±14:00.",
      why: "Readers disagree about `+0100` and `+1`; no place on Earth is further away.",
      fix: "Write it like `+01:00`.",
      example: .seaglass(
        good: #""quitDate": "2026-01-05T09:00:00+01:00""#,
        bad: #""quitDate": "2026-01-05T09:00:00+0100""#
      )
    ),
    RuleEntry(
      .dateTrailingText,
      what: "Something follows a complete date.",
      why: "Lenient readers cut it off without a word.",
      fix: "Remove it.",
      example: .seaglass(
        good: #""quitDate": "2026-01-05T09:00:00+01:00""#,
        bad: #""quitDate": "2026-01-05T09:00:00+01:00 (home)""#
      )
    ),
    RuleEntry(
      .dateYearRange,
      what: "A moment lies outside of the years 0000 to 9999 in UTC.",
      why: "It cannot be written again in the same form.",
      fix: "Correct the date.",
      example: .seaglass(
        good: #""quitDate": "2026-01-05T09:00:00+01:00""#,
        bad: #""quitDate": "0000-01-01T00:00:00+01:00""#
      )
    ),
    RuleEntry(
      .datePrecision,
      what: "A moment has more than three digits behind the second.",
      why: "Three are kept, the rest is dropped.",
      fix: "Nothing.",
      example: .seaglass(
        good: #""quitDate": "2026-01-05T09:00:00+01:00""#,
        bad: #""quitDate": "2026-01-05T09:00:00.123456+01:00""#
      )
    ),
    RuleEntry(
      .dateUnusualOffset,
      what: "An offset is one that no place on Earth uses.",
      why: "A wrong clock or a slip of the finger is likely; the value is kept as it is.",
      fix: "Nothing, or correct the offset.",
      example: .seaglass(
        good: #""quitDate": "2026-01-05T09:00:00+01:00""#,
        bad: #""quitDate": "2026-01-05T09:00:00+01:07""#
      )
    ),
    RuleEntry(
      .dateFuture,
      what: """
        A record was changed after the backup was made, or the backup was made in the future, each by more \
        than a day.
        """,
      why: "The clock of a device was wrong; in a merge such a record would win for ever.",
      fix: "Nothing; a merge takes the export time in its place.",
      example: .seaglass(
        good: #""updatedAt": "2026-01-31T10:00:00Z""#,
        bad: #""updatedAt": "2031-01-31T10:00:00Z""#
      )
    ),
  ]
}
