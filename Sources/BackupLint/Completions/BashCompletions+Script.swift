/// The parts of the script that do not depend on the command table.
extension BashCompletions {
  static let beginning = #"""
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
    """#

  static let main = #"""
    _backup_lint_first_words='@FIRST@'
    _backup_lint_formats='@FORMATS@'
    _backup_lint_reports='@REPORTS@'

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
        @SINGLES@)
          command=${words[0]}
          first=1 ;;
    @GROUPS@
        *) command=@STANDARD@ ;;
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
    """#

  static let end = "complete -F _backup_lint backup-lint"
}
