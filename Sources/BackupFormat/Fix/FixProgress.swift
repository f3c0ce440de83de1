import BackupJSON

/// Compares a text before and after some fixes: whether they have mended something, and brought nothing new.
struct FixProgress {
  private struct Place: Hashable {
    let rule: Rule
    let pointer: JSONPointer
  }

  private let before: CheckReport
  /// How many findings of each rule are at each place, those that were not told included.
  private let known: [Place: Int]

  init(from before: CheckReport) {
    self.before = before
    known = FixProgress.counts(before.findings + before.reading.hidden)
  }

  private static func counts(_ findings: [Finding]) -> [Place: Int] {
    findings.reduce(into: [:]) { $0[Place(rule: $1.rule, pointer: $1.pointer), default: 0] += 1 }
  }

  /// Whether the text is better now, and nowhere worse.
  func isMade(by after: CheckReport) -> Bool {
    let old = before.reading
    let new = after.reading
    if old.faults > 0 {
      if old.losesSomething || !old.isJudged {
        // Behind a fault others come to light that were there all the time.
        return new.faults < old.faults || new.faults == old.faults && total(after) != total(before)
      }
      return new.faults < old.faults && news(in: after).allSatisfy { FixProgress.isOfSyntax($0.rule) }
    }
    if !old.isJudged { return new.faults == 0 && FixProgress.counts(after.findings) != known }
    return news(in: after).isEmpty && total(after) < total(before)
  }

  /// The findings after that were not there before.
  func news(in after: CheckReport) -> [Finding] {
    var left = known
    return after.findings.filter { finding in
      let place = Place(rule: finding.rule, pointer: finding.pointer)
      guard let count = left[place], count > 0 else { return true }
      left[place] = count - 1
      return false
    }
  }

  private func total(_ report: CheckReport) -> Int {
    report.counts.values.reduce(report.reading.hidden.count, +)
  }

  private static func isOfSyntax(_ rule: Rule) -> Bool {
    Rule.syntaxRules.contains(rule) || Rule.fileRules.contains(rule)
  }
}
