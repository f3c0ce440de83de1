import BackupFormat

/// Reads one flag of a command: `--flag`, `--flag value` or `--flag=value`; `-f`, `-f value` or `-fvalue` where it has a
/// short form.
struct FlagReading {
  private let spec: CommandSpec

  init(_ spec: CommandSpec) {
    self.spec = spec
  }

  /// - Parameter rest: the words behind; the value is taken from there where it is not in the word itself.
  func read(
    _ word: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> (FlagName, String) {
    let (written, attached) = FlagReading.parts(word)
    let isLong = written.hasPrefix("--")
    let flag = isLong ? spec.flag(String(written.dropFirst(2))) : spec.flag(short: written)
    guard let flag else { throw unknown(isLong ? written : word) }
    if case .none = flag.value {
      if attached != nil { throw error("`\(written)` takes no value") }
      return (flag.name, "")
    }
    guard let value = attached ?? rest.popFirst() else {
      throw error("`\(written)` needs a value: \(flag.usage)")
    }
    return (flag.name, try judged(value, flag))
  }

  /// The flag of a word, and the value that is in the word itself.
  private static func parts(_ word: String) -> (flag: String, value: String?) {
    guard word.hasPrefix("--") else {
      return (String(word.prefix(2)), word.count > 2 ? String(word.dropFirst(2)) : nil)
    }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
  }

  private func judged(_ value: String, _ flag: FlagSpec) throws(UsageError) -> String {
    switch flag.value {
    case .none: return value
    case .text:
      guard !value.isEmpty else { throw error("`--\(flag.name.rawValue)` needs a value: \(flag.usage)") }
      return value
    case .number:
      guard !value.isEmpty, value.utf8.count <= 9, value.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else {
        throw error("`--\(flag.name.rawValue)` needs a whole number of 0 or more, not `\(value.visible)`")
      }
      return value
    case .choice(let words, _):
      guard words.contains(value) else {
        throw UsageError(
          message:
            "`--\(flag.name.rawValue)` can be \(words.joined(separator: ", ")), not `\(value.visible)`",
          suggestion: Suggestion.nearest(to: value, among: words),
          command: spec.name.rawValue
        )
      }
      return value
    }
  }

  /// The flag of the tool itself that a word was probably meant to be, unless it is one of the standard command.
  static func nearToolFlag(_ word: String) -> String? {
    let name = word.split(separator: "=", maxSplits: 1).first.map { String($0.dropFirst(2)) } ?? ""
    guard CommandTable.spec(CommandTable.standard).flag(name) == nil else { return nil }
    return Suggestion.nearest(to: name, among: ["version", "help"]).map { "--" + $0 }
  }

  private func unknown(_ written: String) -> UsageError {
    let name = String(written.drop { $0 == "-" })
    let known = spec.flags.map(\.name.rawValue) + ["help"]
    return UsageError(
      message: "`\(spec.name.rawValue)` has no flag `\(written.visible)`",
      suggestion: Suggestion.nearest(to: name, among: known).map { "--" + $0 },
      command: spec.name.rawValue
    )
  }

  private func error(_ message: String) -> UsageError {
    UsageError(message: message, command: spec.name.rawValue)
  }
}
