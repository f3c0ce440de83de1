import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// Enumerations. Spec/values.md.
  static let enumEntries: [RuleEntry] = [
    RuleEntry(
      .enumUnknown,
      what: "A value is not one of those that the field allows.",
      why: "The format states no fallback, so its meaning is not certain.",
      fix: "Write one of the values that the message lists.",
      example: .contract(
        good: #""state": "open""#,
        bad: #""state": "opened""#
      )
    ),
    RuleEntry(
      .enumFallback,
      what: "A value is not known and is imported as the fallback that the format states.",
      why: "The value that stands in the file does not come through.",
      fix: "Correct the value, or update the app.",
      example: .seaglass(
        good: #""kind": "craving""#,
        bad: #""kind": "urge""#
      )
    ),
    RuleEntry(
      .enumKept,
      what: "A value is not known and is kept as it is.",
      why: "The app shows it under a general name until a version knows it.",
      fix: "Correct the value where it is a slip; otherwise nothing.",
      example: .seaglass(
        good: #""preset": "caffeine""#,
        bad: #""preset": "sleep""#
      )
    ),
  ]
}
