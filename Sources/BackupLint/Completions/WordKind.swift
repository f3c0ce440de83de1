import BackupFormats

/// What a word of a command line is, so that a shell can offer some.
enum WordKind: Hashable, Sendable {
  case file
  case folder
  /// The id of a rule.
  case rule
  /// The id of a format that the tool ships.
  case format
  /// A contract file, or the id of a format.
  case contract
  /// A report format, `=` and a file.
  case report
  /// The name of a command.
  case command
  /// One of a few words.
  case words([String])
  /// Nothing that can be known.
  case free

  /// What stands where help has this word; `nil` for a word that nobody has decided about.
  init?(placeholder: String) {
    switch placeholder {
    case "FILE", "OTHER", "PATH": self = .file
    case "DIR": self = .folder
    case "RULE": self = .rule
    case "FORMAT": self = .format
    case "OLDER", "NEWER": self = .contract
    case "FORMAT=FILE": self = .report
    case "COMMAND": self = .command
    case "SHELL": self = .words(Shell.allCases.map(\.rawValue))
    case "N", "NAME", "TEXT", "ID", "M.m", "REF", "SIZE", "YYYY-MM-DD": self = .free
    default: return nil
    }
  }

  /// The ids of the formats that the tool ships.
  static var formats: [String] { KnownFormats.shipped.ids }

  /// What the value of `--report` begins with.
  static var reportBeginnings: [String] { ReportFormat.allCases.map { $0.rawValue + "=" } }
}

extension FlagSpec {
  /// What its value is; `nil` where it takes none.
  var wordKind: WordKind? {
    switch value {
    case .none: nil
    case .text(let placeholder): WordKind(placeholder: placeholder) ?? .free
    case .number: .free
    case .choice(let words, _): .words(words)
    }
  }

  /// `--format`
  var word: String { "--\(name.rawValue)" }
}

extension ArgumentSpec {
  /// What the word is.
  var wordKind: WordKind { WordKind(placeholder: name) ?? .free }
}

extension CommandSpec {
  /// Its flags with what each is for, in few words.
  var describedFlags: [(flag: FlagSpec?, word: String, help: String)] {
    flags.map { ($0, $0.word, $0.help.firstSentence) } + [(nil, "--help", "Print the help")]
  }
}

/// The commands that completions are made of.
struct CompletedCommands {
  /// All of them, in order.
  let all: [CommandSpec]

  /// The words that several commands begin with, in order, each once.
  var groups: [String] {
    all.filter { $0.name.words.count > 1 }.reduce(into: []) { groups, command in
      if !groups.contains(command.name.words[0]) { groups.append(command.name.words[0]) }
    }
  }

  /// The commands that are one word.
  var singles: [CommandSpec] { all.filter { $0.name.words.count == 1 } }

  /// The second words of the commands that begin with a word.
  func seconds(_ group: String) -> [String] { self.group(group).map { $0.name.words[1] } }

  /// The commands of two words that begin with a word.
  func group(_ word: String) -> [CommandSpec] {
    all.filter { $0.name.words.count > 1 && $0.name.words[0] == word }
  }

  /// What may stand behind the tool, with what it does.
  var firstWords: [(word: String, help: String)] {
    singles.map { ($0.name.rawValue, $0.summary) }
      + groups.map { ($0, "commands: " + seconds($0).joined(separator: ", ")) }
  }
}

extension String {
  /// What stands before the first full stop at the end of a word.
  var firstSentence: String {
    var sentence = ""
    for character in self {
      if character == " ", sentence.hasSuffix(".") { break }
      sentence.append(character)
    }
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
}
