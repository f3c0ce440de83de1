import BackupEvolution
@_spi(Scanning) import BackupJSON

/// The findings of the gate as the texts of issues.
enum IssueText {
  /// One text for each error, and one where nothing could be compared.
  static func all(_ report: GateReport) -> [String] {
    var texts = report.files.flatMap { file in
      file.findings.filter { $0.severity == .error }.map { text($0, file) }
    }
    if case .notCompared = report.outcome { texts.append(report.summary) }
    return texts
  }

  /// `contract/bump-too-small: 1.1 is a minor, … (Schemas/pantry-backup/1.1.contract.json:6:3 /version)`, then what
  /// else there is to say, a line each.
  private static func text(_ finding: Finding, _ file: GateFile) -> String {
    let offset = min(finding.range.lowerBound, file.input.count)
    let position = file.input.withSource { source in
      source.withBytes(0..<offset) { LineTable.positions(of: [offset], in: $0) }.first
    }
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    let pointer = finding.pointer.tokens.isEmpty ? "" : " \(finding.pointer)"
    var lines = ["\(finding.rule.id): \(finding.message) (\(file.path)\(place)\(pointer))"]
    lines += finding.notes.map { ($0.isReason ? "why: " : "note: ") + $0.message.description }
    if let help = finding.help { lines.append("help: \(help)") }
    return lines.joined(separator: "\n")
  }
}
