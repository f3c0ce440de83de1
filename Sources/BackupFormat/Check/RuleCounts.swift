import BackupJSON

/// How many findings there are of each of a few rules.
struct RuleCounts: Sendable {
  private(set) var counts: [(rule: Rule, count: Int)] = []

  /// - Complexity: linear in the number of rules that occur; they come in long runs.
  mutating func add(_ rule: Rule) {
    if let place = counts.firstIndex(where: { $0.rule == rule }) {
      counts[place].count += 1
    } else {
      counts.append((rule, 1))
    }
  }
}
