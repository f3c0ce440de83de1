/// What an operation of a step cannot do for every right file.
package struct StepGap: Sendable, Hashable {
  /// How certain it is.
  package enum Level: Sendable, Hashable {
    /// No file, or hardly any, comes through, or what comes through has lost something or means something else.
    case fault
    /// Some right files may not come through, or may mean something else.
    case doubt
  }

  package let level: Level
  /// Which operation of the step, from 0; `nil` for the result as a whole.
  package let operation: Int?
  /// What is missing: lower case, one clause, stands alone.
  package let message: String
}

/// Collects gaps: each once, and so many at most.
struct StepGaps {
  private(set) var list: [StepGap] = []
  private var known: Set<StepGap> = []

  /// A step with more than that is read from the start again anyway.
  private static let most = 200

  mutating func add(_ gap: StepGap) {
    guard list.count < StepGaps.most, known.insert(gap).inserted else { return }
    list.append(gap)
  }
}
