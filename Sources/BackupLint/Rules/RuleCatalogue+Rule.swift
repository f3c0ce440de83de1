import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// Conditions between values. Spec/document.md.
  static let ruleEntries: [RuleEntry] = [
    RuleEntry(
      .listDuplicate,
      what: "The same entry stands twice in a list that allows it once.",
      why: "It would count twice.",
      fix: "Remove one of them.",
      example: .contract(
        good: #""tags": ["food", "trip"]"#,
        bad: #""tags": ["food", "food"]"#
      )
    ),
    RuleEntry(
      .ruleOrder,
      what: "An end is before its beginning.",
      why: "Durations become negative and statistics wrong.",
      fix: "Correct one of the two; they may be equal.",
      example: .seaglass(
        good: #""endedAt": "2026-01-19T18:15:00+01:00""#,
        bad: #""endedAt": "2026-01-03T18:15:00+01:00""#
      )
    ),
    RuleEntry(
      .ruleOrderKept,
      what: "An end is before its beginning, in a format that keeps such a record.",
      why: "The record is used as it is, so durations and statistics made of it are wrong.",
      fix: "Correct one of the two; they may be equal.",
      example: .contract(
        good: #""closedOn": "2026-02-01""#,
        bad: #""closedOn": "2026-01-01""#
      )
    ),
    RuleEntry(
      .ruleSum,
      what: "The parts do not add up to the total.",
      why: "Somebody would owe a wrong amount.",
      fix: "Correct the parts or the total.",
      example: .contract(
        good: #""total": 900"#,
        bad: #""total": 1000"#
      )
    ),
    RuleEntry(
      .ruleSumKept,
      what: "The parts do not add up to the total, in a format that keeps such a record.",
      why: "The record is used as it is, so what is shown of its parts contradicts the total.",
      fix: "Correct the parts or the total.",
      example: .contract(
        good: #""budget": 900"#,
        bad: #""budget": 950"#
      )
    ),
  ]
}
