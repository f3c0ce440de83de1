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
  /// What holds where no flag says otherwise.
  var configuration = Configuration()

  mutating func add(_ value: String, to flag: FlagName) { flags[flag, default: []].append(value) }

  /// Whether a flag was given on the command line.
  func has(_ flag: FlagName) -> Bool { flags[flag] != nil }

  /// Whether a flag that takes no value holds, by the command line or the configuration.
  func isOn(_ flag: FlagName) -> Bool { has(flag) || configured(flag) == ["true"] }

  /// The value of a flag, from the command line or the configuration; the last one counts.
  func value(_ flag: FlagName) -> String? { values(flag).last }

  /// Every value of a flag that may be repeated; those of the command line take the place of all others.
  func values(_ flag: FlagName) -> [String] { flags[flag] ?? configured(flag) }

  private func configured(_ flag: FlagName) -> [String] {
    let setting = CommandTable.spec(command).flag(flag.rawValue)?.setting
    return setting.flatMap { configuration.settings[$0]?.words } ?? []
  }

  /// The value of a flag that takes a number, from the command line or the configuration.
  func number(_ flag: FlagName) -> Int? { value(flag).flatMap { Int($0) } }

  /// The value of a flag that takes one of a few words, from the command line, the configuration, or its standard.
  func choice<Choice: RawRepresentable<String>>(_ flag: FlagName) -> Choice {
    let spec = CommandTable.spec(command).flag(flag.rawValue)
    guard case .choice(_, let standard)? = spec?.value,
      let choice = Choice(rawValue: value(flag) ?? standard)
    else { preconditionFailure("the command table lists words of another type for --\(flag.rawValue)") }
    return choice
  }
}
