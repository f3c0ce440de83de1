import BackupJSON

/// `rules`: one line for each rule.
struct RulesCommand {
  private let surroundings: Surroundings

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  func run() -> ExitStatus {
    let entries = RuleCatalogue.entries.sorted { $0.rule.id < $1.rule.id }
    let idWidth = entries.map { $0.rule.id.utf8.count }.max() ?? 0
    for entry in entries {
      let id = entry.rule.id.padded(to: idWidth)
      surroundings.output.write("\(id)  \(entry.rule.severity.rawValue.padded(to: 7))  \(entry.what)\n")
    }
    return .clean
  }
}

extension String {
  /// Spaces behind a text of ASCII, up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - utf8.count))
  }
}
