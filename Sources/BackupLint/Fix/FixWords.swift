import BackupFormat
import BackupJSON

/// What text for people says of the fixes of one file: each on a line, then what remains.
struct FixWords {
  private let fixed: FixedText
  private let name: String
  private let options: CheckOptions
  private let isRedacting: Bool
  private let positions: Positions

  init(_ fixed: FixedText, _ file: CheckedFile, _ name: String, _ options: CheckOptions) {
    self.fixed = fixed
    self.name = name.visible
    self.options = options
    isRedacting = options.reporter.redaction.hides(file)
    positions = Positions(of: (fixed.applied + fixed.heldBack).map(\.offset), in: fixed.before)
  }

  /// The fixes, one a line; no more than findings would be written.
  var lines: [String] {
    var lines = fixed.isConverted ? ["\(name): write UTF-8 in place of UTF-16"] : []
    let limit = options.reporter.limit(usually: ReportFormat.text.usualLimit)
    lines += fixed.applied.prefix(limit).map(line)
    if fixed.applied.count > limit {
      lines.append("… and \(counted(fixed.applied.count - limit, "more fix", "more fixes"))")
    }
    lines += fixed.heldBack.prefix(limit).map {
      line($0) + "\n  not applied: something new would be wrong then"
    }
    return lines
  }

  /// `backup.json:3:17: remove the comma (json/trailing-comma)`
  private func line(_ item: FixedText.Item) -> String {
    let position = positions[item.offset]
    let title = item.fix.title.rendered(redacting: isRedacting)
    let mark = item.fix.safety == .unsafe ? " [unsafe]" : ""
    return "\(name):\(position.line):\(position.column): \(title)\(mark) (\(item.finding.rule.id))"
  }

  /// `backup.json: 3 fixes; 2 errors would remain`
  ///
  /// - Parameter isDone: whether the result was written.
  func summary(isDone: Bool) -> String {
    let count = fixed.applied.count + (fixed.isConverted ? 1 : 0)
    let fixes = count == 0 ? "nothing to fix" : counted(count, "fix", "fixes")
    let rest = FileSummary.findings(fixed.reportAfter.counts)
    if rest.isEmpty { return "\(name): \(fixes)\(count == 0 ? "" : "; nothing else is wrong")" }
    let remain = isDone || count == 0 ? "remain" : "would remain"
    let verb = fixed.reportAfter.counts.values.reduce(0, +) == 1 && remain == "remain" ? "remains" : remain
    return "\(name): \(fixes); \(rest) \(verb)"
  }

  /// What to do next, as far as it is worth a word.
  func advice(isDone: Bool) -> [String] {
    var lines: [String] = []
    if fixed.isChanged, !isDone {
      lines.append("  --diff shows the edits; --in-place or --output FILE writes the result")
    }
    let more = fixed.reportAfter.findings.count { $0.fixes.count == 1 && $0.fixes[0].safety == .unsafe }
    if more > 0, fixed.heldBack.isEmpty {
      lines.append("  --unsafe-fixes would apply \(counted(more, "more fix", "more fixes"))")
    }
    if fixed.isUnfinished { lines.append("  more can be fixed: fix the result again") }
    return lines
  }
}
