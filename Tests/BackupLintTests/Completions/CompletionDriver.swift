import Foundation

@testable import BackupLint

/// How a shell is asked what it offers for a command line that ends where somebody presses the tab key.
enum CompletionDriver {
  /// Candidates for each line, sorted. What stands before an equals sign is left out: shells differ in whether it is
  /// part of a candidate.
  static func candidates(
    for lines: [String],
    in shell: Shell,
    script: String,
    descriptions: Bool = false
  ) throws -> [[String]] {
    let folder = try TemporaryFolder()
    try folder.write(script, to: ".script")
    // The tool, for what completions ask it.
    try folder.write(ToolRun(["rules"]).output, to: ".rules")
    try folder.write("#!/bin/sh\ntest \"$1\" = rules && exec cat \"${0%/*}/.rules\"\n", to: "backup-lint")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: folder.path + "/backup-lint"
    )
    let work = folder.path + "/work"
    try FileManager.default.createDirectory(atPath: work + "/folder", withIntermediateDirectories: true)
    for name in ["one.json", "two words.json"] { try Data().write(to: URL(filePath: "\(work)/\(name)")) }
    try folder.write(driver(shell), to: ".driver")
    try folder.write(lines.map { input($0, shell) + "\n" }.joined(), to: ".lines")
    let run = try Program.run(["sh", "-c", "cd work && exec \(command(shell)) ../.driver"], in: folder)
    let parts = run.output.split(separator: "@@\n", omittingEmptySubsequences: false).dropLast()
    guard parts.count == lines.count else {
      throw DriverError(description: "\(shell): \(run.output)\(run.errors)")
    }
    return parts.map { part in
      let rows = part.split(separator: "\n").map(String.init)
      return Set(rows.map { descriptions ? $0 : value(of: $0) }).sorted()
    }
  }

  struct DriverError: Error, CustomStringConvertible {
    let description: String
  }

  /// The candidate without its description, and without what stands before an equals sign inside it.
  private static func value(of row: String) -> String {
    let candidate = (row.split(separator: "\t", maxSplits: 1).first.map(String.init) ?? row).filter {
      $0 != "\\"
    }
    guard !candidate.hasSuffix("="), let equals = candidate.lastIndex(of: "=") else { return candidate }
    return String(candidate[candidate.index(after: equals)...])
  }

  private static func command(_ shell: Shell) -> String {
    switch shell {
    case .bash: "bash --norc"
    case .zsh: "zsh -f"
    case .fish: "fish --no-config"
    }
  }

  /// A line as the driver reads it: bash gets the words as it would break them.
  private static func input(_ line: String, _ shell: Shell) -> String {
    switch shell {
    case .bash: line.replacingOccurrences(of: "=", with: " = ").replacingOccurrences(of: "=  ", with: "= ")
    case .zsh, .fish: line
    }
  }

  private static func driver(_ shell: Shell) -> String {
    switch shell {
    case .bash:
      #"""
      source ../.script
      complete -p backup-lint | grep -q -- '-F _backup_lint ' || exit 1
      while IFS= read -r line; do
        read -ra COMP_WORDS <<<"$line"
        [[ $line == *" " && $line != *"= " ]] && COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMPREPLY=()
        _backup_lint
        ((${#COMPREPLY[@]})) && printf '%s\n' "${COMPREPLY[@]}"
        echo @@
      done <../.lines
      """#
    case .fish:
      #"""
      source ../.script
      while read -l line
        complete -C "$line"
        echo @@
      end <../.lines
      """#
    case .zsh: zsh
    }
  }

  /// zsh completes only at a terminal, so one is made for it, and what it would show is written to a file.
  private static let zsh = #"""
    zmodload zsh/zpty
    cat >../.inner <<'END'
    autoload -Uz compinit; compinit -D -u
    source ../.script
    bindkey '^I' complete-word
    bindkey '^U' kill-whole-line
    compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return $?; fi
      typeset -a hits descriptions names
      if (( $@[(I)-d] )); then
        names=${@[$[${@[(i)-d]}+1]]}
        if [[ $names == \(* ]]; then eval "descriptions=$names"; else descriptions=("${(@P)names}"); fi
      fi
      builtin compadd -A hits -D descriptions "$@"
      [[ -n $hits ]] || return
      typeset -A before prefix suffix after
      zparseopts -E P:=before p:=prefix S:=suffix s:=after
      integer i
      for i in {1..$#hits}; do
        print -r -- "$IPREFIX$before[-P]$prefix[-p]$hits[$i]$after[-s]$suffix[-S]"$'\t'"$descriptions[$i]"
      done >>../.hits
    }
    finish() { print -r -- @@ >>../.hits; : >../.done; comppostfuncs=(finish) }
    comppostfuncs=(finish)
    END
    zpty shell zsh -f -i
    # A terminal as wide as this cuts no description.
    zpty -w shell "stty cols 400; source ../.inner; print -r -- REA''DY"
    zpty -r -m shell line '*READY*'
    while IFS= read -r line; do
      zpty -w -n shell $'\x15'"$line"$'\t'
      repeat 400; do [[ -e ../.done ]] && break; sleep 0.02; done
      rm -f ../.done
    done <../.lines
    zpty -d shell
    cat ../.hits
    """#
}
