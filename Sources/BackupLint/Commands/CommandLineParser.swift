import BackupFormat

/// Reads a command line by the command table.
struct CommandLineParser {
  /// Tells a file that is to be checked from a mistyped command.
  let fileExists: (String) -> Bool

  /// - Throws: ``UsageError`` for what the table does not have, with a suggestion where one is near.
  func parse(_ words: [String]) throws(UsageError) -> Request {
    guard let first = words.first else {
      throw UsageError(message: "name a file to check, or a command")
    }
    if CommandLineParser.asksForHelp(first) { return .help(.tool) }
    if first == "--version" { return .version }
    if let name = CommandName(rawValue: first) { return try command(name, Array(words.dropFirst())) }
    if !CommandTable.group(first).isEmpty { return try group(first, Array(words.dropFirst())) }
    if !first.hasPrefix("-"), !fileExists(first),
      let near = Suggestion.nearest(to: first, among: CommandTable.firstWords)
    {
      throw UsageError(message: "there is no command `\(first.visible)`", suggestion: near)
    }
    if first.hasPrefix("--"), !fileExists(first), let near = FlagReading.nearToolFlag(first) {
      throw UsageError(message: "there is no flag `\(first.visible)`", suggestion: near)
    }
    return try command(CommandTable.standard, words)
  }

  private static func asksForHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

  private func group(_ word: String, _ rest: [String]) throws(UsageError) -> Request {
    guard let second = rest.first else {
      throw UsageError(message: "`\(word)` needs to know what to do", command: word)
    }
    if CommandLineParser.asksForHelp(second) { return .help(.group(word)) }
    if let name = CommandName(rawValue: "\(word) \(second)") {
      return try command(name, Array(rest.dropFirst()))
    }
    let known = CommandTable.group(word).map { $0.name.words[1] }
    throw UsageError(
      message: "there is no command `\(word) \(second.visible)`",
      suggestion: Suggestion.nearest(to: second, among: known).map { "\(word) \($0)" },
      command: word
    )
  }

  private func command(_ name: CommandName, _ words: [String]) throws(UsageError) -> Request {
    let spec = CommandTable.spec(name)
    var invocation = Invocation(command: name)
    var rest = words[...]
    var flagsHaveEnded = false
    while let word = rest.popFirst() {
      if flagsHaveEnded || word == "-" || !word.hasPrefix("-") {
        invocation.arguments.append(word)
      } else if word == "--" {
        flagsHaveEnded = true
      } else if CommandLineParser.asksForHelp(word) {
        return .help(.command(name))
      } else {
        do throws(UsageError) {
          let (flag, value) = try FlagReading(spec).read(word, &rest)
          invocation.add(value, to: flag)
        } catch {
          var error = error
          if fileExists(word) { error.suggestion = "./" + word.visible }
          throw error
        }
      }
    }
    if name == .help { return .help(try topic(invocation.arguments)) }
    try count(invocation.arguments, spec)
    return .run(invocation)
  }

  private func topic(_ words: [String]) throws(UsageError) -> HelpTopic {
    guard let first = words.first else { return .tool }
    let whole = words.joined(separator: " ")
    if let name = CommandName(rawValue: whole) { return .command(name) }
    if words.count == 1, !CommandTable.group(first).isEmpty { return .group(first) }
    throw UsageError(
      message: "there is no command `\(whole.visible)`",
      suggestion: Suggestion.nearest(
        to: whole,
        among: CommandName.allCases.map(\.rawValue) + CommandTable.firstWords
      )
    )
  }

  private func count(_ arguments: [String], _ spec: CommandSpec) throws(UsageError) {
    let most = spec.arguments.contains { $0.mayBeSeveral } ? .max : spec.arguments.count
    if arguments.count > most {
      throw UsageError(
        message: "`\(arguments[most].visible)` is one word too many: \(spec.usage)",
        command: spec.name.rawValue
      )
    }
    for (index, argument) in spec.arguments.enumerated()
    where argument.isNeeded && index >= arguments.count {
      throw UsageError(
        message: "\(argument.name) is missing: \(spec.usage)",
        command: spec.name.rawValue
      )
    }
  }
}
