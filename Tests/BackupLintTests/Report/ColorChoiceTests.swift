import Testing

@testable import BackupLint

@Suite struct ColorChoiceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var choice = ColorChoice.auto
    var isTerminal = false
    var variables: [String: String] = [:]
    let isOn: Bool

    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(name: "a terminal has colours", isTerminal: true, isOn: true),
    Row(name: "a pipe has none", isOn: false),
    Row(name: "NO_COLOR takes them away", isTerminal: true, variables: ["NO_COLOR": "1"], isOn: false),
    Row(name: "an empty NO_COLOR says nothing", isTerminal: true, variables: ["NO_COLOR": ""], isOn: true),
    Row(name: "CLICOLOR_FORCE gives them to a pipe", variables: ["CLICOLOR_FORCE": "1"], isOn: true),
    Row(name: "CLICOLOR_FORCE=0 says nothing", variables: ["CLICOLOR_FORCE": "0"], isOn: false),
    Row(
      name: "NO_COLOR is stronger than CLICOLOR_FORCE",
      variables: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"],
      isOn: false
    ),
    Row(
      name: "the flag is stronger than NO_COLOR",
      choice: .always,
      variables: ["NO_COLOR": "1"],
      isOn: true
    ),
    Row(
      name: "the flag is stronger than CLICOLOR_FORCE",
      choice: .never,
      isTerminal: true,
      variables: ["CLICOLOR_FORCE": "1"],
      isOn: false
    ),
    Row(name: "a dumb terminal has none", isTerminal: true, variables: ["TERM": "dumb"], isOn: false),
  ])
  func `colours are decided by flag, environment and terminal`(_ row: Row) {
    #expect(row.choice.isOn(isTerminal: row.isTerminal, variable: { row.variables[$0] }) == row.isOn)
  }
}
