# Completions of backup-lint for fish. Made by `backup-lint completions fish`; do not edit.

# Files are offered only where one is meant.
complete -c backup-lint -e
complete -c backup-lint -f

# Whether no word stands behind the tool yet.
function __backup_lint_is_first
    set -l words (commandline -opc)
    test (count $words) -eq 1
end

# Whether the command is the one of the arguments.
function __backup_lint_is
    set -l words (commandline -opc)
    set -e words[1]
    set -l command check
    if set -q words[1]
        if contains -- $words[1] check fix upgrade encrypt decrypt import export merge hash inspect infer generate gate release rules explain completions help
            set command $words[1]
        else if contains -- $words[1] contract config
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
        printf '%s=\n' text concise json jsonl sarif github gitlab junit checkstyle xcode
    end
end

complete -c backup-lint -n '__backup_lint_is_first' -f -a 'check' -d 'say everything that is wrong with backup files'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'fix' -d 'mend what can be mended without guessing in backup files'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'upgrade' -d 'turn a backup of an older version into one of the newest'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'encrypt' -d 'protect a backup with a passcode'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'decrypt' -d 'open an encrypted backup with its passcode'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'import' -d 'bring a backup into a store, whole or not at all'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'export' -d 'write what a store holds as a backup file'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'merge' -d 'make one backup of two'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'hash' -d 'print the hash of what a backup holds'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'inspect' -d 'tell what a file is and what shape it has, without showing its content'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'infer' -d 'draft a contract from backups that are there'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'generate' -d 'write invented backup files of a format'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'gate' -d 'say whether the formats of a project may ship as they are'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'release' -d 'freeze the draft of a format as a released version'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'rules' -d 'list the rules that files are checked by'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'explain' -d 'explain a rule, with examples'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'completions' -d 'print a script that completes command lines in a shell'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'help' -d 'explain a command'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'contract' -d 'commands: show, schema, docs, diff'
complete -c backup-lint -n '__backup_lint_is_first' -f -a 'config' -d 'commands: show, schema'
complete -c backup-lint -n __backup_lint_is_first -F
complete -c backup-lint -n __backup_lint_is_first -f -l version -d 'Print the version'
complete -c backup-lint -n '__backup_lint_is contract' -f -a 'show' -d 'print the contract of a format'
complete -c backup-lint -n '__backup_lint_is contract' -f -a 'schema' -d 'print a JSON Schema of a format'
complete -c backup-lint -n '__backup_lint_is contract' -f -a 'docs' -d 'print the page of a format, as Markdown'
complete -c backup-lint -n '__backup_lint_is contract' -f -a 'diff' -d 'say what differs between two contracts, and what it costs'
complete -c backup-lint -n '__backup_lint_is config' -f -a 'show' -d 'print every setting with its value and where it comes from'
complete -c backup-lint -n '__backup_lint_is config' -f -a 'schema' -d 'print the JSON Schema of configuration files'

complete -c backup-lint -n '__backup_lint_is check' -l format -x -a 'text concise json jsonl sarif github gitlab junit checkstyle xcode' -d 'How findings are written to standard output'
complete -c backup-lint -n '__backup_lint_is check' -l report -x -a '(__backup_lint_reports)' -d 'Write a further report to a file, which takes the place of one that is there'
complete -c backup-lint -n '__backup_lint_is check' -l strict -f -d 'Let warnings count as errors for the exit status'
complete -c backup-lint -n '__backup_lint_is check' -l fail-on -x -a 'note warning error' -d 'The least severity that makes the exit status 1'
complete -c backup-lint -n '__backup_lint_is check' -l max-findings -x -d 'How many findings of a file are written, the gravest first to be kept; 0 for all'
complete -c backup-lint -n '__backup_lint_is check' -l color -x -a 'auto always never' -d 'Whether text is coloured; auto obeys NO_COLOR and CLICOLOR_FORCE, then looks for a terminal'
complete -c backup-lint -n '__backup_lint_is check' -l quiet -f -d 'Write findings only: no summaries, no progress'
complete -c backup-lint -n '__backup_lint_is check' -l require-open -f -d 'Let an encrypted file for which there is no passcode end the run with status 3'
complete -c backup-lint -n '__backup_lint_is check' -l contracts -r -F -d 'A contract file, or a folder with *.contract.json files and the *.upgrade.json files between them: formats that are known beside those that the tool ships'
complete -c backup-lint -n '__backup_lint_is check' -l max-bytes -x -d 'Read no file of more bytes; without it 4 GiB'
complete -c backup-lint -n '__backup_lint_is check' -l redact -f -d 'Show only the shape of values, on a terminal too'
complete -c backup-lint -n '__backup_lint_is check' -l show-values -f -d 'Show values also where the output is not a terminal'
complete -c backup-lint -n '__backup_lint_is check' -l stdin-name -x -d 'What standard input is called in the report'
complete -c backup-lint -n '__backup_lint_is check' -l passcode-file -r -F -d 'Take the passcode of encrypted backups from a file; one line end behind it is none of it'
complete -c backup-lint -n '__backup_lint_is check' -l passcode-fd -x -d 'Take the passcode from an open file descriptor, in the same way'
complete -c backup-lint -n '__backup_lint_is check' -l config -r -F -d 'The configuration file; without it the nearest .backup-lint.json, in this folder or above it, up to that of the repository or the home folder'
complete -c backup-lint -n '__backup_lint_is check' -l no-config -f -d 'Read no configuration file'
complete -c backup-lint -n '__backup_lint_is check' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is check' -F

complete -c backup-lint -n '__backup_lint_is fix' -l unsafe-fixes -f -d 'Apply fixes too that may change what the file means'
complete -c backup-lint -n '__backup_lint_is fix' -l diff -f -d 'Show the edits as a unified diff; nothing is written'
complete -c backup-lint -n '__backup_lint_is fix' -s o -l output -r -F -d 'Write the result to a new file; - is standard output'
complete -c backup-lint -n '__backup_lint_is fix' -l force -f -d 'Replace the file of --output where it is there'
complete -c backup-lint -n '__backup_lint_is fix' -l in-place -f -d 'Put the result in the place of the file, which is kept as FILE.orig, or FILE.orig.2 and so on'
complete -c backup-lint -n '__backup_lint_is fix' -l format -x -a 'text concise json jsonl sarif github gitlab junit checkstyle xcode' -d 'How findings are written to standard output'
complete -c backup-lint -n '__backup_lint_is fix' -l report -x -a '(__backup_lint_reports)' -d 'Write a further report to a file, which takes the place of one that is there'
complete -c backup-lint -n '__backup_lint_is fix' -l strict -f -d 'Let warnings count as errors for the exit status'
complete -c backup-lint -n '__backup_lint_is fix' -l fail-on -x -a 'note warning error' -d 'The least severity that makes the exit status 1'
complete -c backup-lint -n '__backup_lint_is fix' -l max-findings -x -d 'How many findings of a file are written, the gravest first to be kept; 0 for all'
complete -c backup-lint -n '__backup_lint_is fix' -l color -x -a 'auto always never' -d 'Whether text is coloured; auto obeys NO_COLOR and CLICOLOR_FORCE, then looks for a terminal'
complete -c backup-lint -n '__backup_lint_is fix' -l quiet -f -d 'Write findings only: no summaries, no progress'
complete -c backup-lint -n '__backup_lint_is fix' -l contracts -r -F -d 'A contract file, or a folder with *.contract.json files and the *.upgrade.json files between them: formats that are known beside those that the tool ships'
complete -c backup-lint -n '__backup_lint_is fix' -l max-bytes -x -d 'Read no file of more bytes; without it 4 GiB'
complete -c backup-lint -n '__backup_lint_is fix' -l redact -f -d 'Show only the shape of values, on a terminal too'
complete -c backup-lint -n '__backup_lint_is fix' -l show-values -f -d 'Show values also where the output is not a terminal'
complete -c backup-lint -n '__backup_lint_is fix' -l stdin-name -x -d 'What standard input is called in the report'
complete -c backup-lint -n '__backup_lint_is fix' -l passcode-file -r -F -d 'Take the passcode of encrypted backups from a file; one line end behind it is none of it'
complete -c backup-lint -n '__backup_lint_is fix' -l passcode-fd -x -d 'Take the passcode from an open file descriptor, in the same way'
complete -c backup-lint -n '__backup_lint_is fix' -l config -r -F -d 'The configuration file; without it the nearest .backup-lint.json, in this folder or above it, up to that of the repository or the home folder'
complete -c backup-lint -n '__backup_lint_is fix' -l no-config -f -d 'Read no configuration file'
complete -c backup-lint -n '__backup_lint_is fix' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is fix' -F

complete -c backup-lint -n '__backup_lint_is upgrade' -l to -x -d 'The version that is wanted; without it the newest'
complete -c backup-lint -n '__backup_lint_is upgrade' -l round-money -f -d 'Round amounts that have more digits than their currency, with a warning for each'
complete -c backup-lint -n '__backup_lint_is upgrade' -l copy -f -d 'Write a file that is of the wanted version already as it is'
complete -c backup-lint -n '__backup_lint_is upgrade' -s o -l output -r -F -d 'Write the result to a new file; - is standard output'
complete -c backup-lint -n '__backup_lint_is upgrade' -l force -f -d 'Replace the file of --output where it is there'
complete -c backup-lint -n '__backup_lint_is upgrade' -l in-place -f -d 'Put the result in the place of the file, which is kept as FILE.orig, or FILE.orig.2 and so on'
complete -c backup-lint -n '__backup_lint_is upgrade' -l format -x -a 'text concise json jsonl sarif github gitlab junit checkstyle xcode' -d 'How findings are written to standard output'
complete -c backup-lint -n '__backup_lint_is upgrade' -l report -x -a '(__backup_lint_reports)' -d 'Write a further report to a file, which takes the place of one that is there'
complete -c backup-lint -n '__backup_lint_is upgrade' -l strict -f -d 'Let warnings count as errors for the exit status'
complete -c backup-lint -n '__backup_lint_is upgrade' -l fail-on -x -a 'note warning error' -d 'The least severity that makes the exit status 1'
complete -c backup-lint -n '__backup_lint_is upgrade' -l max-findings -x -d 'How many findings of a file are written, the gravest first to be kept; 0 for all'
complete -c backup-lint -n '__backup_lint_is upgrade' -l color -x -a 'auto always never' -d 'Whether text is coloured; auto obeys NO_COLOR and CLICOLOR_FORCE, then looks for a terminal'
complete -c backup-lint -n '__backup_lint_is upgrade' -l quiet -f -d 'Write findings only: no summaries, no progress'
complete -c backup-lint -n '__backup_lint_is upgrade' -l contracts -r -F -d 'A contract file, or a folder with *.contract.json files and the *.upgrade.json files between them: formats that are known beside those that the tool ships'
complete -c backup-lint -n '__backup_lint_is upgrade' -l max-bytes -x -d 'Read no file of more bytes; without it 4 GiB'
complete -c backup-lint -n '__backup_lint_is upgrade' -l redact -f -d 'Show only the shape of values, on a terminal too'
complete -c backup-lint -n '__backup_lint_is upgrade' -l show-values -f -d 'Show values also where the output is not a terminal'
complete -c backup-lint -n '__backup_lint_is upgrade' -l stdin-name -x -d 'What standard input is called in the report'
complete -c backup-lint -n '__backup_lint_is upgrade' -l passcode-file -r -F -d 'Take the passcode of encrypted backups from a file; one line end behind it is none of it'
complete -c backup-lint -n '__backup_lint_is upgrade' -l passcode-fd -x -d 'Take the passcode from an open file descriptor, in the same way'
complete -c backup-lint -n '__backup_lint_is upgrade' -l config -r -F -d 'The configuration file; without it the nearest .backup-lint.json, in this folder or above it, up to that of the repository or the home folder'
complete -c backup-lint -n '__backup_lint_is upgrade' -l no-config -f -d 'Read no configuration file'
complete -c backup-lint -n '__backup_lint_is upgrade' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is upgrade' -F

complete -c backup-lint -n '__backup_lint_is encrypt' -s o -l output -r -F -d 'Write the result to a new file; - is standard output'
complete -c backup-lint -n '__backup_lint_is encrypt' -l force -f -d 'Replace the file of --output where it is there'
complete -c backup-lint -n '__backup_lint_is encrypt' -l quiet -f -d 'Say only what is wrong'
complete -c backup-lint -n '__backup_lint_is encrypt' -l passcode-file -r -F -d 'Take the passcode of encrypted backups from a file; one line end behind it is none of it'
complete -c backup-lint -n '__backup_lint_is encrypt' -l passcode-fd -x -d 'Take the passcode from an open file descriptor, in the same way'
complete -c backup-lint -n '__backup_lint_is encrypt' -l max-bytes -x -d 'Read no file of more bytes; without it 4 GiB'
complete -c backup-lint -n '__backup_lint_is encrypt' -l contracts -r -F -d 'A contract file, or a folder with *.contract.json files and the *.upgrade.json files between them: formats that are known beside those that the tool ships'
complete -c backup-lint -n '__backup_lint_is encrypt' -l config -r -F -d 'The configuration file; without it the nearest .backup-lint.json, in this folder or above it, up to that of the repository or the home folder'
complete -c backup-lint -n '__backup_lint_is encrypt' -l no-config -f -d 'Read no configuration file'
complete -c backup-lint -n '__backup_lint_is encrypt' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is encrypt' -F

complete -c backup-lint -n '__backup_lint_is decrypt' -s o -l output -r -F -d 'Write the result to a new file; - is standard output'
complete -c backup-lint -n '__backup_lint_is decrypt' -l force -f -d 'Replace the file of --output where it is there'
complete -c backup-lint -n '__backup_lint_is decrypt' -l quiet -f -d 'Say only what is wrong'
complete -c backup-lint -n '__backup_lint_is decrypt' -l passcode-file -r -F -d 'Take the passcode of encrypted backups from a file; one line end behind it is none of it'
complete -c backup-lint -n '__backup_lint_is decrypt' -l passcode-fd -x -d 'Take the passcode from an open file descriptor, in the same way'
complete -c backup-lint -n '__backup_lint_is decrypt' -l max-bytes -x -d 'Read no file of more bytes; without it 4 GiB'
complete -c backup-lint -n '__backup_lint_is decrypt' -l config -r -F -d 'The configuration file; without it the nearest .backup-lint.json, in this folder or above it, up to that of the repository or the home folder'
complete -c backup-lint -n '__backup_lint_is decrypt' -l no-config -f -d 'Read no configuration file'
complete -c backup-lint -n '__backup_lint_is decrypt' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is decrypt' -F

complete -c backup-lint -n '__backup_lint_is import' -l store -r -F -d 'The store: a file of SQLite that `import` has made'
complete -c backup-lint -n '__backup_lint_is import' -l mode -x -a 'merge replace add-missing' -d 'What becomes of what the store has'
complete -c backup-lint -n '__backup_lint_is import' -l dry-run -f -d 'Say what would be done, and write nothing'
complete -c backup-lint -n '__backup_lint_is import' -l yes -f -d 'Do not ask'
complete -c backup-lint -n '__backup_lint_is import' -l allow-empty -f -d 'Let a file without records replace what a store has'
complete -c backup-lint -n '__backup_lint_is import' -l safety-copies -x -a '(__fish_complete_directories)' -d 'Where the copy of the store is kept; without it beside the store'
complete -c backup-lint -n '__backup_lint_is import' -l round-money -f -d 'Round amounts of an old file that have more digits than their currency, with a warning for each'
complete -c backup-lint -n '__backup_lint_is import' -l format -x -a 'text concise json jsonl sarif github gitlab junit checkstyle xcode' -d 'How findings are written to standard output'
complete -c backup-lint -n '__backup_lint_is import' -l report -x -a '(__backup_lint_reports)' -d 'Write a further report to a file, which takes the place of one that is there'
complete -c backup-lint -n '__backup_lint_is import' -l strict -f -d 'Let warnings count as errors for the exit status'
complete -c backup-lint -n '__backup_lint_is import' -l fail-on -x -a 'note warning error' -d 'The least severity that makes the exit status 1'
complete -c backup-lint -n '__backup_lint_is import' -l max-findings -x -d 'How many findings of a file are written, the gravest first to be kept; 0 for all'
complete -c backup-lint -n '__backup_lint_is import' -l color -x -a 'auto always never' -d 'Whether text is coloured; auto obeys NO_COLOR and CLICOLOR_FORCE, then looks for a terminal'
complete -c backup-lint -n '__backup_lint_is import' -l quiet -f -d 'Write findings only: no summaries, no progress'
complete -c backup-lint -n '__backup_lint_is import' -l contracts -r -F -d 'A contract file, or a folder with *.contract.json files and the *.upgrade.json files between them: formats that are known beside those that the tool ships'
complete -c backup-lint -n '__backup_lint_is import' -l max-bytes -x -d 'Read no file of more bytes; without it 4 GiB'
complete -c backup-lint -n '__backup_lint_is import' -l redact -f -d 'Show only the shape of values, on a terminal too'
complete -c backup-lint -n '__backup_lint_is import' -l show-values -f -d 'Show values also where the output is not a terminal'
complete -c backup-lint -n '__backup_lint_is import' -l stdin-name -x -d 'What standard input is called in the report'
complete -c backup-lint -n '__backup_lint_is import' -l passcode-file -r -F -d 'Take the passcode of encrypted backups from a file; one line end behind it is none of it'
complete -c backup-lint -n '__backup_lint_is import' -l passcode-fd -x -d 'Take the passcode from an open file descriptor, in the same way'
complete -c backup-lint -n '__backup_lint_is import' -l config -r -F -d 'The configuration file; without it the nearest .backup-lint.json, in this folder or above it, up to that of the repository or the home folder'
complete -c backup-lint -n '__backup_lint_is import' -l no-config -f -d 'Read no configuration file'
complete -c backup-lint -n '__backup_lint_is import' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is import' -F

complete -c backup-lint -n '__backup_lint_is export' -l store -r -F -d 'The store: a file of SQLite that `import` has made'
complete -c backup-lint -n '__backup_lint_is export' -s o -l output -r -F -d 'Write the result to a new file; - is standard output'
complete -c backup-lint -n '__backup_lint_is export' -l force -f -d 'Replace the file of --output where it is there'
complete -c backup-lint -n '__backup_lint_is export' -l quiet -f -d 'Say only what is wrong'
complete -c backup-lint -n '__backup_lint_is export' -l contracts -r -F -d 'A contract file, or a folder with *.contract.json files and the *.upgrade.json files between them: formats that are known beside those that the tool ships'
complete -c backup-lint -n '__backup_lint_is export' -l config -r -F -d 'The configuration file; without it the nearest .backup-lint.json, in this folder or above it, up to that of the repository or the home folder'
complete -c backup-lint -n '__backup_lint_is export' -l no-config -f -d 'Read no configuration file'
complete -c backup-lint -n '__backup_lint_is export' -l help -f -d 'Print the help'

complete -c backup-lint -n '__backup_lint_is merge' -s o -l output -r -F -d 'Write the result to a new file; - is standard output'
complete -c backup-lint -n '__backup_lint_is merge' -l force -f -d 'Replace the file of --output where it is there'
complete -c backup-lint -n '__backup_lint_is merge' -l format -x -a 'text concise json jsonl sarif github gitlab junit checkstyle xcode' -d 'How findings are written to standard output'
complete -c backup-lint -n '__backup_lint_is merge' -l report -x -a '(__backup_lint_reports)' -d 'Write a further report to a file, which takes the place of one that is there'
complete -c backup-lint -n '__backup_lint_is merge' -l strict -f -d 'Let warnings count as errors for the exit status'
complete -c backup-lint -n '__backup_lint_is merge' -l fail-on -x -a 'note warning error' -d 'The least severity that makes the exit status 1'
complete -c backup-lint -n '__backup_lint_is merge' -l max-findings -x -d 'How many findings of a file are written, the gravest first to be kept; 0 for all'
complete -c backup-lint -n '__backup_lint_is merge' -l color -x -a 'auto always never' -d 'Whether text is coloured; auto obeys NO_COLOR and CLICOLOR_FORCE, then looks for a terminal'
complete -c backup-lint -n '__backup_lint_is merge' -l quiet -f -d 'Write findings only: no summaries, no progress'
complete -c backup-lint -n '__backup_lint_is merge' -l contracts -r -F -d 'A contract file, or a folder with *.contract.json files and the *.upgrade.json files between them: formats that are known beside those that the tool ships'
complete -c backup-lint -n '__backup_lint_is merge' -l max-bytes -x -d 'Read no file of more bytes; without it 4 GiB'
complete -c backup-lint -n '__backup_lint_is merge' -l redact -f -d 'Show only the shape of values, on a terminal too'
complete -c backup-lint -n '__backup_lint_is merge' -l show-values -f -d 'Show values also where the output is not a terminal'
complete -c backup-lint -n '__backup_lint_is merge' -l stdin-name -x -d 'What standard input is called in the report'
complete -c backup-lint -n '__backup_lint_is merge' -l passcode-file -r -F -d 'Take the passcode of encrypted backups from a file; one line end behind it is none of it'
complete -c backup-lint -n '__backup_lint_is merge' -l passcode-fd -x -d 'Take the passcode from an open file descriptor, in the same way'
complete -c backup-lint -n '__backup_lint_is merge' -l config -r -F -d 'The configuration file; without it the nearest .backup-lint.json, in this folder or above it, up to that of the repository or the home folder'
complete -c backup-lint -n '__backup_lint_is merge' -l no-config -f -d 'Read no configuration file'
complete -c backup-lint -n '__backup_lint_is merge' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is merge' -F
complete -c backup-lint -n '__backup_lint_is merge' -F

complete -c backup-lint -n '__backup_lint_is hash' -l contracts -r -F -d 'A contract file, or a folder with *.contract.json files and the *.upgrade.json files between them: formats that are known beside those that the tool ships'
complete -c backup-lint -n '__backup_lint_is hash' -l max-bytes -x -d 'Read no file of more bytes; without it 4 GiB'
complete -c backup-lint -n '__backup_lint_is hash' -l passcode-file -r -F -d 'Take the passcode of encrypted backups from a file; one line end behind it is none of it'
complete -c backup-lint -n '__backup_lint_is hash' -l passcode-fd -x -d 'Take the passcode from an open file descriptor, in the same way'
complete -c backup-lint -n '__backup_lint_is hash' -l config -r -F -d 'The configuration file; without it the nearest .backup-lint.json, in this folder or above it, up to that of the repository or the home folder'
complete -c backup-lint -n '__backup_lint_is hash' -l no-config -f -d 'Read no configuration file'
complete -c backup-lint -n '__backup_lint_is hash' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is hash' -F

complete -c backup-lint -n '__backup_lint_is inspect' -l contracts -r -F -d 'A contract file, or a folder with *.contract.json files and the *.upgrade.json files between them: formats that are known beside those that the tool ships'
complete -c backup-lint -n '__backup_lint_is inspect' -l passcode-file -r -F -d 'Take the passcode of encrypted backups from a file; one line end behind it is none of it'
complete -c backup-lint -n '__backup_lint_is inspect' -l passcode-fd -x -d 'Take the passcode from an open file descriptor, in the same way'
complete -c backup-lint -n '__backup_lint_is inspect' -l config -r -F -d 'The configuration file; without it the nearest .backup-lint.json, in this folder or above it, up to that of the repository or the home folder'
complete -c backup-lint -n '__backup_lint_is inspect' -l no-config -f -d 'Read no configuration file'
complete -c backup-lint -n '__backup_lint_is inspect' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is inspect' -F

complete -c backup-lint -n '__backup_lint_is infer' -l format -x -d 'The id of the format, for example notes-backup; without it one is made of what the files say'
complete -c backup-lint -n '__backup_lint_is infer' -l title -x -d 'The name of the app, as people know it'
complete -c backup-lint -n '__backup_lint_is infer' -l evidence -x -a 'text json' -d 'How standard error says what was inferred'
complete -c backup-lint -n '__backup_lint_is infer' -l max-enum -x -d 'How many different texts make an enumeration at most, up to 256'
complete -c backup-lint -n '__backup_lint_is infer' -s o -l output -r -F -d 'Write the contract to a file in place of standard output'
complete -c backup-lint -n '__backup_lint_is infer' -l force -f -d 'Replace the file of --output where it is there'
complete -c backup-lint -n '__backup_lint_is infer' -l passcode-file -r -F -d 'Take the passcode of encrypted backups from a file; one line end behind it is none of it'
complete -c backup-lint -n '__backup_lint_is infer' -l passcode-fd -x -d 'Take the passcode from an open file descriptor, in the same way'
complete -c backup-lint -n '__backup_lint_is infer' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is infer' -F

complete -c backup-lint -n '__backup_lint_is generate' -l version -x -d 'Which version; without it the newest'
complete -c backup-lint -n '__backup_lint_is generate' -l contracts -r -F -d 'A contract file, or a folder with *.contract.json files and the *.upgrade.json files between them: formats that are known beside those that the tool ships'
complete -c backup-lint -n '__backup_lint_is generate' -l records -x -d 'About how many records the document has; without it 12'
complete -c backup-lint -n '__backup_lint_is generate' -l size -x -d 'About how large the document is, for example 10KB, 100MB or 1GiB'
complete -c backup-lint -n '__backup_lint_is generate' -l seed -x -d 'Other seeds give other documents; without it 1'
complete -c backup-lint -n '__backup_lint_is generate' -l faults -x -a '(__fish_complete_directories)' -d 'A folder, new or empty, for files with one fault each'
complete -c backup-lint -n '__backup_lint_is generate' -s o -l output -r -F -d 'Where the document goes, in place of standard output'
complete -c backup-lint -n '__backup_lint_is generate' -l force -f -d 'Replace the file of --output where there is one'
complete -c backup-lint -n '__backup_lint_is generate' -l config -r -F -d 'The configuration file; without it the nearest .backup-lint.json, in this folder or above it, up to that of the repository or the home folder'
complete -c backup-lint -n '__backup_lint_is generate' -l no-config -f -d 'Read no configuration file'
complete -c backup-lint -n '__backup_lint_is generate' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is generate' -f -a 'mood-journal-backup seaglass-backup spendrop-backup'

complete -c backup-lint -n '__backup_lint_is gate' -l against -x -d 'Compare with a commit of the git repository as well: what it has released is still the same'
complete -c backup-lint -n '__backup_lint_is gate' -l accept -f -d 'Write what may be written of a draft: its file, its reserved names, its fixtures'
complete -c backup-lint -n '__backup_lint_is gate' -l contracts -x -a '(__fish_complete_directories)' -d 'The folder of contracts and ledgers; without it Schemas'
complete -c backup-lint -n '__backup_lint_is gate' -l fixtures -x -a '(__fish_complete_directories)' -d 'The folder of fixtures; without it fixtures'
complete -c backup-lint -n '__backup_lint_is gate' -l changelog -r -F -d 'The changelog; without it CHANGELOG.md'
complete -c backup-lint -n '__backup_lint_is gate' -l format -x -a 'text concise json jsonl sarif github gitlab junit checkstyle xcode' -d 'How findings are written to standard output'
complete -c backup-lint -n '__backup_lint_is gate' -l report -x -a '(__backup_lint_reports)' -d 'Write a further report to a file, which takes the place of one that is there'
complete -c backup-lint -n '__backup_lint_is gate' -l strict -f -d 'Let warnings count as errors for the exit status'
complete -c backup-lint -n '__backup_lint_is gate' -l fail-on -x -a 'note warning error' -d 'The least severity that makes the exit status 1'
complete -c backup-lint -n '__backup_lint_is gate' -l max-findings -x -d 'How many findings of a file are written, the gravest first to be kept; 0 for all'
complete -c backup-lint -n '__backup_lint_is gate' -l color -x -a 'auto always never' -d 'Whether text is coloured; auto obeys NO_COLOR and CLICOLOR_FORCE, then looks for a terminal'
complete -c backup-lint -n '__backup_lint_is gate' -l quiet -f -d 'Write findings only: no summaries, no progress'
complete -c backup-lint -n '__backup_lint_is gate' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is gate' -f -a 'mood-journal-backup seaglass-backup spendrop-backup'

complete -c backup-lint -n '__backup_lint_is release' -l reason -x -d 'Why a new major has to be; for a major only'
complete -c backup-lint -n '__backup_lint_is release' -l date -x -d 'The day of the release; without it today, in UTC'
complete -c backup-lint -n '__backup_lint_is release' -l contracts -x -a '(__fish_complete_directories)' -d 'The folder of contracts and ledgers; without it Schemas'
complete -c backup-lint -n '__backup_lint_is release' -l fixtures -x -a '(__fish_complete_directories)' -d 'The folder of fixtures; without it fixtures'
complete -c backup-lint -n '__backup_lint_is release' -l changelog -r -F -d 'The changelog; without it CHANGELOG.md'
complete -c backup-lint -n '__backup_lint_is release' -l format -x -a 'text concise json jsonl sarif github gitlab junit checkstyle xcode' -d 'How findings are written to standard output'
complete -c backup-lint -n '__backup_lint_is release' -l report -x -a '(__backup_lint_reports)' -d 'Write a further report to a file, which takes the place of one that is there'
complete -c backup-lint -n '__backup_lint_is release' -l strict -f -d 'Let warnings count as errors for the exit status'
complete -c backup-lint -n '__backup_lint_is release' -l fail-on -x -a 'note warning error' -d 'The least severity that makes the exit status 1'
complete -c backup-lint -n '__backup_lint_is release' -l max-findings -x -d 'How many findings of a file are written, the gravest first to be kept; 0 for all'
complete -c backup-lint -n '__backup_lint_is release' -l color -x -a 'auto always never' -d 'Whether text is coloured; auto obeys NO_COLOR and CLICOLOR_FORCE, then looks for a terminal'
complete -c backup-lint -n '__backup_lint_is release' -l quiet -f -d 'Write findings only: no summaries, no progress'
complete -c backup-lint -n '__backup_lint_is release' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is release' -f -a 'mood-journal-backup seaglass-backup spendrop-backup'

complete -c backup-lint -n '__backup_lint_is contract show' -l version -x -d 'Which version; without it the newest'
complete -c backup-lint -n '__backup_lint_is contract show' -l contracts -r -F -d 'A contract file, or a folder with *.contract.json files and the *.upgrade.json files between them: formats that are known beside those that the tool ships'
complete -c backup-lint -n '__backup_lint_is contract show' -l config -r -F -d 'The configuration file; without it the nearest .backup-lint.json, in this folder or above it, up to that of the repository or the home folder'
complete -c backup-lint -n '__backup_lint_is contract show' -l no-config -f -d 'Read no configuration file'
complete -c backup-lint -n '__backup_lint_is contract show' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is contract show' -f -a 'mood-journal-backup seaglass-backup spendrop-backup'

complete -c backup-lint -n '__backup_lint_is contract schema' -l version -x -d 'Which version; without it the newest'
complete -c backup-lint -n '__backup_lint_is contract schema' -l for -x -a 'writer reader' -d 'Whose rules the schema has'
complete -c backup-lint -n '__backup_lint_is contract schema' -l contracts -r -F -d 'A contract file, or a folder with *.contract.json files and the *.upgrade.json files between them: formats that are known beside those that the tool ships'
complete -c backup-lint -n '__backup_lint_is contract schema' -l config -r -F -d 'The configuration file; without it the nearest .backup-lint.json, in this folder or above it, up to that of the repository or the home folder'
complete -c backup-lint -n '__backup_lint_is contract schema' -l no-config -f -d 'Read no configuration file'
complete -c backup-lint -n '__backup_lint_is contract schema' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is contract schema' -f -a 'mood-journal-backup seaglass-backup spendrop-backup'

complete -c backup-lint -n '__backup_lint_is contract docs' -l version -x -d 'Which version; without it the newest'
complete -c backup-lint -n '__backup_lint_is contract docs' -l introduction -r -F -d 'A Markdown file that the page begins with'
complete -c backup-lint -n '__backup_lint_is contract docs' -l contracts -r -F -d 'A contract file, or a folder with *.contract.json files and the *.upgrade.json files between them: formats that are known beside those that the tool ships'
complete -c backup-lint -n '__backup_lint_is contract docs' -l config -r -F -d 'The configuration file; without it the nearest .backup-lint.json, in this folder or above it, up to that of the repository or the home folder'
complete -c backup-lint -n '__backup_lint_is contract docs' -l no-config -f -d 'Read no configuration file'
complete -c backup-lint -n '__backup_lint_is contract docs' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is contract docs' -f -a 'mood-journal-backup seaglass-backup spendrop-backup'

complete -c backup-lint -n '__backup_lint_is contract diff' -l format -x -a 'text json' -d 'How the changes are written'
complete -c backup-lint -n '__backup_lint_is contract diff' -l contracts -r -F -d 'A contract file, or a folder with *.contract.json files and the *.upgrade.json files between them: formats that are known beside those that the tool ships'
complete -c backup-lint -n '__backup_lint_is contract diff' -l config -r -F -d 'The configuration file; without it the nearest .backup-lint.json, in this folder or above it, up to that of the repository or the home folder'
complete -c backup-lint -n '__backup_lint_is contract diff' -l no-config -f -d 'Read no configuration file'
complete -c backup-lint -n '__backup_lint_is contract diff' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is contract diff' -F -a 'mood-journal-backup seaglass-backup spendrop-backup'
complete -c backup-lint -n '__backup_lint_is contract diff' -F -a 'mood-journal-backup seaglass-backup spendrop-backup'

complete -c backup-lint -n '__backup_lint_is config show' -l format -x -a 'text json' -d 'How the settings are written'
complete -c backup-lint -n '__backup_lint_is config show' -l contracts -r -F -d 'A contract file, or a folder with *.contract.json files and the *.upgrade.json files between them: formats that are known beside those that the tool ships'
complete -c backup-lint -n '__backup_lint_is config show' -l strict -f -d 'Let warnings count as errors for the exit status'
complete -c backup-lint -n '__backup_lint_is config show' -l fail-on -x -a 'note warning error' -d 'The least severity that makes the exit status 1'
complete -c backup-lint -n '__backup_lint_is config show' -l max-findings -x -d 'How many findings of a file are written, the gravest first to be kept; 0 for all'
complete -c backup-lint -n '__backup_lint_is config show' -l color -x -a 'auto always never' -d 'Whether text is coloured; auto obeys NO_COLOR and CLICOLOR_FORCE, then looks for a terminal'
complete -c backup-lint -n '__backup_lint_is config show' -l max-bytes -x -d 'Read no file of more bytes; without it 4 GiB'
complete -c backup-lint -n '__backup_lint_is config show' -l redact -f -d 'Show only the shape of values, on a terminal too'
complete -c backup-lint -n '__backup_lint_is config show' -l config -r -F -d 'The configuration file; without it the nearest .backup-lint.json, in this folder or above it, up to that of the repository or the home folder'
complete -c backup-lint -n '__backup_lint_is config show' -l no-config -f -d 'Read no configuration file'
complete -c backup-lint -n '__backup_lint_is config show' -l help -f -d 'Print the help'

complete -c backup-lint -n '__backup_lint_is config schema' -l help -f -d 'Print the help'

complete -c backup-lint -n '__backup_lint_is rules' -l help -f -d 'Print the help'

complete -c backup-lint -n '__backup_lint_is explain' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is explain' -f -a '(__backup_lint_rules)'

complete -c backup-lint -n '__backup_lint_is completions' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is completions' -f -a 'bash zsh fish'

complete -c backup-lint -n '__backup_lint_is help' -l help -f -d 'Print the help'
complete -c backup-lint -n '__backup_lint_is help' -f -a 'check fix upgrade encrypt decrypt import export merge hash inspect infer generate gate release rules explain completions help contract config'
