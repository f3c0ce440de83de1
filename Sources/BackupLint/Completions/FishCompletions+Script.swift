/// The parts of the script that do not depend on the flags of commands.
extension FishCompletions {
  static let beginning = """
    # Completions of backup-lint for fish. Made by `backup-lint completions fish`; do not edit.

    # Files are offered only where one is meant.
    complete -c backup-lint -e
    complete -c backup-lint -f
    """

  static let helpers = #"""
    # Whether no word stands behind the tool yet.
    function __backup_lint_is_first
        set -l words (commandline -opc)
        test (count $words) -eq 1
    end

    # Whether the command is the one of the arguments.
    function __backup_lint_is
        set -l words (commandline -opc)
        set -e words[1]
        set -l command @STANDARD@
        if set -q words[1]
            if contains -- $words[1] @SINGLES@
                set command $words[1]
            else if contains -- $words[1] @GROUPS@
                set command $words[1]
                if set -q words[2]
                    set -a command $words[2]
                end
            end
        end
        test "$command" = "$argv"
    end

    function __backup_lint_rules
        backup-lint rules 2>/dev/null | string replace -r '^(\S+)\s+\S+\s+(.*)$' '$1\t$2'
    end

    # FORMAT=FILE
    function __backup_lint_reports
        set -l value (commandline -ct | string replace -r '^--report=' '')
        if string match -q '*=*' -- $value
            set -l parts (string split -m 1 = -- $value)
            __fish_complete_path $parts[2] | string replace -r '^' "$parts[1]="
        else
            printf '%s=\n' @REPORTS@
        end
    end
    """#
}
