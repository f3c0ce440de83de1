import BackupFormat

extension ReadingCase {
  private static func date(
    _ id: String,
    _ name: String,
    _ text: String,
    _ verdict: Verdict = .refused,
    rule: String? = nil
  ) -> ReadingCase {
    let findings = rule.map { ["\($0) /entries/0/occurredAt"] } ?? []
    return ReadingCase(id, name, "\"2026-01-06T12:40:00Z\"", "\"\(text)\"", verdict, findings: findings)
  }

  private static func changed(_ name: String, _ text: String, isFuture: Bool) -> ReadingCase {
    ReadingCase(
      "B52",
      name,
      "\"2026-01-06T12:41:09Z\"",
      "\"\(text)\"",
      .accepted,
      findings: isFuture ? ["date/future /entries/0/updatedAt"] : []
    )
  }

  /// Section *Dates and time zones*.
  static let dates: [ReadingCase] = [
    date("B37", "space for T", "2026-08-01 06:00:00Z", rule: "date/separator"),
    date("B38", "microseconds", "2026-04-20T10:57:26.413878+02:00", .accepted, rule: "date/precision"),
    date("B38", "milliseconds", "2026-04-20T10:57:26.413+02:00", .accepted),
    date("B40", "afternoon", "2026-03-13T14:00:17Z", .accepted),
    date("B41", "29 February 2023", "2023-02-29T10:00:00Z", rule: "date/no-such-day"),
    date("B41", "29 February 2024", "2024-02-29T10:00:00Z", .accepted),
    date("B43", "two-digit year", "24-01-01T00:00:00Z", rule: "date/year-form"),
    date("B44", "24:00", "2026-01-01T24:00:00Z", rule: "date/hour-24"),
    date("B46", "text behind", "2026-01-01T10:00:00Zjunk", rule: "date/trailing-text"),
    date("B46", "offset of 25 hours", "2026-01-01T10:00:00+25:00", rule: "date/offset"),
    date("B46", "one-digit month", "2024-1-1T00:00:00Z", rule: "date/form"),
    date("B47", "lower case", "2026-01-01t10:00:00Z", rule: "date/lower-case"),
    date("B47", "lower-case z", "2026-01-01T10:00:00z", rule: "date/lower-case"),
    date("B49", "another offset", "2026-05-01T22:10:00-04:00", .accepted),
    .init(
      "B50",
      "an offset that is kept",
      "2026-01-05T07:30:00+01:00",
      "2026-07-19T23:30:00+03:00",
      .accepted
    ),
    changed("changed in two hundred years", "2221-01-01T00:00:00Z", isFuture: true),
    changed("changed a day after the export", "2026-02-01T10:00:00Z", isFuture: false),
    changed("changed a day and a minute after the export", "2026-02-01T10:01:00Z", isFuture: true),
  ]
}
