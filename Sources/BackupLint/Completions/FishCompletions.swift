/// The completions for fish, made from the command table.
struct FishCompletions {
  private let commands: CompletedCommands

  init(_ commands: [CommandSpec] = CommandTable.commands) {
    self.commands = CompletedCommands(all: commands)
  }

  var text: String {
    ([FishCompletions.beginning, helpers, firstWords] + commands.all.map(command))
      .joined(separator: "\n\n") + "\n"
  }

  private var helpers: String {
    FishCompletions.helpers
      .replacing("@SINGLES@", with: commands.singles.map(\.name.rawValue).joined(separator: " "))
      .replacing("@GROUPS@", with: commands.groups.joined(separator: " "))
      .replacing("@STANDARD@", with: CommandTable.standard.rawValue)
      .replacing("@FORMATS@", with: WordKind.formats.joined(separator: " "))
      .replacing("@REPORTS@", with: ReportFormat.allCases.map(\.rawValue).joined(separator: " "))
  }

  private var firstWords: String {
    let firsts = commands.firstWords.map { line("__backup_lint_is_first", word: $0.word, help: $0.help) }
    let seconds = commands.groups.flatMap { group in
      commands.group(group).map {
        line("__backup_lint_is \(group)", word: $0.name.words[1], help: $0.summary)
      }
    }
    let version =
      "complete -c backup-lint -n __backup_lint_is_first -f -l version -d 'Print the version'"
    return (firsts + ["complete -c backup-lint -n __backup_lint_is_first -F", version] + seconds)
      .joined(separator: "\n")
  }

  private func line(_ condition: String, word: String, help: String) -> String {
    "complete -c backup-lint -n \(quoted(condition)) -f -a \(quoted(word)) -d \(quoted(help))"
  }

  private func command(_ command: CommandSpec) -> String {
    let condition = "complete -c backup-lint -n \(quoted("__backup_lint_is \(command.name.rawValue)"))"
    let flags = command.describedFlags.map { flag, word, help in
      let value = flag?.wordKind.map { " " + self.value($0) } ?? " -f"
      let letter = flag?.name.letter.map { " -s \($0)" } ?? ""
      return "\(condition)\(letter) -l \(word.dropFirst(2))\(value) -d \(quoted(help))"
    }
    let arguments = command.arguments.map { argument -> String in
      switch argument.wordKind {
      case .file: "\(condition) -F"
      case .contract: "\(condition) -F -a \(quoted(WordKind.formats.joined(separator: " ")))"
      case .folder, .rule, .format, .report, .command, .words, .free:
        "\(condition) " + value(argument.wordKind).replacing("-x", with: "-f")
      }
    }
    return (flags + arguments).joined(separator: "\n")
  }

  /// The options of `complete` for a value.
  private func value(_ kind: WordKind) -> String {
    switch kind {
    case .file: "-r -F"
    case .folder: "-x -a '(__fish_complete_directories)'"
    case .rule: "-x -a '(__backup_lint_rules)'"
    case .format: "-x -a " + quoted(WordKind.formats.joined(separator: " "))
    case .contract: "-r -F -a " + quoted(WordKind.formats.joined(separator: " "))
    case .report: "-x -a '(__backup_lint_reports)'"
    case .command:
      "-x -a " + quoted(commands.firstWords.map(\.word).joined(separator: " "))
    case .words(let words): "-x -a " + quoted(words.joined(separator: " "))
    case .free: "-x"
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
