# Completions of backup-lint for bash. Made by `backup-lint completions bash`; do not edit.

# Offers those of the words $1 that begin with $2, the value as far as it is typed.
_backup_lint_offer() {
  _backup_lint_add "$2" < <(compgen -W "$1" -- "$2")
}

# Offers files for the value $1; with -d in place of -f as $2, folders.
_backup_lint_files() {
  if [[ $2 == -f && $(_backup_lint_head "$1") == "" ]]; then
    compopt -o default 2>/dev/null && return
  fi
  compopt -o filenames 2>/dev/null
  _backup_lint_add "$1" < <(compgen "$2" -- "$1")
}

# What bash takes for the beginning of the word before the value $1: "=" does not break words for everyone.
_backup_lint_head() {
  local typed=${COMP_WORDS[COMP_CWORD]}
  [[ $typed == "=" ]] && typed=
  printf %s "${typed%"$1"}"
}

_backup_lint_add() {
  local line head
  head=$(_backup_lint_head "$1")
  while IFS= read -r line; do
    COMPREPLY+=("$head$line")
  done
}

# Offers what the kind $1 says for the value $2.
_backup_lint_complete() {
  case $1 in
    file) _backup_lint_files "$2" -f ;;
    folder) _backup_lint_files "$2" -d ;;
    rule) _backup_lint_offer "$(backup-lint rules 2>/dev/null | cut -d ' ' -f 1)" "$2" ;;
    words*) _backup_lint_offer "${1#words }" "$2" ;;
    command) _backup_lint_offer "$_backup_lint_first_words" "$2" ;;
    contract)
      _backup_lint_offer "$_backup_lint_formats" "$2"
      compopt -o filenames 2>/dev/null
      _backup_lint_add "$2" < <(compgen -f -- "$2") ;;
    report)
      if [[ $2 == *=* ]]; then
        _backup_lint_files "${2#*=}" -f
      else
        compopt -o nospace 2>/dev/null
        _backup_lint_offer "$_backup_lint_reports" "$2"
      fi ;;
  esac
}

# Sets flags to those of the command $1.
_backup_lint_flags() {
  case $1 in
    'check') flags='--format --report --strict --fail-on --max-findings --color --quiet --require-open --contracts --max-bytes --redact --show-values --stdin-name --passcode-file --passcode-fd --config --no-config --help' ;;
    'fix') flags='--unsafe-fixes --diff --output --force --in-place --format --report --strict --fail-on --max-findings --color --quiet --contracts --max-bytes --redact --show-values --stdin-name --passcode-file --passcode-fd --config --no-config --help' ;;
    'upgrade') flags='--to --round-money --copy --output --force --in-place --format --report --strict --fail-on --max-findings --color --quiet --contracts --max-bytes --redact --show-values --stdin-name --passcode-file --passcode-fd --config --no-config --help' ;;
    'encrypt') flags='--output --force --quiet --passcode-file --passcode-fd --max-bytes --contracts --config --no-config --help' ;;
    'decrypt') flags='--output --force --quiet --passcode-file --passcode-fd --max-bytes --config --no-config --help' ;;
    'import') flags='--store --mode --dry-run --yes --allow-empty --safety-copies --round-money --format --report --strict --fail-on --max-findings --color --quiet --contracts --max-bytes --redact --show-values --stdin-name --passcode-file --passcode-fd --config --no-config --help' ;;
    'export') flags='--store --output --force --quiet --contracts --config --no-config --help' ;;
    'merge') flags='--output --force --format --report --strict --fail-on --max-findings --color --quiet --contracts --max-bytes --redact --show-values --stdin-name --passcode-file --passcode-fd --config --no-config --help' ;;
    'hash') flags='--contracts --max-bytes --passcode-file --passcode-fd --config --no-config --help' ;;
    'inspect') flags='--contracts --passcode-file --passcode-fd --config --no-config --help' ;;
    'infer') flags='--format --title --evidence --max-enum --output --force --passcode-file --passcode-fd --help' ;;
    'generate') flags='--version --contracts --records --size --seed --faults --output --force --config --no-config --help' ;;
    'gate') flags='--against --accept --contracts --fixtures --changelog --format --report --strict --fail-on --max-findings --color --quiet --help' ;;
    'release') flags='--reason --date --contracts --fixtures --changelog --format --report --strict --fail-on --max-findings --color --quiet --help' ;;
    'contract show') flags='--version --contracts --config --no-config --help' ;;
    'contract schema') flags='--version --for --contracts --config --no-config --help' ;;
    'contract docs') flags='--version --introduction --contracts --config --no-config --help' ;;
    'contract diff') flags='--format --contracts --config --no-config --help' ;;
    'config show') flags='--format --contracts --strict --fail-on --max-findings --color --max-bytes --redact --config --no-config --help' ;;
    'config schema') flags='--help' ;;
    'rules') flags='--help' ;;
    'explain') flags='--help' ;;
    'completions') flags='--help' ;;
    'help') flags='--help' ;;
  esac
}

# Sets kind to what the value of the flag $2 of the command $1 is; empty where it takes none.
_backup_lint_value() {
  case "$1 $2" in
    'check --format') kind='words text concise json jsonl sarif github gitlab junit checkstyle xcode' ;;
    'check --report') kind='report' ;;
    'check --fail-on') kind='words note warning error' ;;
    'check --max-findings') kind='free' ;;
    'check --color') kind='words auto always never' ;;
    'check --contracts') kind='file' ;;
    'check --max-bytes') kind='free' ;;
    'check --stdin-name') kind='free' ;;
    'check --passcode-file') kind='file' ;;
    'check --passcode-fd') kind='free' ;;
    'check --config') kind='file' ;;
    'fix --output' | 'fix -o') kind='file' ;;
    'fix --format') kind='words text concise json jsonl sarif github gitlab junit checkstyle xcode' ;;
    'fix --report') kind='report' ;;
    'fix --fail-on') kind='words note warning error' ;;
    'fix --max-findings') kind='free' ;;
    'fix --color') kind='words auto always never' ;;
    'fix --contracts') kind='file' ;;
    'fix --max-bytes') kind='free' ;;
    'fix --stdin-name') kind='free' ;;
    'fix --passcode-file') kind='file' ;;
    'fix --passcode-fd') kind='free' ;;
    'fix --config') kind='file' ;;
    'upgrade --to') kind='free' ;;
    'upgrade --output' | 'upgrade -o') kind='file' ;;
    'upgrade --format') kind='words text concise json jsonl sarif github gitlab junit checkstyle xcode' ;;
    'upgrade --report') kind='report' ;;
    'upgrade --fail-on') kind='words note warning error' ;;
    'upgrade --max-findings') kind='free' ;;
    'upgrade --color') kind='words auto always never' ;;
    'upgrade --contracts') kind='file' ;;
    'upgrade --max-bytes') kind='free' ;;
    'upgrade --stdin-name') kind='free' ;;
    'upgrade --passcode-file') kind='file' ;;
    'upgrade --passcode-fd') kind='free' ;;
    'upgrade --config') kind='file' ;;
    'encrypt --output' | 'encrypt -o') kind='file' ;;
    'encrypt --passcode-file') kind='file' ;;
    'encrypt --passcode-fd') kind='free' ;;
    'encrypt --max-bytes') kind='free' ;;
    'encrypt --contracts') kind='file' ;;
    'encrypt --config') kind='file' ;;
    'decrypt --output' | 'decrypt -o') kind='file' ;;
    'decrypt --passcode-file') kind='file' ;;
    'decrypt --passcode-fd') kind='free' ;;
    'decrypt --max-bytes') kind='free' ;;
    'decrypt --config') kind='file' ;;
    'import --store') kind='file' ;;
    'import --mode') kind='words merge replace add-missing' ;;
    'import --safety-copies') kind='folder' ;;
    'import --format') kind='words text concise json jsonl sarif github gitlab junit checkstyle xcode' ;;
    'import --report') kind='report' ;;
    'import --fail-on') kind='words note warning error' ;;
    'import --max-findings') kind='free' ;;
    'import --color') kind='words auto always never' ;;
    'import --contracts') kind='file' ;;
    'import --max-bytes') kind='free' ;;
    'import --stdin-name') kind='free' ;;
    'import --passcode-file') kind='file' ;;
    'import --passcode-fd') kind='free' ;;
    'import --config') kind='file' ;;
    'export --store') kind='file' ;;
    'export --output' | 'export -o') kind='file' ;;
    'export --contracts') kind='file' ;;
    'export --config') kind='file' ;;
    'merge --output' | 'merge -o') kind='file' ;;
    'merge --format') kind='words text concise json jsonl sarif github gitlab junit checkstyle xcode' ;;
    'merge --report') kind='report' ;;
    'merge --fail-on') kind='words note warning error' ;;
    'merge --max-findings') kind='free' ;;
    'merge --color') kind='words auto always never' ;;
    'merge --contracts') kind='file' ;;
    'merge --max-bytes') kind='free' ;;
    'merge --stdin-name') kind='free' ;;
    'merge --passcode-file') kind='file' ;;
    'merge --passcode-fd') kind='free' ;;
    'merge --config') kind='file' ;;
    'hash --contracts') kind='file' ;;
    'hash --max-bytes') kind='free' ;;
    'hash --passcode-file') kind='file' ;;
    'hash --passcode-fd') kind='free' ;;
    'hash --config') kind='file' ;;
    'inspect --contracts') kind='file' ;;
    'inspect --passcode-file') kind='file' ;;
    'inspect --passcode-fd') kind='free' ;;
    'inspect --config') kind='file' ;;
    'infer --format') kind='free' ;;
    'infer --title') kind='free' ;;
    'infer --evidence') kind='words text json' ;;
    'infer --max-enum') kind='free' ;;
    'infer --output' | 'infer -o') kind='file' ;;
    'infer --passcode-file') kind='file' ;;
    'infer --passcode-fd') kind='free' ;;
    'generate --version') kind='free' ;;
    'generate --contracts') kind='file' ;;
    'generate --records') kind='free' ;;
    'generate --size') kind='free' ;;
    'generate --seed') kind='free' ;;
    'generate --faults') kind='folder' ;;
    'generate --output' | 'generate -o') kind='file' ;;
    'generate --config') kind='file' ;;
    'gate --against') kind='free' ;;
    'gate --contracts') kind='folder' ;;
    'gate --fixtures') kind='folder' ;;
    'gate --changelog') kind='file' ;;
    'gate --format') kind='words text concise json jsonl sarif github gitlab junit checkstyle xcode' ;;
    'gate --report') kind='report' ;;
    'gate --fail-on') kind='words note warning error' ;;
    'gate --max-findings') kind='free' ;;
    'gate --color') kind='words auto always never' ;;
    'release --reason') kind='free' ;;
    'release --date') kind='free' ;;
    'release --contracts') kind='folder' ;;
    'release --fixtures') kind='folder' ;;
    'release --changelog') kind='file' ;;
    'release --format') kind='words text concise json jsonl sarif github gitlab junit checkstyle xcode' ;;
    'release --report') kind='report' ;;
    'release --fail-on') kind='words note warning error' ;;
    'release --max-findings') kind='free' ;;
    'release --color') kind='words auto always never' ;;
    'contract show --version') kind='free' ;;
    'contract show --contracts') kind='file' ;;
    'contract show --config') kind='file' ;;
    'contract schema --version') kind='free' ;;
    'contract schema --for') kind='words writer reader' ;;
    'contract schema --contracts') kind='file' ;;
    'contract schema --config') kind='file' ;;
    'contract docs --version') kind='free' ;;
    'contract docs --introduction') kind='file' ;;
    'contract docs --contracts') kind='file' ;;
    'contract docs --config') kind='file' ;;
    'contract diff --format') kind='words text json' ;;
    'contract diff --contracts') kind='file' ;;
    'contract diff --config') kind='file' ;;
    'config show --format') kind='words text json' ;;
    'config show --contracts') kind='file' ;;
    'config show --fail-on') kind='words note warning error' ;;
    'config show --max-findings') kind='free' ;;
    'config show --color') kind='words auto always never' ;;
    'config show --max-bytes') kind='free' ;;
    'config show --config') kind='file' ;;
    *) kind= ;;
  esac
}

# Sets kind to what the argument number $2 of the command $1 is; empty where there is none.
_backup_lint_argument() {
  case "$1 $2" in
    'check '*) kind='file' ;;
    'fix '*) kind='file' ;;
    'upgrade ''0') kind='file' ;;
    'encrypt ''0') kind='file' ;;
    'decrypt ''0') kind='file' ;;
    'import ''0') kind='file' ;;
    'merge ''0') kind='file' ;;
    'merge ''1') kind='file' ;;
    'hash ''0') kind='file' ;;
    'inspect ''0') kind='file' ;;
    'infer '*) kind='file' ;;
    'generate ''0') kind='words mood-journal-backup seaglass-backup spendrop-backup' ;;
    'gate '*) kind='words mood-journal-backup seaglass-backup spendrop-backup' ;;
    'release ''0') kind='words mood-journal-backup seaglass-backup spendrop-backup' ;;
    'contract show ''0') kind='words mood-journal-backup seaglass-backup spendrop-backup' ;;
    'contract schema ''0') kind='words mood-journal-backup seaglass-backup spendrop-backup' ;;
    'contract docs ''0') kind='words mood-journal-backup seaglass-backup spendrop-backup' ;;
    'contract diff ''0') kind='contract' ;;
    'contract diff ''1') kind='contract' ;;
    'explain ''0') kind='rule' ;;
    'completions ''0') kind='words bash zsh fish' ;;
    'help ''0') kind='command' ;;
    *) kind= ;;
  esac
}

_backup_lint_first_words='check fix upgrade encrypt decrypt import export merge hash inspect infer generate gate release rules explain completions help contract config'
_backup_lint_formats='mood-journal-backup seaglass-backup spendrop-backup'
_backup_lint_reports='text= concise= json= jsonl= sarif= github= gitlab= junit= checkstyle= xcode='

_backup_lint() {
  local word command= flag= flags= kind= ended= joined= place=0 first=0 index=1 count current
  local words=()
  COMPREPLY=()
  # Where "=" breaks words, it is one of its own, and so is what stands behind it.
  while ((index <= COMP_CWORD)); do
    word=${COMP_WORDS[index]}
    count=${#words[@]}
    if ((count > 0)) && [[ -n $joined || $word == "="* ]]; then
      words[count - 1]+=$word
      joined=
      [[ $word == "=" ]] && joined=1
    else
      words+=("$word")
    fi
    index=$((index + 1))
  done
  count=${#words[@]}
  current=${words[count - 1]}
  if ((count == 1)) && [[ $current != -* ]]; then
    compopt -o filenames 2>/dev/null
    _backup_lint_offer "$_backup_lint_first_words" "$current"
    _backup_lint_add "$current" < <(compgen -f -- "$current")
    return
  fi
  case ${words[0]} in
    check|fix|upgrade|encrypt|decrypt|import|export|merge|hash|inspect|infer|generate|gate|release|rules|explain|completions|help)
      command=${words[0]}
      first=1 ;;
    contract)
      if ((count == 2)); then
        _backup_lint_offer 'show schema docs diff --help' "$current"
        return
      fi
      case ${words[1]} in
        show|schema|docs|diff) command="contract ${words[1]}" ;;
        *) return ;;
      esac
      first=2 ;;
    config)
      if ((count == 2)); then
        _backup_lint_offer 'show schema --help' "$current"
        return
      fi
      case ${words[1]} in
        show|schema) command="config ${words[1]}" ;;
        *) return ;;
      esac
      first=2 ;;
    *) command=check ;;
  esac
  index=$first
  while ((index < count - 1)); do
    word=${words[index]}
    index=$((index + 1))
    if [[ -n $flag ]]; then
      flag=
    elif [[ -n $ended || $word != -?* ]]; then
      place=$((place + 1))
    elif [[ $word == -- ]]; then
      ended=1
    elif [[ $word != *=* ]]; then
      _backup_lint_value "$command" "$word"
      [[ -n $kind ]] && flag=$word
    fi
  done
  if [[ -n $flag ]]; then
    _backup_lint_value "$command" "$flag"
    _backup_lint_complete "$kind" "$current"
  elif [[ -z $ended && $current == --*=* ]]; then
    _backup_lint_value "$command" "${current%%=*}"
    _backup_lint_complete "$kind" "${current#*=}"
  elif [[ -z $ended && $current == -* ]]; then
    _backup_lint_flags "$command"
    ((count == 1)) && flags+=' --version'
    _backup_lint_offer "$flags" "$current"
  else
    _backup_lint_argument "$command" "$place"
    _backup_lint_complete "$kind" "$current"
  fi
}

complete -F _backup_lint backup-lint
