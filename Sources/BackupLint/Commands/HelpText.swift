/// The text of `--help`, made from the command table.
struct HelpText {
  private let topic: HelpTopic

  init(_ topic: HelpTopic) {
    self.topic = topic
  }

  /// No line is longer than this, so that it can be read in a narrow terminal.
  static let columns = 80

  var text: String {
    switch topic {
    case .tool: sections(tool)
    case .command(let name): sections(command(CommandTable.spec(name)))
    case .group(let word): sections(group(word))
    }
  }

  private func sections(_ sections: [[String]]) -> String {
    sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var tool: [[String]] {
    [
      HelpText.wrapped(CommandTable.summary),
      ["Usage: backup-lint [COMMAND] …", "       backup-lint FILE…"],
      list("Commands:", CommandTable.commands.map { ($0.name.rawValue, $0.summary + ".") }),
      list("Flags:", [("--help", "Explain the tool or a command."), ("--version", "Print the version.")]),
      exitStatus,
      HelpText.wrapped("`backup-lint COMMAND --help` explains a command."),
    ]
  }

  private func group(_ word: String) -> [[String]] {
    [
      ["Usage: backup-lint \(word) COMMAND …"],
      list("Commands:", CommandTable.group(word).map { ($0.name.rawValue, $0.summary + ".") }),
    ]
  }

  private func command(_ spec: CommandSpec) -> [[String]] {
    [
      HelpText.wrapped("backup-lint \(spec.name.rawValue): \(spec.summary)."),
      ["Usage: \(spec.usage)"],
    ] + spec.details.map { HelpText.wrapped($0) } + [
      list("Arguments:", spec.arguments.map { ($0.usage, $0.help) }),
      list("Flags:", spec.flags.map { ($0.wholeUsage, $0.wholeHelp) } + [("--help", "Print this text.")]),
      spec.name == .check ? exitStatus : [],
      spec.examples.isEmpty ? [] : ["Examples:"] + spec.examples.map { "  " + $0 },
    ]
  }

  private var exitStatus: [String] {
    list("Exit status:", ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) })
  }

  /// Two columns; a left side that is too long stands on a line of its own.
  private func list(_ title: String, _ rows: [(String, String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let widest = 26
    let width = min(widest, rows.map { $0.0.count }.max() ?? 0)
    var lines = [title]
    for (left, right) in rows {
      let wrapped = HelpText.wrapped(right, columns: HelpText.columns - width - 4)
      let indent = String(repeating: " ", count: width + 4)
      if left.count > width {
        lines.append("  " + left)
        lines += wrapped.map { indent + $0 }
      } else {
        let padding = String(repeating: " ", count: width - left.count + 2)
        lines.append("  " + left + padding + wrapped[0])
        lines += wrapped.dropFirst().map { indent + $0 }
      }
    }
    return lines
  }

  /// Breaks a text between words.
  static func wrapped(_ text: String, columns: Int = columns) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > columns {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }
}
