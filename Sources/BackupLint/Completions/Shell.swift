/// A shell that command lines can be completed in.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that teaches it.
  var completions: String {
    switch self {
    case .bash: BashCompletions().text
    case .zsh: ZshCompletions().text
    case .fish: FishCompletions().text
    }
  }

  /// What the script is called where the shell looks for it.
  var fileName: String {
    switch self {
    case .bash: "backup-lint.bash"
    case .zsh: "_backup-lint"
    case .fish: "backup-lint.fish"
    }
  }
}
