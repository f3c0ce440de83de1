extension CommandTable {
  static let upgrade = CommandSpec(
    name: .upgrade,
    summary: "turn a backup of an older version into one of the newest",
    details: [
      "Checks the file by its own version, runs the steps from one major to the next, and checks what comes out. A file"
        + " with an error, and a result with one, are not written. Without a word about where the result goes, it only"
        + " says what would be done.",
      "Says how many values each operation has changed, added and lost, and reports the lost ones at their places in"
        + " the old file. A file that is of the wanted version already is left alone.",
      "What is written of an encrypted file is encrypted with the same passcode.",
      "The steps are those of the tool, and the *\(StepFiles.suffix) files in the folders of --contracts.",
    ],
    arguments: [ArgumentSpec(name: "FILE", count: .one, help: "A backup; - reads standard input.")],
    flags: [
      FlagSpec(name: .to, value: .text("M.m"), help: "The version that is wanted; without it the newest."),
      FlagSpec(
        name: .roundMoney,
        help: "Round amounts that have more digits than their currency, with a warning for each."
      ),
      FlagSpec(name: .copy, help: "Write a file that is of the wanted version already as it is."),
    ] + resultFlags + reportFlags + inputFlags,
    examples: [
      "backup-lint upgrade old.json -o new.json", "backup-lint upgrade --to 4.0 --in-place old.json",
    ]
  )
}
