extension CommandTable {
  static let fix = CommandSpec(
    name: .fix,
    summary: "mend what can be mended without guessing in backup files",
    details: [
      "Applies the fixes of the findings of `check`, and of what comes to light behind them. Without a word about where"
        + " the result goes, it only lists what would be done. No fix is applied that brings a finding which was not"
        + " there before.",
      "Safe fixes change how something is written, never what it means, and no text. --unsafe-fixes adds those that"
        + " somebody has to look at: 14.00 becomes 1400 minor units. What needs a guess, like a missing offset of a"
        + " date, is never fixed.",
      "The report is about the file as fixed, and so is the exit status. A diff and a written file show the values of"
        + " the backup. The written file of an encrypted one is encrypted with the same passcode.",
    ],
    arguments: [
      ArgumentSpec(name: "FILE", count: .oneOrMore, help: "A file or folder; - reads standard input.")
    ],
    flags: [
      FlagSpec(name: .unsafeFixes, help: "Apply fixes too that may change what the file means."),
      FlagSpec(name: .diff, help: "Show the edits as a unified diff; nothing is written."),
    ] + resultFlags + reportFlags + inputFlags,
    examples: [
      "backup-lint fix backup.json", "backup-lint fix --unsafe-fixes --diff backup.json",
      "backup-lint fix --in-place backup.json", "backup-lint fix - --output - < broken.json > fixed.json",
    ]
  )
}
