/// The manual page `backup-lint(1)`, made from the command table.
struct ManualPage {
  /// When the text of the page was last changed in what it says.
  static let date = "2026-11-30"

  var text: String {
    let lines =
      [
        #".\" Made by `make generate`; do not edit."#,
        Roff.macro("TH", "BACKUP\\-LINT", "1", ManualPage.date, "backup\\-lint \(CommandLineTool.version)"),
        // Names must be copied as they stand: no hyphens are put in, and no gaps.
        ".nh", ".ad l",
        Roff.macro("SH", "NAME"),
        // Indexes of manual pages want this one line, without a full stop.
        "backup\\-lint \\- check, describe and gate backup files",
      ] + synopsis + description + commands + exitStatus + environment + files + seeAlso
    return lines.joined(separator: "\n") + "\n"
  }

  private var synopsis: [String] {
    [
      Roff.macro("SH", "SYNOPSIS"), "\(Roff.bold("backup-lint")) [\(Roff.italic("COMMAND"))] \\[u2026]",
      ".br",
      "\(Roff.bold("backup-lint")) \(Roff.italic("FILE"))\\[u2026]",
    ]
  }

  private var description: [String] {
    [
      Roff.macro("SH", "DESCRIPTION")
    ] + Roff.lines(CommandTable.summary) + [
      ".PP", "Where the first word is no command, \(Roff.bold(CommandTable.standard.rawValue)) is meant.",
      "\(Roff.bold("--help")) explains the tool, or the command that stands before it.",
      "\(Roff.bold("--version")) prints the version.",
    ]
  }

  private var commands: [String] {
    [Roff.macro("SH", "COMMANDS")] + CommandTable.commands.flatMap(command)
  }

  private func command(_ command: CommandSpec) -> [String] {
    var lines = [Roff.macro("SS", Roff.text(usage(command)))] + Roff.lines(sentence(command.summary))
    for detail in command.details { lines += [".PP"] + Roff.lines(detail) }
    for argument in command.arguments {
      lines += [".TP", Roff.italic(argument.usage)] + Roff.lines(argument.help)
    }
    for flag in command.flags { lines += [".TP", tag(flag)] + Roff.lines(flag.wholeHelp) }
    if !command.examples.isEmpty {
      lines += [".PP", "Examples:", ".PP", ".nf", ".RS"] + command.examples.map(Roff.text) + [".RE", ".fi"]
    }
    return lines
  }

  /// `check [FLAGS] FILE…`
  private func usage(_ command: CommandSpec) -> String {
    command.usage.split(separator: " ").dropFirst().joined(separator: " ")
  }

  private func sentence(_ clause: String) -> String {
    clause.prefix(1).uppercased() + clause.dropFirst() + "."
  }

  private func tag(_ flag: FlagSpec) -> String {
    let word = (flag.letter.map { Roff.bold($0) + ", " } ?? "") + Roff.bold(flag.word)
    return switch flag.value {
    case .none: word
    case .text(let name), .number(let name): "\(word) \(Roff.italic(name))"
    case .choice(let words, _):
      "\(word) " + words.map(Roff.bold).joined(separator: "|")
    }
  }

  private var exitStatus: [String] {
    [Roff.macro("SH", "EXIT STATUS")]
      + ExitStatus.allCases.flatMap { [".TP", Roff.bold(String($0.rawValue))] + Roff.lines($0.meaning) }
  }

  private var environment: [String] {
    list(
      "ENVIRONMENT",
      [
        ("NO_COLOR", "No colour, unless --color asks for it."),
        ("CLICOLOR_FORCE", "Colour also where the output is no terminal."),
        ("TERM", "There is no colour where it is dumb."),
        ("HOME", "No configuration file is looked for above this folder."),
        ("CI", "Where it is set, gate and release write nothing into a project."),
      ]
    )
  }

  private var files: [String] {
    list(
      "FILES",
      [
        (
          ConfigurationFormat.fileName,
          "The configuration of a project: what holds where flags do not say otherwise."
            + " config show prints it, config schema describes it."
        ), ("*.contract.json", "Contract files, which describe the formats of apps."),
      ]
    )
  }

  private func list(_ title: String, _ rows: [(word: String, help: String)]) -> [String] {
    [Roff.macro("SH", title)] + rows.flatMap { [".TP", Roff.bold($0.word)] + Roff.lines($0.help) }
  }

  private var seeAlso: [String] {
    [
      Roff.macro("SH", "SEE ALSO"),
      "\(Roff.bold("backup-lint explain")) \(Roff.italic("RULE")) says all about a rule that a finding names.",
      "The specification in Spec/ of the source says what a backup is.",
    ]
  }
}
