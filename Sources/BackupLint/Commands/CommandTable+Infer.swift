extension CommandTable {
  static let infer = CommandSpec(
    name: .infer,
    summary: "draft a contract from backups that are there",
    details: [
      "Reads one backup or several of one format and writes a contract file that accepts all of them. More files are"
        + " more evidence. It is a draft: a person reads it before it is used.",
      "Standard error says what was inferred and how many values support it. What a person has to decide begins with"
        + " a question mark there, and with \"To decide\" in the documentation of the field.",
      "Some values of the files are in the draft: the words of enumerations, and what names the format. No other value"
        + " is shown.",
    ],
    arguments: [
      ArgumentSpec(name: "FILE", count: .oneOrMore, help: "A backup; - reads standard input.")
    ],
    flags: [
      FlagSpec(
        name: .format,
        value: .text("ID"),
        help: "The id of the format, for example notes-backup; without it one is made of what the files say."
      ),
      FlagSpec(name: .title, value: .text("NAME"), help: "The name of the app, as people know it."),
      FlagSpec(
        name: .evidence,
        value: .choice(EvidenceForm.allCases.map(\.rawValue), standard: EvidenceForm.text.rawValue),
        help: "How standard error says what was inferred."
      ),
      FlagSpec(
        name: .maxEnum,
        value: .number("N"),
        help: "How many different texts make an enumeration at most, up to 256. Without it 12."
      ),
      FlagSpec(
        name: .output,
        value: .text("FILE"),
        help: "Write the contract to a file in place of standard output."
      ),
      FlagSpec(name: .force, help: "Replace the file of --output where it is there."),
    ] + passcodeFlags,
    examples: [
      "backup-lint infer --format notes-backup --output notes.contract.json exports/*.json",
      "backup-lint infer --evidence json backup.json 2> evidence.json > contract.json",
    ]
  )
}
