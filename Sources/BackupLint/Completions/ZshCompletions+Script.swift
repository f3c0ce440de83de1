/// The parts of the script that do not depend on the commands.
extension ZshCompletions {
  static let beginning = """
    #compdef backup-lint
    # Completions of backup-lint for zsh. Made by `backup-lint completions zsh`; do not edit.
    """

  static func helpers() -> String {
    #"""
    _backup_lint_rules() {
      local -a rules
      local id severity what
      backup-lint rules 2>/dev/null | while read -r id severity what; do
        rules+=("$id:$what")
      done
      _describe -t rules rule rules
    }

    _backup_lint_contracts() {
      local -a formats
      formats=(@FORMATS@)
      _alternative 'formats:format:compadd -a formats' 'files:contract file:_files'
    }

    # FORMAT=FILE
    _backup_lint_reports() {
      if compset -P '*='; then
        _files
      else
        compadd -S '=' -- @REPORTS@
      fi
    }
    """#
    .replacing("@FORMATS@", with: WordKind.formats.joined(separator: " "))
    .replacing("@REPORTS@", with: ReportFormat.allCases.map(\.rawValue).joined(separator: " "))
  }

  static let main = #"""
    _backup-lint() {
      local command=@STANDARD@
      if (( CURRENT == 2 )); then
        if [[ $words[2] == -* ]]; then
          _backup_lint_arguments $command '(- : *)--version[Print the version]'
        else
          _alternative 'commands:command:_backup_lint_commands' 'files:file:_files'
        fi
        return
      fi
      case $words[2] in
        @SINGLES@)
          command=$words[2]
          shift words
          (( CURRENT-- )) ;;
    @GROUPS@
      esac
      _backup_lint_arguments $command
    }
    """#

  // Where the file is sourced and not loaded by its name, the function is only registered.
  static let end = #"""
    if [[ $funcstack[1] == _backup-lint ]]; then
      _backup-lint "$@"
    else
      compdef _backup-lint backup-lint
    fi
    """#
}
