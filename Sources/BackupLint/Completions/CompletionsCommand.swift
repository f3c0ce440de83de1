import BackupFormat

/// `completions SHELL`: the script that teaches a shell to complete command lines.
struct CompletionsCommand {
  private let shell: Shell
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    let word = invocation.arguments[0]
    guard let shell = Shell(rawValue: word) else {
      let known = Shell.allCases.map(\.rawValue)
      throw UsageError(
        message: "there are completions for \(known.joined(separator: ", ")), not for `\(word.visible)`",
        suggestion: Suggestion.nearest(to: word, among: known),
        command: invocation.command.rawValue
      )
    }
    self.shell = shell
    self.surroundings = surroundings
  }

  func run() -> ExitStatus {
    surroundings.output.write(shell.completions)
    return .clean
  }
}
