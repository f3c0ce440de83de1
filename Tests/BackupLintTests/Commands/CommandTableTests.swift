import Testing

@testable import BackupLint

@Suite struct CommandTableTests {
  @Test func `every command is in the table once`() {
    #expect(
      CommandTable.commands.map(\.name.rawValue).sorted() == CommandName.allCases.map(\.rawValue).sorted()
    )
  }

  @Test(arguments: CommandTable.commands)
  func `the flags of a command have names of their own`(_ command: CommandSpec) {
    #expect(Set(command.flags.map(\.name)).count == command.flags.count)
  }

  @Test(arguments: CommandTable.commands.flatMap(\.flags))
  func `the standard of a choice is one of its words`(_ flag: FlagSpec) {
    if case .choice(let words, let standard) = flag.value { #expect(words.contains(standard)) }
  }

  @Test func `the words of check's flags are those of the types that read them`() throws {
    for words in [["--format", "concise"], ["--fail-on", "note"], ["--color", "never"]] {
      guard case .run(let invocation) = try CommandLineParser(fileExists: { _ in true }).parse(words + ["a"])
      else {
        Issue.record("no invocation")
        return
      }
      _ = try CheckOptions(invocation, .test())
    }
  }

  @Test func `only the last argument of a command may be several words`() {
    for command in CommandTable.commands {
      #expect(!command.arguments.dropLast().contains { $0.count == .oneOrMore })
    }
  }

  @Test func `every flag is used by a command`() {
    #expect(Set(CommandTable.commands.flatMap(\.flags).map(\.name)) == Set(FlagName.allCases))
  }
}
