/// The completions for bash, 3.2 and newer, made from the command table.
struct BashCompletions {
  private let commands: CompletedCommands

  init(_ commands: [CommandSpec] = CommandTable.commands) {
    self.commands = CompletedCommands(all: commands)
  }

  var text: String {
    ([BashCompletions.beginning, flags, kinds, arguments, main] + [BashCompletions.end])
      .joined(separator: "\n\n") + "\n"
  }

  // MARK: What the table says

  private var flags: String {
    let cases = commands.all.map { command in
      let words = command.describedFlags.map(\.word).joined(separator: " ")
      return "    '\(command.name.rawValue)') flags='\(words)' ;;"
    }
    return function("_backup_lint_flags", "Sets flags to those of the command $1.", "case $1 in", cases)
  }

  private var kinds: String {
    let cases = commands.all.flatMap { command in
      command.flags.compactMap { flag in
        flag.wordKind.map { kind in
          let name = command.name.rawValue
          let words = ([flag.word] + [flag.letter].compactMap(\.self)).map { "'\(name) \($0)'" }
          return "    \(words.joined(separator: " | "))) kind='\(word(kind))' ;;"
        }
      }
    }
    return function(
      "_backup_lint_value",
      "Sets kind to what the value of the flag $2 of the command $1 is; empty where it takes none.",
      "case \"$1 $2\" in",
      ["    *) kind= ;;"],
      before: cases
    )
  }

  private var arguments: String {
    let cases = commands.all.flatMap { command in
      command.arguments.enumerated().map { place, argument in
        let place = argument.mayBeSeveral ? "*" : "'\(place)'"
        return "    '\(command.name.rawValue) '\(place)) kind='\(word(argument.wordKind))' ;;"
      }
    }
    return function(
      "_backup_lint_argument",
      "Sets kind to what the argument number $2 of the command $1 is; empty where there is none.",
      "case \"$1 $2\" in",
      ["    *) kind= ;;"],
      before: cases
    )
  }

  private func function(
    _ name: String,
    _ comment: String,
    _ opening: String,
    _ cases: [String],
    before: [String] = []
  ) -> String {
    (["# \(comment)", "\(name)() {", "  \(opening)"] + before + cases + ["  esac", "}"])
      .joined(separator: "\n")
  }

  private func word(_ kind: WordKind) -> String {
    switch kind {
    case .file: "file"
    case .folder: "folder"
    case .rule: "rule"
    case .format: (["words"] + WordKind.formats).joined(separator: " ")
    case .contract: "contract"
    case .report: "report"
    case .command: "command"
    case .words(let words): (["words"] + words).joined(separator: " ")
    case .free: "free"
    }
  }

  private var main: String {
    let firstWords = commands.firstWords.map(\.word).joined(separator: " ")
    let singles = commands.singles.map(\.name.rawValue).joined(separator: "|")
    var groups: [String] = []
    for group in commands.groups {
      let second = commands.seconds(group)
      groups += [
        "    \(group))",
        "      if ((count == 2)); then",
        "        _backup_lint_offer '\(second.joined(separator: " ")) --help' \"$current\"",
        "        return",
        "      fi",
        "      case ${words[1]} in",
        "        \(second.joined(separator: "|"))) command=\"\(group) ${words[1]}\" ;;",
        "        *) return ;;",
        "      esac",
        "      first=2 ;;",
      ]
    }
    return BashCompletions.main
      .replacing("@FIRST@", with: firstWords)
      .replacing("@FORMATS@", with: WordKind.formats.joined(separator: " "))
      .replacing("@REPORTS@", with: WordKind.reportBeginnings.joined(separator: " "))
      .replacing("@SINGLES@", with: singles)
      .replacing("@GROUPS@", with: groups.joined(separator: "\n"))
      .replacing("@STANDARD@", with: CommandTable.standard.rawValue)
  }
}
