extension CommandTable {
  static let gate = CommandSpec(
    name: .gate,
    summary: "say whether the formats of a project may ship as they are",
    details: [
      "Compares the contract of each format with every released version of its major, looks whether anything that"
        + " was released has changed, and says what a change does to people with an older app and to older files."
        + " Without FORMAT all formats of the project are judged.",
      "The exit status is 3 where nothing could be compared.",
    ],
    arguments: [ArgumentSpec(name: "FORMAT", count: .zeroOrMore, help: "The id of a format.")],
    flags: [
      FlagSpec(
        name: .against,
        value: .text("REF"),
        help: "Compare with a commit of the git repository as well: what it has released is still the same."
      ),
      FlagSpec(
        name: .accept,
        help:
          "Write what may be written of a draft: its file, its reserved names, its fixtures. Not where CI is set."
      ),
    ] + projectFlags + [ReportFlags.report] + findingFlags,
    examples: ["backup-lint gate", "backup-lint gate --against origin/main --format json"]
  )

  static let release = CommandSpec(
    name: .release,
    summary: "freeze the draft of a format as a released version",
    details: [
      "Judges the draft first, and writes nothing where there is an error. Then the contract, its JSON Schema, its"
        + " fixtures and a release in the ledger are written, all of them or none.",
      "Nothing of a released version may change afterwards. A new major needs a reason.",
    ],
    arguments: [ArgumentSpec(name: "FORMAT", count: .one, help: "The id of the format.")],
    flags: [
      FlagSpec(name: .reason, value: .text("TEXT"), help: "Why a new major has to be; for a major only."),
      FlagSpec(
        name: .date,
        value: .text("YYYY-MM-DD"),
        help: "The day of the release; without it today, in UTC."
      ),
    ] + projectFlags + findingFlags,
    examples: [
      "backup-lint release pantry-backup",
      "backup-lint release pantry-backup --reason \"Prices get a currency.\"",
    ]
  )

  /// Where the files of a project are.
  private static let projectFlags = [
    FlagSpec(
      name: .contracts,
      value: .text("DIR"),
      help: "The folder of contracts and ledgers; without it Schemas."
    ),
    FlagSpec(name: .fixtures, value: .text("DIR"), help: "The folder of fixtures; without it fixtures."),
    FlagSpec(name: .changelog, value: .text("FILE"), help: "The changelog; without it CHANGELOG.md."),
  ]

  /// How findings are written, where no values of a backup are shown.
  private static let findingFlags = [
    ReportFlags.format,
    FlagSpec(name: .strict, help: "Let warnings count as errors for the exit status."),
    FlagSpec(
      name: .failOn,
      value: .choice(["note", "warning", "error"], standard: "error"),
      help: "The least severity that makes the exit status 1."
    ),
    ReportFlags.maxFindings,
    FlagSpec(
      name: .color,
      value: .choice(ColorChoice.allCases.map(\.rawValue), standard: ColorChoice.auto.rawValue),
      help: "Whether text is coloured; auto obeys NO_COLOR and CLICOLOR_FORCE, then looks for a terminal."
    ),
    FlagSpec(name: .quiet, help: "Write findings only: no summaries, no progress."),
  ]
}
