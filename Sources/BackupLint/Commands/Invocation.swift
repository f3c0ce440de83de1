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
  /// The flags that were given, with their values in order; an empty text for those that take none.
  private(set) var flags: [FlagName: [String]] = [:]

  mutating func add(_ value: String, to flag: FlagName) { flags[flag, default: []].append(value) }

  func has(_ flag: FlagName) -> Bool { flags[flag] != nil }

  /// The value of a flag, where it was given; the last one counts.
  func value(_ flag: FlagName) -> String? { flags[flag]?.last }

  /// Every value of a flag that may be repeated.
  func values(_ flag: FlagName) -> [String] { flags[flag] ?? [] }

  /// The value of a flag that takes a number, where it was given.
  func number(_ flag: FlagName) -> Int? { value(flag).flatMap { Int($0) } }

  /// The value of a flag that takes one of a few words, or its standard.
  func choice<Choice: RawRepresentable<String>>(_ flag: FlagName) -> Choice {
    let spec = CommandTable.spec(command).flag(flag.rawValue)
    guard case .choice(_, let standard)? = spec?.value,
      let choice = Choice(rawValue: value(flag) ?? standard)
    else { preconditionFailure("the command table lists words of another type for --\(flag.rawValue)") }
    return choice
  }
}
