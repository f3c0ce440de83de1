/// Why a command line cannot be followed.
struct UsageError: Error, Sendable {
  let message: String
  /// The word that was probably meant.
  var suggestion: String?
  /// Where to read on: `check`; `nil` for the help of the tool.
  var command: String?

  /// For standard error.
  var text: String {
    var lines = ["backup-lint: \(message)"]
    if let suggestion { lines.append("  did you mean `\(suggestion)`?") }
    lines.append("  see `backup-lint \(command.map { $0 + " " } ?? "")--help`")
    return lines.joined(separator: "\n") + "\n"
  }
}
