extension CommandTable {
  static let generate = CommandSpec(
    name: .generate,
    summary: "write invented backup files of a format",
    details: [
      "Writes one valid document of a few records to standard output. The same format, version, seed and size give"
        + " the same bytes on every machine.",
      "With --faults a folder is filled with small files that have exactly one fault each, named by the rule that"
        + " finds it, and expected.json, which says for each file its rule and where the fault is.",
    ],
    arguments: [
      ArgumentSpec(name: "FORMAT", count: .one, help: "The id of the format, for example seaglass-backup.")
    ],
    flags: [
      FlagSpec(name: .version, value: .text("M.m"), help: "Which version; without it the newest."),
      FormatLoading.flag,
      FlagSpec(
        name: .records,
        value: .number("N"),
        help: "About how many records the document has; without it \(GenerateCommand.usualRecords)."
      ),
      FlagSpec(
        name: .size,
        value: .text("SIZE"),
        help:
          "About how large the document is, for example 10KB, 100MB or 1GiB. Memory does not grow with it."
      ),
      FlagSpec(name: .seed, value: .number("N"), help: "Other seeds give other documents; without it 1."),
      FlagSpec(
        name: .faults,
        value: .text("DIR"),
        help: "A folder, new or empty, for files with one fault each."
      ),
      FlagSpec(
        name: .output,
        value: .text("FILE"),
        help: "Where the document goes, in place of standard output."
      ),
      FlagSpec(name: .force, help: "Replace the file of --output where there is one."),
    ] + ConfigurationLoading.flags,
    examples: [
      "backup-lint generate seaglass-backup",
      "backup-lint generate seaglass-backup --size 100MB --output big.json",
      "backup-lint generate seaglass-backup --faults faults/",
    ]
  )
}
