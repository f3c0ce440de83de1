extension CommandTable {
  static let completions = CommandSpec(
    name: .completions,
    summary: "print a script that completes command lines in a shell",
    details: [
      "The script completes commands, flags, the values of flags, rule ids and files. `make install` puts the scripts"
        + " of all three shells where they are found; without it, one of the lines below does for one person.",
      "zsh looks for the file in the folders of $fpath, before it runs compinit.",
    ],
    arguments: [ArgumentSpec(name: "SHELL", count: .one, help: "bash, zsh or fish.")],
    examples: [
      "backup-lint completions bash > ~/.local/share/bash-completion/completions/backup-lint",
      "backup-lint completions zsh > ~/.zfunc/_backup-lint",
      "backup-lint completions fish > ~/.config/fish/completions/backup-lint.fish",
    ]
  )
}
