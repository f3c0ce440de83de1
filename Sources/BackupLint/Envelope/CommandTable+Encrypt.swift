extension CommandTable {
  static let encrypt = CommandSpec(
    name: .encrypt,
    summary: "protect a backup with a passcode",
    details: [
      "Writes an encrypted file of a backup, opens it again, and compares before it takes its place. The passcode is"
        + " asked for twice. There is no way to open the file without it.",
      "The file has to be a backup of a format that is known. What is wrong with it is told and does not keep it from"
        + " being encrypted: it is encrypted as it is.",
    ],
    arguments: [ArgumentSpec(name: "FILE", count: .one, help: "A backup; - reads standard input.")],
    flags: passcodeFileFlags + [FormatLoading.flag] + ConfigurationLoading.flags,
    examples: [
      "backup-lint encrypt backup.json -o backup.encrypted.json",
      "pass show backup | backup-lint encrypt backup.json -o backup.encrypted.json --passcode-fd 0",
    ]
  )

  static let decrypt = CommandSpec(
    name: .decrypt,
    summary: "open an encrypted backup with its passcode",
    details: [
      "Writes what is inside, as it is, to a file that only its owner may read. Nothing is written unless all of it is"
        + " right. A passcode that does not open the file can be typed again, three times in all."
    ],
    arguments: [
      ArgumentSpec(name: "FILE", count: .one, help: "An encrypted backup; - reads standard input.")
    ],
    flags: passcodeFileFlags + ConfigurationLoading.flags,
    examples: [
      "backup-lint decrypt backup.encrypted.json -o backup.json",
      "backup-lint decrypt backup.encrypted.json -o - --passcode-file passcode.txt | jq .exportedAt",
    ]
  )

  /// Where a command that makes one new file puts it.
  static let newFilePlaceFlags = [
    FlagSpec(
      name: .output,
      value: .text("FILE"),
      help: "Write the result to a new file; - is standard output."
    ), FlagSpec(name: .force, help: "Replace the file of --output where it is there."),
  ]

  private static let passcodeFileFlags =
    newFilePlaceFlags + [FlagSpec(name: .quiet, help: "Say only what is wrong.")] + passcodeFlags + [
      maxBytesFlag
    ]
}
