import BackupEvolution
import BackupFormat
import BackupJSON

/// The changes between two contracts, for people.
struct ContractDiffText {
  private let older: Contract
  private let newer: Contract
  private let comparison: ContractComparison

  init(_ older: Contract, _ newer: Contract, _ comparison: ContractComparison) {
    self.older = older
    self.newer = newer
    self.comparison = comparison
  }

  var text: String {
    (comparison.changes.map(paragraph) + [summary]).joined(separator: "\n\n") + "\n"
  }

  private func paragraph(_ change: ContractChange) -> String {
    var lines = [
      "[\(change.rule)] \(change.place.description.visible): "
        + "\((change.old ?? "nothing").visible) → \((change.new ?? "nothing").visible)",
      "  older app:  \(change.olderConsequence.visible)", "  older file: \(change.newerConsequence.visible)",
      "  needs:      \(change.bump.words)",
    ]
    if let remedy = change.remedy { lines.append("  for less:   \(remedy.visible)") }
    if let example = change.counterExample {
      let reader = example.reader == .older ? "the older app" : "the new app"
      let how = example.refusedBy.map { "refuses it by \($0)" } ?? "misreads it"
      let place = example.pointer.description.isEmpty ? "as a whole" : "at \(example.pointer)"
      lines.append("  example:    \(reader) \(how) \(place.visible)")
      lines.append("    " + shown(example.document).visible)
    }
    return lines.joined(separator: "\n")
  }

  /// A document on one line; of a long one the beginning.
  private func shown(_ document: [UInt8]) -> String {
    let text = String(decoding: document, as: UTF8.self)
    let limit = 2000
    return text.unicodeScalars.count <= limit ? text : String(text.unicodeScalars.prefix(limit)) + "…"
  }

  private var summary: String {
    let count = comparison.changes.count
    let versions = "\(older.format.visible) \(older.version) → \(newer.version)"
    if count == 0 { return "\(versions): no change" }
    return "\(versions): \(count) \(count == 1 ? "change" : "changes"), needs \(comparison.bump.words)"
  }
}

extension Bump {
  /// What it asks for, in words.
  var words: String {
    switch self {
    case .none: "no new version"
    case .minor: "a new minor"
    case .major: "a new major"
    case .forbidden: "to be undone: no version makes it right"
    }
  }
}
