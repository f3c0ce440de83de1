import BackupFormat
import BackupJSON

/// What text for people says of the fixes of one file: each on a line, then what remains.
struct FixWords {
  private let fixed: FixedText
  private let name: String
  private let options: CheckOptions
  private let isRedacting: Bool
  private let allowsUnsafe: Bool
  private let positions: Positions

  init(
    _ fixed: FixedText,
    _ file: CheckedFile,
    _ name: String,
    _ options: CheckOptions,
    allowsUnsafe: Bool
  ) {
    self.allowsUnsafe = allowsUnsafe
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
    let title = item.title.rendered(redacting: isRedacting)
    let mark = item.safety == .unsafe ? " [unsafe]" : ""
    return "\(name):\(position.line):\(position.column): \(title)\(mark) (\(item.rule.id))"
  }

  /// `backup.json: 3 fixes; 2 errors would remain`
  ///
  /// - Parameter isDone: whether the result was written.
  func summary(isDone: Bool) -> String {
    let count = fixed.applied.count + (fixed.isConverted ? 1 : 0)
    let nothing = fixed.heldBack.isEmpty ? "nothing to fix" : "nothing was fixed"
    let fixes = count == 0 ? nothing : counted(count, "fix", "fixes")
    let rest = FileSummary.findings(fixed.reportAfter.counts)
    if rest.isEmpty { return "\(name): \(fixes)\(count == 0 ? "" : "; nothing else is wrong")" }
    let remain = isDone || count == 0 ? "remain" : "would remain"
    let verb = fixed.reportAfter.counts.values.reduce(0, +) == 1 && remain == "remain" ? "remains" : remain
    return "\(name): \(fixes); \(rest) \(verb)"
  }

  /// What to do next, as far as it is worth a word.
  ///
  /// - Parameters:
  ///   - isDone: whether the result was written.
  ///   - isReported: whether the findings that remain are written as well.
  func advice(isDone: Bool, isReported: Bool) -> [String] {
    var lines: [String] = []
    if fixed.isChanged, !isDone {
      lines.append("  --diff shows the edits; --in-place or --output FILE writes the result")
    }
    if !fixed.isChanged, !isReported, !fixed.reportAfter.counts.isEmpty {
      lines.append("  `backup-lint check` says what is wrong")
    }
    let more =
      allowsUnsafe
      ? 0 : fixed.reportAfter.findings.count { $0.fixes.count == 1 && $0.fixes[0].safety == .unsafe }
    if more > 0 {
      lines.append("  --unsafe-fixes would apply \(counted(more, "more fix", "more fixes"))")
    }
    if fixed.isUnfinished { lines.append("  more can be fixed: fix the result again") }
    return lines
  }
}
