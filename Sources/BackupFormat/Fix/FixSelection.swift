import BackupJSON

/// The fixes of some findings that can be applied together, and the change that they make.
struct FixSelection {
  /// A fix that was chosen, with its finding.
  struct Choice {
    let finding: Finding
    let fix: Fix
  }

  /// In the order of the text.
  let choices: [Choice]

  /// - Precondition: the choices come from one selection, so that they do not overlap.
  init(_ choices: [Choice]) { self.choices = choices }

  /// Chooses from a report what is allowed and can be done in one go; what overlaps with an earlier fix waits.
  ///
  /// - Parameters:
  ///   - limit: the number of bytes of the text; a fix that reaches beyond it is none.
  ///   - isExcluded: whether a fix was tried before, without success.
  init(
    _ findings: [Finding],
    allowing safety: Fix.Safety,
    limit: Int,
    _ isExcluded: (Choice) -> Bool
  ) {
    var choices: [Choice] = []
    for finding in findings {
      guard let fix = FixSelection.certain(finding.fixes, safety) else { continue }
      let choice = Choice(finding: finding, fix: fix)
      if FixSelection.isSound(fix, limit), !isExcluded(choice) { choices.append(choice) }
    }
    self.init(FixSelection.withoutOverlaps(choices))
  }

  /// The one fix to take; `nil` where none is allowed, or where there is a choice that only a person can make.
  private static func certain(_ fixes: [Fix], _ allowed: Fix.Safety) -> Fix? {
    let safe = fixes.filter { $0.safety == .safe }
    if safe.count == 1 { return safe[0] }
    switch allowed {
    case .safe: return nil
    case .unsafe: return fixes.count == 1 ? fixes[0] : nil
    }
  }

  private static func isSound(_ fix: Fix, _ limit: Int) -> Bool {
    !fix.edits.isEmpty && fix.edits.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= limit }
  }

  // MARK: Overlaps

  private struct PlacedEdit {
    let range: Range<Int>
    let choice: Int

    static func inOrder(_ left: PlacedEdit, _ right: PlacedEdit) -> Bool {
      (left.range.lowerBound, left.range.upperBound, left.choice)
        < (right.range.lowerBound, right.range.upperBound, right.choice)
    }

    /// Of two edits in order. Two insertions at one place would have no certain order.
    func overlaps(_ next: PlacedEdit) -> Bool {
      next.range.lowerBound < range.upperBound || next.range == range && range.isEmpty
    }
  }

  private static func placed(_ choices: [Choice]) -> [PlacedEdit] {
    choices.enumerated().flatMap { number, choice in
      choice.fix.edits.map { PlacedEdit(range: $0.range, choice: number) }
    }.sorted(by: PlacedEdit.inOrder)
  }

  /// A fix is applied wholly or not at all; of two that overlap, the earlier finding's is kept.
  private static func withoutOverlaps(_ choices: [Choice]) -> [Choice] {
    var rejected: Set<Int> = []
    var live: PlacedEdit?
    for edit in placed(choices) where !rejected.contains(edit.choice) {
      guard let other = live, !rejected.contains(other.choice), other.overlaps(edit) else {
        live = edit
        continue
      }
      // Edits of one fix that overlap make no sense.
      rejected.insert(max(edit.choice, other.choice))
      if edit.choice < other.choice { live = edit }
    }
    return choices.enumerated().filter { !rejected.contains($0.offset) }.map(\.element)
  }

  // MARK: What comes of them

  var isEmpty: Bool { choices.isEmpty }

  /// What all of them do to the text.
  var change: TextChange {
    let edits = choices.flatMap(\.fix.edits).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    return TextChange(edits.map { TextChange.Part(range: $0.range, replacement: Array($0.replacement.utf8)) })
  }
}
