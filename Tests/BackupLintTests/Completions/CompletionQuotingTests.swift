import Testing

@testable import BackupLint

@Suite struct CompletionQuotingTests {
  private static let help = #"It's "so" [x]: a:b $HOME `id` \n (y) {z} ^ ~ % ; & | < > # ! *"#

  private static let commands = [
    CommandSpec(
      name: .check,
      summary: help,
      flags: [
        FlagSpec(name: .strict, help: help),
        FlagSpec(name: .format, value: .choice(["a", "b"], standard: "a"), help: help),
      ]
    ), CommandSpec(name: .contractShow, summary: help),
  ]

  private static func script(_ shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletions(commands).text
    case .zsh: ZshCompletions(commands).text
    case .fish: FishCompletions(commands).text
    }
  }

  @Test(arguments: [Shell.zsh, .fish])
  func `help is shown as it is, whatever characters it has`(_ shell: Shell) throws {
    try Program.require(shell.rawValue)
    let lines = ["backup-lint che", "backup-lint check --str", "backup-lint check --for"]
    let answers = try CompletionDriver.candidates(
      for: lines,
      in: shell,
      script: Self.script(shell),
      descriptions: true
    )
    for (line, rows) in zip(lines, answers) {
      #expect(rows.count == 1, "\(line): \(rows)")
      #expect(rows.first?.hasSuffix(Self.help) == true, "\(line): \(rows)")
    }
  }

  @Test func `bash shows no help, and offers the same words`() throws {
    try Program.require("bash")
    let answers = try CompletionDriver.candidates(
      for: ["backup-lint che", "backup-lint check --", "backup-lint check --format "],
      in: .bash,
      script: Self.script(.bash)
    )
    #expect(answers == [["check"], ["--format", "--help", "--strict"], ["a", "b"]])
  }
}
