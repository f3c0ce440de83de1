import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// Which format a file is of. Spec/versions.md.
  static let formatEntries: [RuleEntry] = [
    RuleEntry(
      .formatMissing,
      what: "The file does not say that it is of a known format.",
      why: "A file that merely looks similar would be imported as something that it is not.",
      fix: "Choose a backup of the app; where the name was lost, write it back.",
      example: .seaglass(
        good: #"""
          "format": "seaglass-backup",
            "version"
          """#,
        bad: #""version""#
      )
    ),
    RuleEntry(
      .formatUnknown,
      what: "The file says that it is of a format that is not known here.",
      why: "Another app wrote it; its records mean something else.",
      fix: "Open the file with the app that wrote it.",
      example: .seaglass(
        good: #""format": "seaglass-backup""#,
        bad: #""format": "seashell-archive""#
      )
    ),
    RuleEntry(
      .formatTopLevel,
      what: "The document is no object.",
      why: "A backup is one object with its format and version at the root.",
      fix: "Choose another file. A text that holds JSON was encoded twice: take the document out of it.",
      example: .file(#"["seaglass-backup"]"#)
    ),
  ]
}
