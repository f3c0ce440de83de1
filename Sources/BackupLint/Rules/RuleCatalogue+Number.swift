import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// Numbers. Spec/values.md.
  static let numberEntries: [RuleEntry] = [
    RuleEntry(
      .notPlainInteger,
      what: "A whole number is not written as plain digits.",
      why: "`1.0`, `1e3` and `-0` are read as another type or value by some languages.",
      fix: "Write digits only: no point, no exponent, no minus before 0.",
      example: .seaglass(
        good: #""intensity": 3"#,
        bad: #""intensity": 3.0"#
      )
    ),
    RuleEntry(
      .unsafeInteger,
      what: "An integer lies beyond ±(2^53−1).",
      why: "Many languages round it to another number without a word.",
      fix: "Correct the number; write ids and serial numbers as text.",
      example: .seaglass(
        good: #""amount": 1400"#,
        bad: #""amount": 9007199254740993"#
      )
    ),
    RuleEntry(
      .outOfRange,
      what: "A number lies outside of the range of its field.",
      why: "The app cannot have written it, so its meaning is not certain.",
      fix: "Write a number within the range.",
      example: .seaglass(
        good: #""amount": 1400"#,
        bad: #""amount": -1400"#
      )
    ),
    RuleEntry(
      .rangeFallback,
      what: "A number lies outside of its range and is imported as the fallback that the format states.",
      why: "The value that stands in the file does not come through.",
      fix: "Correct the number, or accept the fallback.",
      example: .seaglass(
        good: #""intensity": 3"#,
        bad: #""intensity": 9"#
      )
    ),
    RuleEntry(
      .decimalLimits,
      what: "A decimal number has more than 40 significant digits, or an exponent beyond ±400.",
      why: "No reader keeps so many digits, so the number would change on the way.",
      fix: "Write the number with the digits that it really has.",
      example: .contract(
        good: #""ratio": 0.5"#,
        bad: #""ratio": 0.33333333333333333333333333333333333333333"#
      )
    ),
  ]
}
