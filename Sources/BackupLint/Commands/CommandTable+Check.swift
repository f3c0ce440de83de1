extension CommandTable {
  static let check = CommandSpec(
    name: .check,
    summary: "say everything that is wrong with backup files",
    details: [
      "All faults of all files are reported in one run. A folder stands for every *.json file inside it and in its"
        + " folders; hidden files are passed over.",
      "A backup is personal data. What stands in the file is shown only in text on a terminal; anywhere else only"
        + " the shape of a value is shown, unless --show-values is given.",
    ],
    arguments: [
      ArgumentSpec(name: "FILE", count: .oneOrMore, help: "A file or folder; - reads standard input.")
    ],
    flags: [
      ReportFlags.format,
      ReportFlags.report,
      FormatLoading.flag,
      FlagSpec(name: .strict, help: "Let warnings count as errors for the exit status."),
      FlagSpec(
        name: .failOn,
        value: .choice(["note", "warning", "error"], standard: "error"),
        help: "The least severity that makes the exit status 1."
      ),
      ReportFlags.maxFindings,
      FlagSpec(name: .redact, help: "Show only the shape of values, on a terminal too."),
      FlagSpec(name: .showValues, help: "Show values also where the output is not a terminal."),
      FlagSpec(
        name: .color,
        value: .choice(ColorChoice.allCases.map(\.rawValue), standard: ColorChoice.auto.rawValue),
        help: "Whether text is coloured; auto obeys NO_COLOR and CLICOLOR_FORCE, then looks for a terminal."
      ),
      FlagSpec(name: .quiet, help: "Write findings only: no summaries, no progress."),
      FlagSpec(
        name: .stdinName,
        value: .text("NAME"),
        help: "What standard input is called in the report."
      ),
    ],
    examples: [
      "backup-lint backup.json", "backup-lint check --strict --format json fixtures/",
      "backup-lint check --format github --report sarif=backups.sarif backups/",
      "curl -s https://example.org/backup.json | backup-lint check - --stdin-name backup.json",
    ]
  )
}
