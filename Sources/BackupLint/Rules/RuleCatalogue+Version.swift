import BackupFormat
import BackupJSON
import BackupUpgrade

extension RuleCatalogue {
  /// Which version a file is of. Spec/versions.md.
  static let versionEntries: [RuleEntry] = [
    RuleEntry(
      .versionMissing,
      what: "The file does not say its version.",
      why: "Without it a reader has to guess what the fields mean.",
      fix: "Write the version as the app that made the file does.",
      example: .seaglass(
        good: #"""
          "version": {"major": 1, "minor": 0},
            "exportedAt"
          """#,
        bad: #""exportedAt""#
      )
    ),
    RuleEntry(
      .versionMalformed,
      what: "The version is not written as the format wants it.",
      why: "As a text or a fraction 1.10 would be older than 1.9.",
      fix: "Write an object like `{\"major\": 1, \"minor\": 0}` with plain whole numbers.",
      example: .seaglass(
        good: #"{"major": 1, "minor": 0}"#,
        bad: #""1.0""#
      )
    ),
    RuleEntry(
      .versionNewerMajor,
      what: "The file has a newer major version than this reader knows.",
      why: "What is in it may mean something else; nothing of it is read.",
      fix: "Update the app, then import the file again.",
      example: .seaglass(
        good: #"{"major": 1, "minor": 0}"#,
        bad: #"{"major": 2, "minor": 0}"#
      )
    ),
    RuleEntry(
      .versionUnknownMajor,
      what: "The file has a major version that is not newer and yet not known.",
      why: "Without the description of that version nothing in it can be read with certainty.",
      fix: "Convert the file with a program that knows the version.",
      example: .contract(
        good: #"{"major": 2, "minor": 0}"#,
        bad: #"{"major": 1, "minor": 0}"#
      )
    ),
    RuleEntry(
      .versionOlderMajor,
      what: "The file is of an older major version than the newest one.",
      why: "It is right by its own version; a newer app upgrades it before it takes it in.",
      fix: "Nothing has to be done; `upgrade` makes a file of the newest version of it.",
      example: .file(
        #"""
        {"appName": "SpenDrop", "version": 1, "accountName": "Mine", "exportDate": "2025-03-14T09:26:53Z",
          "expenses": [], "paybookProfiles": []}
        """#
      )
    ),
    RuleEntry(
      .versionNewerMinor,
      what: "The file has a newer minor version than this reader knows.",
      why: "What the newer version has added does not come through an import.",
      fix: "Update the app before importing, to lose nothing.",
      example: .seaglass(
        good: #"{"major": 1, "minor": 0}"#,
        bad: #"{"major": 1, "minor": 4}"#
      )
    ),
  ]
}
