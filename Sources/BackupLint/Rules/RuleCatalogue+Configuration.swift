import BackupJSON

extension RuleCatalogue {
  /// Configuration files. Spec/configuration.md.
  static let configurationEntries: [RuleEntry] = [
    RuleEntry(
      .configUnknownRule,
      what: "A configuration chooses the severity of a rule that does not exist.",
      why: "What was meant keeps its severity, and nobody notices.",
      fix: "Correct the id; `backup-lint rules` lists all of them.",
      example: .configuration(good: #""field/unknown""#, bad: #""field/unkown""#)
    ),
    RuleEntry(
      .configFixedRule,
      what: "A configuration chooses a severity that the rule cannot have.",
      why: """
        A file with an error is refused by every import, whatever a report says; and what is read with a fallback is a
        loss that somebody has to be told of. A report that hides either would promise what the app does not keep.
        """,
      fix: "Remove the rule from the configuration; one that is read with a fallback can be a \"note\".",
      example: .configuration(
        good: #""field/unknown": "error""#,
        bad: #""json/trailing-comma": "warning""#
      )
    ),
  ]
}
