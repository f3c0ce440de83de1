package import BackupJSON

/// Checks a text, applies the fixes of its findings, and does both again until there is nothing more to apply:
/// mending one fault may show the next.
///
/// No fix stays applied that brings a finding which was not there before. The number of checks has a bound, so the time
/// is linear in the size of the text.
package struct FixRun {
  /// Checks a text.
  package typealias Check = (InputBytes, BackupChecker.Purpose) -> CheckReport

  /// Rounds after which the rest is left.
  private static let mostRounds = 20
  /// Checks in which the fixes are looked for that bring something new; what is not settled by then is held back.
  private static let mostSearches = 64

  private let safety: Fix.Safety
  private let check: Check
  private var searches = 0
  private var text: InputBytes
  private var report: CheckReport
  private var change = TextChange()
  private var applied: [FixedText.Item] = []
  private var heldBack: [FixedText.Item] = []
  private var excluded: Set<Exclusion> = []

  private struct Exclusion: Hashable {
    let rule: Rule
    let pointer: JSONPointer
    let title: Phrase
  }

  /// Fixes a text.
  ///
  /// - Parameter check: how texts are checked.
  package static func fix(
    _ input: InputBytes,
    allowing safety: Fix.Safety,
    _ check: @escaping Check
  ) -> FixedText {
    let converted = input.convertedFromUTF16()
    let before = converted ?? input
    var run = FixRun(before, safety, check)
    let isUnfinished = run.rounds()
    return FixedText(
      before: before,
      after: run.text,
      reportBefore: check(input, .report),
      reportAfter: check(run.text, .report),
      applied: run.applied.sorted { $0.offset < $1.offset },
      heldBack: run.heldBack.sorted { $0.offset < $1.offset },
      isConverted: converted != nil,
      isUnfinished: isUnfinished,
      change: run.change
    )
  }

  private init(
    _ text: InputBytes,
    _ safety: Fix.Safety,
    _ check: @escaping Check
  ) {
    self.text = text
    report = check(text, .fixes)
    self.safety = safety
    self.check = check
  }

  /// - Returns: whether there would have been more to do.
  private mutating func rounds() -> Bool {
    for _ in 0..<FixRun.mostRounds {
      let selection = selection()
      if selection.isEmpty { return false }
      apply(selection)
    }
    return !selection().isEmpty
  }

  private func selection() -> FixSelection {
    // What is locked is nobody's to change, not even around the lock.
    if report.findings.contains(where: { $0.rule.family == "envelope" }) { return FixSelection([]) }
    // Values are judged once the text can be read.
    let syntax = selection(report.findings.filter(\.rule.isOfSyntax))
    return syntax.isEmpty ? selection(report.findings) : syntax
  }

  private func selection(_ findings: [Finding]) -> FixSelection {
    FixSelection(findings, allowing: safety, limit: text.count) { excluded.contains(exclusion($0)) }
  }

  private func exclusion(_ choice: FixSelection.Choice) -> Exclusion {
    Exclusion(rule: choice.finding.rule, pointer: choice.finding.pointer, title: choice.fix.title)
  }

  // MARK: One round

  /// Applies fixes, as many as bring nothing new.
  private mutating func apply(_ selection: FixSelection) {
    var best = (choices: [FixSelection.Choice](), report: report)
    var suspects: [FixSelection.Choice] = []
    let news = test(selection.choices, &best)
    if !news.isEmpty {
      // Most often it is the place itself where something new is wrong.
      let suspicion = FixSuspicion(news)
      suspects = selection.choices.filter { suspicion.falls(on: $0.finding.pointer) }
      let others = selection.choices.filter { !suspicion.falls(on: $0.finding.pointer) }
      if !suspects.isEmpty, !others.isEmpty {
        search(others[...], &best)
      } else {
        suspects = selection.choices
      }
      search(suspects[...], &best)
    }
    commit(FixSelection(best.choices), best.report)
  }

  /// Takes some more fixes into the best choice, if that makes the text better; otherwise says what would be new, or
  /// what is still wrong where nothing got better.
  private func test(
    _ choices: [FixSelection.Choice],
    _ best: inout (choices: [FixSelection.Choice], report: CheckReport)
  ) -> [Finding] {
    let all = best.choices + choices
    let after = check(FixSelection(all).change.applied(to: text), .fixes)
    let progress = FixProgress(from: best.report)
    if progress.isMade(by: after) {
      best = (all, after)
      return []
    }
    let news = progress.news(in: after)
    return news.isEmpty ? choices.map(\.finding) : news
  }

  /// Halves the fixes until those that bring something new stand alone, and holds these back.
  private mutating func search(
    _ choices: ArraySlice<FixSelection.Choice>,
    _ best: inout (choices: [FixSelection.Choice], report: CheckReport)
  ) {
    if searches < FixRun.mostSearches {
      searches += 1
      if test(Array(choices), &best).isEmpty { return }
      if choices.count > 1 {
        let middle = choices.startIndex + choices.count / 2
        search(choices[..<middle], &best)
        return search(choices[middle...], &best)
      }
    }
    holdBack(choices)
  }

  private mutating func commit(_ selection: FixSelection, _ after: CheckReport) {
    guard !selection.isEmpty else { return }
    let step = selection.change
    applied += selection.choices.map(item)
    text = step.applied(to: text)
    change = change.then(step)
    report = after
  }

  private mutating func holdBack(_ choices: ArraySlice<FixSelection.Choice>) {
    for choice in choices {
      excluded.insert(exclusion(choice))
      heldBack.append(item(choice))
    }
  }

  private func item(_ choice: FixSelection.Choice) -> FixedText.Item {
    let offset = choice.fix.edits.map(\.range.lowerBound).min() ?? choice.finding.range.lowerBound
    return FixedText.Item(
      rule: choice.finding.rule,
      pointer: choice.finding.pointer,
      title: choice.fix.title,
      safety: choice.fix.safety,
      offset: change.original(offset)
    )
  }
}
