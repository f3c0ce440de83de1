/// One command of the tool, as data: parsing, help, completions and the manual all follow from it.
struct CommandSpec: Sendable {
  let name: CommandName
  /// One clause without a full stop, for lists of commands.
  let summary: String
  /// Sentences for its own help.
  var details: [String] = []
  var arguments: [ArgumentSpec] = []
  var flags: [FlagSpec] = []
  var examples: [String] = []

  func flag(_ name: String) -> FlagSpec? {
    flags.first { $0.name.rawValue == name }
  }

  /// The flag with a short form, for example `-o`.
  func flag(short form: some StringProtocol) -> FlagSpec? {
    flags.first { $0.letter.map { $0 == form } ?? false }
  }

  /// `backup-lint check [FLAGS] FILE…`
  var usage: String {
    (["backup-lint", name.rawValue] + (flags.isEmpty ? [] : ["[FLAGS]"]) + arguments.map(\.usage))
      .joined(separator: " ")
  }
}

/// The commands, by the words they are called with, in the order in which help lists them.
enum CommandName: String, CaseIterable, Sendable {
  case check
  case fix
  case upgrade
  case encrypt
  case decrypt
  case importBackup = "import"
  case export
  case merge
  case hash
  case inspect
  case infer
  case generate
  case gate
  case release
  case contractShow = "contract show"
  case contractSchema = "contract schema"
  case contractDocs = "contract docs"
  case contractDiff = "contract diff"
  case configShow = "config show"
  case configSchema = "config schema"
  case rules
  case explain
  case completions
  case help

  /// `["contract", "show"]`
  var words: [String] { rawValue.split(separator: " ").map(String.init) }
}

/// A word that a command takes beside its flags.
struct ArgumentSpec: Sendable {
  enum Count: Sendable { case one, optional, oneOrMore, zeroOrMore }

  let name: String
  let count: Count
  let help: String

  /// Whether it stands for any number of words.
  var mayBeSeveral: Bool {
    switch count {
    case .one, .optional: false
    case .oneOrMore, .zeroOrMore: true
    }
  }

  /// Whether at least one word has to be there.
  var isNeeded: Bool {
    switch count {
    case .one, .oneOrMore: true
    case .optional, .zeroOrMore: false
    }
  }

  var usage: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)…"
    case .zeroOrMore: "[\(name)…]"
    }
  }
}

/// A flag of a command.
struct FlagSpec: Sendable {
  enum Value: Sendable {
    case none
    case text(String)
    /// A whole number of 0 or more.
    case number(String)
    case choice([String], standard: String)
  }

  let name: FlagName
  var value = Value.none
  /// Whether every value counts, and not only the last one.
  var isRepeatable = false
  /// What a configuration file may say in its place.
  var setting: Setting?
  let help: String

  /// The help with what follows from the kind of its value.
  var wholeHelp: String {
    if case .choice(_, let standard) = value { return help + " Default: \(standard)." }
    return isRepeatable ? help + " May be repeated." : help
  }

  /// `-o, --output FILE`
  var wholeUsage: String { letter.map { "\($0), \(usage)" } ?? usage }

  /// The short form, for example `-o`.
  var letter: String? { name.letter.map { "-\($0)" } }

  /// `--format text|concise|json`
  var usage: String {
    switch value {
    case .none: "--\(name.rawValue)"
    case .text(let name), .number(let name): "--\(self.name.rawValue) \(name)"
    case .choice(let words, _): "--\(name.rawValue) \(words.joined(separator: "|"))"
    }
  }
}

/// The flags, by the words they are written with.
enum FlagName: String, CaseIterable, Sendable {
  case format, report, strict, redact, color, quiet, version, contracts
  case audience = "for"
  case introduction
  case failOn = "fail-on"
  case maxFindings = "max-findings"
  case showValues = "show-values"
  case stdinName = "stdin-name"
  case title, evidence, output, force
  case maxEnum = "max-enum"
  case unsafeFixes = "unsafe-fixes"
  case inPlace = "in-place"
  case diff
  case to, copy
  case roundMoney = "round-money"
  case fixtures, changelog, against, accept, reason, date
  case records, size, seed, faults
  case config
  case noConfig = "no-config"
  case maxBytes = "max-bytes"
  case passcodeFile = "passcode-file"
  case passcodeFD = "passcode-fd"
  case requireOpen = "require-open"
  case store, mode, yes
  case dryRun = "dry-run"
  case allowEmpty = "allow-empty"
  case safetyCopies = "safety-copies"

  /// What may stand in its place behind one hyphen, for the few that are typed often.
  var letter: Character? { self == .output ? "o" : nil }
}
