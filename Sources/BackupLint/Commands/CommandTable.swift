/// All commands, in the order in which help lists them.
enum CommandTable {
  static let summary = "Says everything that is wrong with a backup file, and whether an app can import it."

  /// The command that is meant where the first word is none.
  static let standard = CommandName.check

  static let commands: [CommandSpec] = CommandName.allCases.map(spec)

  static func spec(_ name: CommandName) -> CommandSpec {
    switch name {
    case .check: check
    case .fix: fix
    case .upgrade: upgrade
    case .encrypt: encrypt
    case .decrypt: decrypt
    case .importBackup: importBackup
    case .export: export
    case .merge: merge
    case .hash: hash
    case .inspect: inspect
    case .infer: infer
    case .generate: generate
    case .gate: gate
    case .release: release
    case .contractShow: contractShow
    case .contractSchema: contractSchema
    case .contractDocs: contractDocs
    case .contractDiff: contractDiff
    case .configShow: configShow
    case .configSchema: configSchema
    case .rules: rules
    case .explain: explain
    case .completions: completions
    case .help: help
    }
  }

  /// The words that commands begin with.
  static var firstWords: [String] {
    commands.map { $0.name.words[0] }
  }

  /// The commands that are called with a word before their own, for example `contract`.
  static func group(_ word: String) -> [CommandSpec] {
    commands.filter { $0.name.words.count > 1 && $0.name.words[0] == word }
  }

  private static let inspect = CommandSpec(
    name: .inspect,
    summary: "tell what a file is and what shape it has, without showing its content",
    details: [
      "Shows format, version, size, export time, how many records each collection has, and a picture of the keys"
        + " and types in any JSON file. No value of the file is shown.",
      "The exit status is 0 where it could be told what the file is, else 1.",
    ],
    arguments: [ArgumentSpec(name: "FILE", count: .one, help: "The file; - reads standard input.")],
    flags: [FormatLoading.flag] + passcodeFlags + ConfigurationLoading.flags,
    examples: ["backup-lint inspect backup.json", "unzip -p archive.zip backup.json | backup-lint inspect -"]
  )

  private static let contractShow = CommandSpec(
    name: .contractShow,
    summary: "print the contract of a format",
    details: ["The contract is the full description of one version of a format, as JSON."],
    arguments: [
      ArgumentSpec(name: "FORMAT", count: .one, help: "The id of the format, for example seaglass-backup.")
    ],
    flags: [
      FlagSpec(name: .version, value: .text("M.m"), help: "Which version; without it the newest."),
      FormatLoading.flag,
    ] + ConfigurationLoading.flags,
    examples: ["backup-lint contract show seaglass-backup --version 1.0"]
  )

  private static let rules = CommandSpec(
    name: .rules,
    summary: "list the rules that files are checked by",
    details: ["One line for each rule: its id, its severity, and what it finds."]
  )

  private static let explain = CommandSpec(
    name: .explain,
    summary: "explain a rule, with examples",
    details: [
      "Says what the rule finds, why it matters and what to do, with a failing and a passing example."
    ],
    arguments: [
      ArgumentSpec(name: "RULE", count: .one, help: "The id of the rule, as it stands in a finding.")
    ],
    examples: ["backup-lint explain money/not-minor-units"]
  )

  private static let help = CommandSpec(
    name: .help,
    summary: "explain a command",
    arguments: [ArgumentSpec(name: "COMMAND", count: .optional, help: "The command to explain.")]
  )
}
