extension CommandTable {
  static let contractDiff = CommandSpec(
    name: .contractDiff,
    summary: "say what differs between two contracts, and what it costs",
    details: [
      "For each change: what an older app does with new files, what the new app does with older files, the version"
        + " that the change asks for, how the same can be had for less, and a file that shows it.",
      "Two majors are compared as if the number had stayed: what would happen if it had.",
      "The exit status is 0 where no change asks for more than a new minor, else 1.",
    ],
    arguments: [
      ArgumentSpec(
        name: "OLDER",
        count: .one,
        help: "A contract file, or FORMAT or FORMAT@M.m of a format that is known."
      ), ArgumentSpec(name: "NEWER", count: .one, help: "The same, for the newer contract."),
    ],
    flags: [
      FlagSpec(
        name: .format,
        value: .choice(
          ContractDiffCommand.Form.allCases.map(\.rawValue),
          standard: ContractDiffCommand.Form.text.rawValue
        ),
        help: "How the changes are written."
      ), FormatLoading.flag,
    ] + ConfigurationLoading.flags,
    examples: ["backup-lint contract diff seaglass-backup@1.0 draft.contract.json --format json"]
  )
}
