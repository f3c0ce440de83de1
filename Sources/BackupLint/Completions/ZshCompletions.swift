/// The completions for zsh, made from the command table.
struct ZshCompletions {
  private let commands: CompletedCommands

  init(_ commands: [CommandSpec] = CommandTable.commands) {
    self.commands = CompletedCommands(all: commands)
  }

  var text: String {
    [ZshCompletions.beginning, lists, arguments, ZshCompletions.helpers(), main, ZshCompletions.end]
      .joined(separator: "\n\n") + "\n"
  }

  /// The lists of commands, of each group too, with what they do.
  private var lists: String {
    let groups = commands.groups.map { group in
      list("_backup_lint_\(group)", commands.group(group).map { ($0.name.words[1], $0.summary) })
    }
    return ([list("_backup_lint_commands", commands.firstWords)] + groups).joined(separator: "\n\n")
  }

  private func list(_ name: String, _ rows: [(word: String, help: String)]) -> String {
    let lines = rows.map { "    " + quoted("\($0.word):\(escaped($0.help, ""))") }
    return
      (["\(name)() {", "  local -a commands", "  commands=("] + lines + [
        "  )", "  _describe -t commands command commands", "}",
      ]).joined(separator: "\n")
  }

  /// For each command its flags and arguments, as `_arguments` takes them.
  private var arguments: String {
    let cases = commands.all.map { command in
      let specs = command.flags.flatMap(specs) + ["'(- : *)--help[Print the help]'"] + words(command)
      return "    \(quoted(command.name.rawValue)))\n      _arguments -S $extra \\\n"
        + specs.map { "        " + $0 }.joined(separator: " \\\n") + " ;;"
    }
    return
      (["# Completes for the command $1, with further flags behind it.", "_backup_lint_arguments() {"]
      + ["  local -a extra", "  extra=(\"${@:2}\")", "  case $1 in"] + cases + ["  esac", "}"])
      .joined(separator: "\n")
  }

  private func specs(_ flag: FlagSpec) -> [String] {
    let star = flag.isRepeatable ? "*" : ""
    let help = escaped(flag.help.firstSentence, "[]:")
    guard let kind = flag.wordKind else {
      return ([flag.word] + [flag.letter].compactMap(\.self)).map { quoted("\(star)\($0)[\(help)]") }
    }
    let value = escaped(flag.valueName, ":")
    let words = [flag.word + "="] + [flag.letter].compactMap { $0.map { $0 + "+" } }
    return words.map { quoted("\(star)\($0)[\(help)]:\(value):\(action(kind))") }
  }

  private func words(_ command: CommandSpec) -> [String] {
    command.arguments.map { argument in
      let place =
        switch argument.count {
        case .one: ":"
        case .optional: "::"
        case .oneOrMore, .zeroOrMore: "*:"
        }
      return quoted("\(place)\(escaped(argument.name, ":")):\(action(argument.wordKind))")
    }
  }

  private func action(_ kind: WordKind) -> String {
    switch kind {
    case .file: "_files"
    case .folder: "_files -/"
    case .rule: "_backup_lint_rules"
    case .format: "(" + WordKind.formats.joined(separator: " ") + ")"
    case .contract: "_backup_lint_contracts"
    case .report: "_backup_lint_reports"
    case .command: "_backup_lint_commands"
    case .words(let words): "(" + words.joined(separator: " ") + ")"
    case .free: " "
    }
  }

  private var main: String {
    let groups = commands.groups.map { group in
      """
          \(group))
            if (( CURRENT == 3 )); then
              _backup_lint_\(group)
              return
            fi
            command="\(group) $words[3]"
            shift 2 words
            (( CURRENT -= 2 )) ;;
      """
    }
    return ZshCompletions.main
      .replacing("@SINGLES@", with: commands.singles.map(\.name.rawValue).joined(separator: "|"))
      .replacing("@GROUPS@", with: groups.joined(separator: "\n"))
      .replacing("@STANDARD@", with: CommandTable.standard.rawValue)
  }

  // MARK: Quoting

  /// With a backslash before each of some characters, and before each backslash.
  private func escaped(_ text: String, _ special: String) -> String {
    text.reduce(into: "") { result, character in
      if character == "\\" || special.contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}

extension FlagSpec {
  /// What its value is called in help; empty where it takes none.
  var valueName: String {
    switch value {
    case .none: ""
    case .text(let name), .number(let name): name
    case .choice: name.rawValue
    }
  }
}
