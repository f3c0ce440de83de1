import BackupFormat
import BackupJSON

extension GateRun {
  /// The changelog names the format and the version in one line.
  mutating func judgeChangelog(
    _ draft: FormatState.ContractFile,
    _ contract: Contract
  ) throws(ProjectError) {
    let input = try gate.tree.read(layout.changelog)
    let text = input?.bytes ?? []
    let isNamed = text.split(separator: 0x0A).contains { line in
      Changelog.names(draft.version, in: line)
        && (Changelog.has(contract.format, in: line) || Changelog.has(contract.title, in: line))
    }
    guard !isNamed else { return }
    let what: Phrase =
      input == nil
      ? "there is no \(shown: layout.changelog) that tells of \(shown: state.format) \(draft.version)"
      : "\(shown: layout.changelog) does not tell of \(shown: state.format) \(draft.version)"
    add(
      PlacedFinding(
        .contractChangelogMissing,
        at: JSONPointer(tokens: ["version"]),
        what,
        notes: [.why("who reads backups with another program learns of a new version there")],
        help: "write a line that has `\(shown: state.format) \(draft.version)` and says what is new"
      ),
      to: draft
    )
  }
}

/// Looks for names in the lines of a changelog.
enum Changelog {
  /// Whether the version stands in the line as a word of its own.
  static func names(_ version: FormatVersion, in line: ArraySlice<UInt8>) -> Bool {
    has(version.description, in: line) { isDigit($0) || $0 == UInt8(ascii: ".") }
  }

  /// Whether a text stands in the line, with nothing beside it that would make it part of a longer word.
  static func has(
    _ text: String,
    in line: ArraySlice<UInt8>,
    glued: (UInt8) -> Bool = { isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "-") }
  ) -> Bool {
    let word = Array(text.utf8)
    guard !word.isEmpty, line.count >= word.count else { return false }
    for start in line.startIndex...(line.endIndex - word.count) {
      guard line[start...].starts(with: word) else { continue }
      let end = start + word.count
      let before = start > line.startIndex && glued(line[start - 1])
      // A full stop behind a version ends the sentence, unless a digit follows.
      let isStop = end < line.endIndex && line[end] == UInt8(ascii: ".")
      let next = isStop ? end + 1 : end
      let behind = next < line.endIndex && (isStop ? isDigit(line[next]) : glued(line[next]))
      if !before, !behind { return true }
    }
    return false
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
