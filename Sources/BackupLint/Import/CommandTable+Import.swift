extension CommandTable {
  static let importBackup = CommandSpec(
    name: .importBackup,
    summary: "bring a backup into a store, whole or not at all",
    details: [
      "Checks the file, upgrades it where it is old, compares it with the store, says what would change, asks, and writes"
        + " it in one transaction. A store that holds something is copied first; the copy is a backup like any other.",
      "The store is a file of SQLite, which is made where there is none. Merging takes what was changed later, and deletes"
        + " nothing; replacing leaves only what the file has; adding what is missing changes nothing that is there.",
    ],
    arguments: [ArgumentSpec(name: "FILE", count: .one, help: "A backup; - reads standard input.")],
    flags: [
      storeFlag,
      FlagSpec(
        name: .mode,
        value: .choice(["merge", "replace", "add-missing"], standard: "merge"),
        help: "What becomes of what the store has."
      ),
      FlagSpec(name: .dryRun, help: "Say what would be done, and write nothing."),
      FlagSpec(name: .yes, help: "Do not ask."),
      FlagSpec(name: .allowEmpty, help: "Let a file without records replace what a store has."),
      FlagSpec(
        name: .safetyCopies,
        value: .text("DIR"),
        help: "Where the copy of the store is kept; without it beside the store."
      ),
      FlagSpec(
        name: .roundMoney,
        help:
          "Round amounts of an old file that have more digits than their currency, with a warning for each."
      ),
    ] + reportFlags + inputFlags,
    examples: [
      "backup-lint import backup.json --store journal.sqlite --dry-run",
      "backup-lint import backup.json --store journal.sqlite --mode replace --yes",
    ]
  )

  static let export = CommandSpec(
    name: .export,
    summary: "write what a store holds as a backup file",
    details: [
      "The file is read back and checked, and compared with the store, before it takes its name. The store is not changed."
    ],
    flags: [storeFlag] + newFilePlaceFlags + [
      FlagSpec(name: .quiet, help: "Say only what is wrong."), FormatLoading.flag,
    ] + ConfigurationLoading.flags,
    examples: ["backup-lint export --store journal.sqlite -o backup.json"]
  )

  static let merge = CommandSpec(
    name: .merge,
    summary: "make one backup of two",
    details: [
      "The second file is merged into the first by the rules by which a file is merged into a store: what was changed"
        + " later wins, nothing is matched by name, nothing is deleted. The new file is read back and checked before it"
        + " takes its name.",
      "Where one of the two is encrypted, so is the new file, with the same passcode.",
    ],
    arguments: [
      ArgumentSpec(
        name: "FILE",
        count: .one,
        help: "A backup, which is kept where nothing says what is later."
      ),
      ArgumentSpec(name: "OTHER", count: .one, help: "The backup that is merged into it."),
    ],
    flags: newFilePlaceFlags + reportFlags + inputFlags,
    examples: ["backup-lint merge phone.json tablet.json -o both.json"]
  )

  static let hash = CommandSpec(
    name: .hash,
    summary: "print the hash of what a backup holds",
    details: [
      "The same content has the same hash, whatever the order of keys and records, the spelling of values, the layout"
        + " of the file, and the time of its export. A file with an error has none."
    ],
    arguments: [ArgumentSpec(name: "FILE", count: .one, help: "A backup; - reads standard input.")],
    flags: [
      FormatLoading.flag,
      maxBytesFlag,
    ] + passcodeFlags + ConfigurationLoading.flags,
    examples: ["backup-lint hash backup.json"]
  )

  private static let storeFlag = FlagSpec(
    name: .store,
    value: .text("FILE"),
    help: "The store: a file of SQLite that `import` has made."
  )
}
