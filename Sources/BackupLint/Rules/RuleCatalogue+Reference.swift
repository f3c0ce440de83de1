import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// References. Spec/document.md.
  static let refEntries: [RuleEntry] = [
    RuleEntry(
      .refMissing,
      what: "A reference leads to a record that is not in the file.",
      why: "The record would belong to nothing and vanish from the app.",
      fix: "Restore the missing record, or change the reference.",
      example: .seaglass(
        good: #"""
          "trackerId": "0b8f4a52-3d6e-4c1f-8a7b-5e2d9c4f6a01",
                "kind": "craving"
          """#,
        bad: #"""
          "trackerId": "5d0e7a33-91c4-4b2f-8e6d-0a1b2c3d4e99",
                "kind": "craving"
          """#
      )
    ),
    RuleEntry(
      .refMissingKept,
      what: "A reference leads to a record that is not in the file, and is kept as it is.",
      why: "The app shows the record without what it refers to.",
      fix: "Restore the missing record, or remove the reference.",
      example: .contract(
        good: #""payer": "ann""#,
        bad: #""payer": "zoe""#
      )
    ),
  ]
}
