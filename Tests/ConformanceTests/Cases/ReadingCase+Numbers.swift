import BackupFormat

extension ReadingCase {
  private static let amount = "/trackers/0/cost/amount"
  private static let currency = "/trackers/0/cost/currency"

  /// Section *Numbers and money*.
  static let numbers: [ReadingCase] = [
    .init("B23", "2^53 + 1", "350", "9007199254740993", .refused, "number/unsafe-integer \(amount)"),
    .init("B23", "2^53 - 1", "350", "9007199254740991", .accepted),
    .init("B25", "14.00", "350", "14.00", .refused, "money/not-minor-units \(amount)"),
    .init("B25", "1e3", "350", "1e3", .refused, "money/not-minor-units \(amount)"),
    .init(
      "B25",
      "4.0 where no money is",
      "\"intensity\": 4",
      "\"intensity\": 4.0",
      .refused,
      "number/not-plain-integer /entries/0/intensity"
    ),
    .init(
      "B26",
      "a number for money",
      "{ \"amount\": 350, \"currency\": \"EUR\", \"period\": \"day\" }",
      "2557.68",
      .refused,
      "type/expected-object /trackers/0/cost"
    ),
    .init("B28", "won", "350, \"currency\": \"EUR\"", "500000, \"currency\": \"KRW\"", .accepted),
    .init("B28", "yen", "350, \"currency\": \"EUR\"", "500, \"currency\": \"JPY\"", .accepted),
    .init("B28", "Kuwaiti dinar", "350, \"currency\": \"EUR\"", "1250, \"currency\": \"KWD\"", .accepted),
    .init(
      "B28",
      "unidad previsional",
      "350, \"currency\": \"EUR\"",
      "12500, \"currency\": \"UYW\"",
      .accepted
    ),
    .init(
      "B29",
      "yen with a fraction",
      "350, \"currency\": \"EUR\"",
      "500.99, \"currency\": \"JPY\"",
      .refused,
      "money/not-minor-units \(amount)"
    ),
    .init(
      "B29",
      "yen as a text",
      "350, \"currency\": \"EUR\"",
      "\"500.99\", \"currency\": \"JPY\"",
      .refused,
      "type/expected-integer \(amount)"
    ),
    // A newer code must not make an old reader refuse: a warning, where the case wanted an error.
    .init(
      "B31",
      "a code that is not in the table",
      "\"EUR\"",
      "\"ZZZ\"",
      .accepted,
      "money/unknown-currency \(currency)"
    ),
    .init(
      "B31",
      "a code that was withdrawn",
      "\"EUR\"",
      "\"BYR\"",
      .accepted,
      "money/withdrawn-currency \(currency)"
    ),
    .init("B31", "a code that is new to some systems", "\"EUR\"", "\"BYN\"", .accepted),
    .init("B32", "no code", "\"EUR\"", "\"\"", .refused, "money/malformed-currency \(currency)"),
    .init("B32", "lower case", "\"EUR\"", "\"eur\"", .refused, "money/malformed-currency \(currency)"),
    .init("B32", "a sign", "\"EUR\"", "\"€\"", .refused, "money/malformed-currency \(currency)"),
    .init("B34", "decimal comma", "350,", "3,50,", .refused, "json/expected-key /trackers/0/cost"),
    .init(
      "B35",
      "a text for a flag",
      "\"hapticsEnabled\": true",
      "\"hapticsEnabled\": \"9\"",
      .refused,
      "type/expected-boolean /preferences/hapticsEnabled"
    ),
  ]
}
