import BackupJSON

/// Findings in a repaired text that only follow from what the repair had to give up.
struct Consequences {
  private let damage: RepairDamage
  /// Disjoint, in order.
  private let misplaced: [Range<Int>]
  /// Whether a record, or the id of one, was given up.
  private let losesRecords: Bool

  init(of damage: RepairDamage, _ contract: Contract?) {
    self.damage = damage
    var disjoint: [Range<Int>] = []
    for range in damage.misplaced.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = disjoint.last, range.lowerBound <= last.upperBound {
        disjoint[disjoint.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        disjoint.append(range)
      }
    }
    misplaced = disjoint
    let keys = contract?.collections.map(\.key) ?? []
    losesRecords =
      damage.losesMembers || damage.isCut || keys.contains { damage.keys.contains(Array($0.utf8)) }
  }

  /// Rules about what a container has as a whole.
  private static let ofContainers: Set<Rule> = [
    .fieldMissing, .listCount, .mapCount, .recordCount, .ruleSum, .formatMissing, .versionMissing,
  ]
  /// Rules about the container that a key stands in.
  private static let ofPlaces: Set<Rule> = [
    .fieldMissing, .fieldUnknown, .fieldReserved, .settingNotImported, .duplicateKey,
  ]
  /// Rules about records that other places speak of.
  private static let ofTargets: Set<Rule> = [.refMissing, .refMissingKept, .formUnknownField]

  func contains(_ finding: Finding) -> Bool {
    if Consequences.ofContainers.contains(finding.rule), damage.openings.contains(finding.range.lowerBound) {
      return true
    }
    if finding.rule == .ruleSum, damage.hollow.contains(finding.range.lowerBound) { return true }
    if losesRecords, Consequences.ofTargets.contains(finding.rule) { return true }
    return Consequences.ofPlaces.contains(finding.rule) && isMisplaced(finding.range.lowerBound)
  }

  private func isMisplaced(_ offset: Int) -> Bool {
    var low = 0
    var high = misplaced.count
    while low < high {
      let middle = (low + high) / 2
      if misplaced[middle].lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && misplaced[low - 1].contains(offset)
  }
}
