import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// Settings. Spec/document.md.
  static let settingEntries: [RuleEntry] = [
    RuleEntry(
      .settingNotImported,
      what: "The settings hold one that never comes from a backup.",
      why: """
        Purchases, device ids and security settings belong to a device; only listed settings are imported.
        """,
      fix: "Nothing; the rest of the file is not affected.",
      example: .seaglass(
        good: #""theme": "dark""#,
        bad: #""theme": "dark", "isPro": true"#
      )
    )
  ]
}
