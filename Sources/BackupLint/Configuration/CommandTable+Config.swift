extension CommandTable {
  static let configShow = CommandSpec(
    name: .configShow,
    summary: "print every setting with its value and where it comes from",
    details: [
      "A setting comes from a flag, from a place in the configuration file, or is the standard. The flags are those of"
        + " check, so that a command line can be tried here.",
      "Severities are listed for each rule that a configuration may change. A rule whose finding refuses a file is not"
        + " among them.",
    ],
    flags: [
      FlagSpec(
        name: .format,
        value: .choice(["text", "json"], standard: "text"),
        help: "How the settings are written."
      ), FormatLoading.flag,
    ] + configuredFlags + ConfigurationLoading.flags,
    examples: ["backup-lint config show", "backup-lint config show --strict --format json"]
  )

  static let configSchema = CommandSpec(
    name: .configSchema,
    summary: "print the JSON Schema of configuration files",
    details: ["An editor that is given it completes settings and rules, and marks mistakes."],
    examples: ["backup-lint config schema > backup-lint.schema.json"]
  )

  /// The flags of check that say what a setting says, `--format` and `--contracts` aside.
  private static let configuredFlags = check.flags.filter { flag in
    flag.name == .strict || flag.setting.map { $0 != .format && $0 != .contracts } ?? false
  }
}
