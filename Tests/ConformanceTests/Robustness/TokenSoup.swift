/// Random texts made of the tokens of JSON, right and wrong ones, with the words of the format among them.
struct TokenSoup<Random: RandomNumberGenerator> {
  var random: Random

  private static var tokens: [String] {
    [
      "{", "}", "[", "]", ",", ":", "{", "}", "[", "]", ",", ":", "\"\"", "\"a\"", "\"é\"", "\"e\u{301}\"",
      "\"\\u0061\"", "\"\\ud83d\\ude00\"", "\"\\ud83d\"", "\"\\u0000\"", "\"\\x\"", "\"\t\"", "\"", "'", "“",
      "\\",
      "0", "-0", "1", "-1", "1.0", "1e3", "01", "+1", ".5", "1.", "0x1", "NaN", "Infinity",
      "9007199254740991",
      "9007199254740992", "99999999999999999999", "1E400", "true", "false", "null", "True", "nul",
      "undefined",
      " ", "\n", "\r\n", "\t", "\u{A0}", "\u{FEFF}", "\u{0}", "//", "/*", "*/", "#", "\"format\"",
      "\"version\"",
      "\"seaglass-backup\"", "\"major\"", "\"minor\"", "\"exportedAt\"", "\"device\"", "\"id\"",
      "\"trackers\"",
      "\"runs\"", "\"entries\"", "\"preferences\"", "\"trackerId\"", "\"kind\"", "\"note\"", "\"cost\"",
      "\"amount\"", "\"currency\"", "\"EUR\"", "\"eur\"", "\"2026-01-01T00:00:00Z\"",
      "\"2026-02-30T00:00:00Z\"",
      "\"2026-01-01\"", "\"7c42ca9b-9eab-4d04-80b3-40f10b0c54aa\"", "\"updatedAt\"", "\"createdAt\"",
      "\"x\": 1,", "\"format\": \"seaglass-backup\",", "\"version\": {\"major\": 1, \"minor\": 0},",
    ]
  }

  private let tokens = TokenSoup.tokens.map { Array($0.utf8) }

  init(_ random: Random) {
    self.random = random
  }

  /// Up to so many tokens, one behind the other.
  mutating func text(upTo count: Int) -> [UInt8] {
    (0..<Int.random(in: 0...count, using: &random)).flatMap { _ in token() }
  }

  mutating func token() -> [UInt8] {
    tokens.randomElement(using: &random) ?? []
  }
}
