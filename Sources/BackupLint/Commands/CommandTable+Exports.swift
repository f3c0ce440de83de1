import BackupEvolution

extension CommandTable {
  static let contractSchema = CommandSpec(
    name: .contractSchema,
    summary: "print a JSON Schema of a format",
    details: [
      "The schema of a writer takes only what this very version writes; that of a reader takes newer minors, unknown"
        + " keys and values with a fallback as well. An editor that is given one helps to write a backup by hand.",
      "A JSON Schema cannot say everything: unique ids, references and the spelling of numbers are found by check.",
    ],
    arguments: [
      ArgumentSpec(name: "FORMAT", count: .one, help: "The id of the format, for example seaglass-backup.")
    ],
    flags: [
      FlagSpec(name: .version, value: .text("M.m"), help: "Which version; without it the newest."),
      FlagSpec(
        name: .audience,
        value: .choice(
          SchemaExport.Audience.allCases.map(\.rawValue),
          standard: SchemaExport.Audience.reader.rawValue
        ),
        help: "Whose rules the schema has."
      ),
      FormatLoading.flag,
    ] + ConfigurationLoading.flags,
    examples: ["backup-lint contract schema seaglass-backup --for writer"]
  )

  static let contractDocs = CommandSpec(
    name: .contractDocs,
    summary: "print the page of a format, as Markdown",
    details: [
      "A table for each record: what each field may be, what it means that it is absent or null, and its history, from"
        + " the contracts of all versions that are known.",
      "An introduction adds what no contract says. The tables stand in place of its line \(DocsExport.mark), or at its"
        + " end; values of its first JSON block are the examples in the tables.",
    ],
    arguments: [
      ArgumentSpec(name: "FORMAT", count: .one, help: "The id of the format, for example seaglass-backup.")
    ],
    flags: [
      FlagSpec(name: .version, value: .text("M.m"), help: "Which version; without it the newest."),
      FlagSpec(name: .introduction, value: .text("FILE"), help: "A Markdown file that the page begins with."),
      FormatLoading.flag,
    ] + ConfigurationLoading.flags,
    examples: [
      "backup-lint contract docs seaglass-backup --introduction Spec/formats/seaglass-backup.intro.md"
    ]
  )
}
