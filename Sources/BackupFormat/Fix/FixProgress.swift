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
    let news = news(in: after)
    if new.faults < old.faults {
      // Behind a fault others come to light that were there all the time.
      return old.losesSomething || !old.isJudged || news.allSatisfy(\.rule.isOfSyntax)
    }
    if new.faults > old.faults { return false }
    if !news.isEmpty {
      let isBehindFault = old.faults > 0 && old.losesSomething && news.allSatisfy(\.rule.isOfSyntax)
      return isBehindFault || old.faults == 0 && !old.isJudged
    }
    return total(after) < total(before)
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
}

extension Rule {
  private static let ofSyntax = Set(syntaxRules + fileRules)

  /// Whether it is about how the text is written, and not about what it says.
  var isOfSyntax: Bool { Rule.ofSyntax.contains(self) }
}
