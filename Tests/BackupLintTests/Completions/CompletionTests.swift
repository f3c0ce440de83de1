import Testing

@testable import BackupLint

@Suite struct CompletionTests {
  struct Line: Sendable {
    let text: String
    /// What must be offered.
    let offers: [String]
    /// What must not be offered.
    var omits: [String] = []

    init(_ text: String, _ offers: [String], not omits: [String] = []) {
      self.text = text
      self.offers = offers
      self.omits = omits
    }
  }

  private static let lines = [
    Line("backup-lint che", ["check"], not: ["gate", "--format"]),
    Line("backup-lint ", ["check", "gate", "contract", "help", "one.json"], not: ["contract show"]),
    Line("backup-lint o", ["one.json"], not: ["check"]),
    Line("backup-lint --fo", ["--format"], not: ["--fail-on", "--for"]),
    Line("backup-lint --ver", ["--version"]),
    Line("backup-lint --strict --s", ["--show-values", "--stdin-name"], not: ["--version"]),
    Line("backup-lint --strict one", ["one.json"]),
    Line("backup-lint contract ", ["show", "schema", "docs", "diff"], not: ["check", "one.json"]),
    Line("backup-lint contract schema --fo", ["--for"], not: ["--format"]),
    Line("backup-lint contract schema --for ", ["reader", "writer"], not: ["text"]),
    Line("backup-lint contract schema sea", ["seaglass-backup"]),
    Line("backup-lint contract diff sea", ["seaglass-backup"]),
    Line("backup-lint contract diff seaglass-backup one", ["one.json"]),
    Line("backup-lint check --format js", ["json", "jsonl"], not: ["junit", "one.json"]),
    Line("backup-lint check --format=js", ["json", "jsonl"], not: ["junit", "one.json"]),
    Line("backup-lint check --report j", ["json=", "jsonl=", "junit="], not: ["one.json"]),
    Line("backup-lint check --report sarif=on", ["one.json"], not: ["sarif="]),
    Line("backup-lint check --report=sarif=on", ["one.json"], not: ["sarif="]),
    Line("backup-lint check one.json --report json=x --col", ["--color"]),
    Line("backup-lint check t", ["two words.json"], not: ["text"]),
    Line("backup-lint explain money/not", ["money/not-minor-units"], not: ["money/unknown-currency"]),
    Line("backup-lint gate --contracts fol", ["folder"]),
    Line("backup-lint completions ", ["bash", "fish", "zsh"], not: ["one.json"]),
    Line("backup-lint generate ", ["seaglass-backup"], not: ["one.json"]),
    Line("backup-lint check --max-findings ", [], not: ["one.json", "text"]),
    Line("backup-lint rules ", [], not: ["one.json", "check"]),
    Line("backup-lint help ga", ["gate"]),
  ]

  @Test(arguments: Shell.allCases)
  func `a shell offers what may stand there`(_ shell: Shell) throws {
    try Program.require(shell.rawValue)
    let answers = try CompletionDriver.candidates(
      for: Self.lines.map(\.text),
      in: shell,
      script: shell.completions
    )
    for (line, found) in zip(Self.lines, answers) {
      // A shell may mark folders.
      let found = found.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
      for word in line.offers { #expect(found.contains(word), "\(shell) \(line.text): \(found)") }
      for word in line.omits { #expect(!found.contains(word), "\(shell) \(line.text): \(found)") }
      // Where nothing else may stand, zsh still offers help.
      if line.offers.isEmpty { #expect(found.filter { $0 != "--help" } == [], "\(shell) \(line.text)") }
    }
  }

  @Test(arguments: Shell.allCases)
  func `a shell offers every flag of each command and no other`(_ shell: Shell) throws {
    try Program.require(shell.rawValue)
    let commands = CommandTable.commands
    let answers = try CompletionDriver.candidates(
      for: commands.map { "backup-lint \($0.name.rawValue) --" },
      in: shell,
      script: shell.completions
    )
    for (command, found) in zip(commands, answers) {
      #expect(found == (command.flags.map(\.word) + ["--help"]).sorted(), "\(shell) \(command.name)")
    }
  }

  @Test(arguments: Shell.allCases)
  func `a script has no fault of syntax`(_ shell: Shell) throws {
    try Program.require(shell.rawValue)
    let folder = try TemporaryFolder()
    try folder.write(shell.completions, to: "script")
    let run = try Program.run([shell.rawValue, "-n", "script"], in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test func `every word of help that stands for another is decided about`() {
    for command in CommandTable.commands {
      for argument in command.arguments {
        #expect(WordKind(placeholder: argument.name) != nil, "\(argument)")
      }
      for flag in command.flags {
        if case .text(let name) = flag.value { #expect(WordKind(placeholder: name) != nil, "\(name)") }
      }
    }
  }
}
