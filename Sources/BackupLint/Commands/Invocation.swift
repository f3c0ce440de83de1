/// What a command line asks for.
enum Request: Sendable {
  case run(Invocation)
  case help(HelpTopic)
  case version
}

/// What help is wanted about.
enum HelpTopic: Sendable, Equatable {
  case tool
  case command(CommandName)
  /// A first word that several commands share: `contract`.
  case group(String)
}

/// A command with its arguments and flags; the table has been obeyed.
struct Invocation: Sendable {
  let command: CommandName
  var arguments: [String] = []
  /// The flags that were given, with their value; an empty text for those that take none. The last one counts.
  var flags: [FlagName: String] = [:]

  func has(_ flag: FlagName) -> Bool { flags[flag] != nil }

  /// The value of a flag that takes a number, where it was given.
  func number(_ flag: FlagName) -> Int? { flags[flag].flatMap { Int($0) } }

  /// The value of a flag that takes one of a few words, or its standard.
  func choice<Choice: RawRepresentable<String>>(_ flag: FlagName) -> Choice {
    let spec = CommandTable.spec(command).flag(flag.rawValue)
    guard case .choice(_, let standard)? = spec?.value,
      let choice = Choice(rawValue: flags[flag] ?? standard)
    else { preconditionFailure("the command table lists words of another type for --\(flag.rawValue)") }
    return choice
  }
}
