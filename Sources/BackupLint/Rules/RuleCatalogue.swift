import BackupFormat
import BackupJSON

/// What there is to say about one rule.
struct RuleEntry: Sendable {
  let rule: Rule
  /// What the rule finds, one sentence.
  let what: String
  /// Why it matters.
  let why: String
  /// What to do about it.
  let fix: String
  /// A piece of a file that the rule finds fault with.
  let bad: String
  /// The same piece as it should be.
  let good: String
}

/// All rules, for `rules` and `explain`.
enum RuleCatalogue {
  static let entries: [RuleEntry] = [
    RuleEntry(
      rule: .trailingComma,
      what: "A comma stands before a closing bracket.",
      why: "Strict readers refuse the whole file for it.",
      fix: "Remove the comma.",
      bad: #"{"name": "Coffee",}"#,
      good: #"{"name": "Coffee"}"#
    ),
    RuleEntry(
      rule: .notMinorUnits,
      what: "An amount of money is written in major units.",
      why: "A reader that takes 14.00 as a whole number restores 0.14 USD.",
      fix: "Write the amount in minor units of its currency: 14.00 USD is 1400.",
      bad: #"{"amount": 14.00, "currency": "USD"}"#,
      good: #"{"amount": 1400, "currency": "USD"}"#
    ),
    RuleEntry(
      rule: .dateMissingOffset,
      what: "A date and time has no offset from UTC.",
      why: "The same text names another instant in each time zone.",
      fix: "Write the offset of the place where it was written, for example +02:00, or Z for UTC.",
      bad: #""createdAt": "2026-01-31T10:00:00""#,
      good: #""createdAt": "2026-01-31T10:00:00Z""#
    ),
  ]

  static func entry(_ id: String) -> RuleEntry? {
    entries.first { $0.rule.id.utf8.elementsEqual(id.utf8) }
  }
}
