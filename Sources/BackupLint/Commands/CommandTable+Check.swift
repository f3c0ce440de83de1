extension CommandTable {
  static let check = CommandSpec(
    name: .check,
    summary: "say everything that is wrong with backup files",
    details: [
      "All faults of all files are reported in one run. A folder stands for every *.json file inside it and in its"
        + " folders; hidden files are passed over.",
      "A backup is personal data. What stands in the file is shown only in text on a terminal; anywhere else only"
        + " the shape of a value is shown, unless --show-values is given.",
      "An encrypted backup is opened with its passcode, which is asked for on a terminal. Without one its envelope is"
        + " checked, and the report says that the content was not.",
    ],
    arguments: [
      ArgumentSpec(name: "FILE", count: .oneOrMore, help: "A file or folder; - reads standard input.")
    ],
    flags: reportFlags + [
      FlagSpec(
        name: .requireOpen,
        help: "Let an encrypted file for which there is no passcode end the run with status 3."
      )
    ] + inputFlags,
    examples: [
      "backup-lint backup.json", "backup-lint check --strict --format json fixtures/",
      "curl -s https://example.org/backup.json | backup-lint check - --stdin-name backup.json",
    ]
  )
}
