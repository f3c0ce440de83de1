import Testing

@testable import BackupLint

@Suite struct HelpTextTests {
  private static let topics: [HelpTopic] =
    [.tool, .group("contract")] + CommandName.allCases.map { .command($0) }

  @Test(arguments: topics)
  func `no line of help is wider than eighty columns, examples aside`(_ topic: HelpTopic) {
    let lines = HelpText(topic).text.split(separator: "\n").prefix { $0 != "Examples:" }
    for line in lines { #expect(line.count <= HelpText.columns, "\(line)") }
  }

  @Test(arguments: CommandTable.commands)
  func `the help of a command names its arguments and flags`(_ command: CommandSpec) {
    let text = HelpText(.command(command.name)).text
    for argument in command.arguments { #expect(text.contains(argument.usage)) }
    for flag in command.flags { #expect(text.contains("  \(flag.wholeUsage)")) }
  }

  @Test func `the help of the tool names every command`() {
    for name in CommandName.allCases { #expect(HelpText(.tool).text.contains("\n  \(name.rawValue) ")) }
  }

  @Test func `words are broken between lines and never lost`() {
    let lines = HelpText.wrapped("one two three four", columns: 9)
    #expect(lines == ["one two", "three", "four"])
    #expect(HelpText.wrapped("unbreakable", columns: 4) == ["unbreakable"])
  }
}
