import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// Amounts and currencies. Spec/values.md.
  static let moneyEntries: [RuleEntry] = [
    RuleEntry(
      .notMinorUnits,
      what: "An amount is written in major units.",
      why: "A reader that takes 14.00 as a whole number restores 14 cents.",
      fix: "Write the amount in minor units of its currency: 14.00 USD is `1400`.",
      example: .seaglass(
        good: #""amount": 1400"#,
        bad: #""amount": 14.00"#
      )
    ),
    RuleEntry(
      .amountTooPrecise,
      what: "An amount in major units has more decimals than its currency.",
      why: "No whole number of minor units is this amount, so it cannot be converted without being rounded.",
      fix: "Write the amount that was paid; until then it is kept as it is.",
      example: .contract(
        good: #""fee": 2.5"#,
        bad: #""fee": 2.505"#
      )
    ),
    RuleEntry(
      .currencyMalformed,
      what: "A currency is not a code of three capital letters.",
      why: "Signs and names are ambiguous: `$` is the sign of more than twenty currencies.",
      fix: "Write the code of ISO 4217, for example `EUR`.",
      example: .seaglass(
        good: #""currency": "USD""#,
        bad: #""currency": "$""#
      )
    ),
    RuleEntry(
      .currencyUnknown,
      what: "A currency code is not in the table of ISO 4217.",
      why: "How many decimals its amounts have is not known. It may be younger than the table, or a slip.",
      fix: "Correct the code where it is a slip; otherwise nothing.",
      example: .seaglass(
        good: #""currency": "USD""#,
        bad: #""currency": "USX""#
      )
    ),
    RuleEntry(
      .currencyWithdrawn,
      what: "A currency is no longer in use.",
      why: "Old records may well have it; nothing is lost.",
      fix: "Nothing, or correct the code where it is a slip.",
      example: .seaglass(
        good: #""currency": "USD""#,
        bad: #""currency": "DEM""#
      )
    ),
  ]
}
