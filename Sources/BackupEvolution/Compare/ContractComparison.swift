public import BackupFormat

/// Everything that differs between two contracts of one format.
public struct ContractComparison: Sendable {
  /// The differences, in the order of the newer contract's file form.
  public let changes: [ContractChange]

  /// Compares a contract with an older one of the same format.
  ///
  /// Two contracts of different majors are compared as if the number had stayed: what would happen if it had.
  ///
  /// - Parameters:
  ///   - older: a contract without mistakes.
  ///   - newer: a contract without mistakes.
  ///   - released: every released minor of the older contract's major. A fallback protects old readers only where
  ///     each of these has it.
  public init(from older: Contract, to newer: Contract, released: [Contract] = []) {
    self.init(from: older, to: newer, released: released, withCounterExamples: true)
  }

  /// - Parameter withCounterExamples: whether a document is looked for that shows what is refused or misread.
  package init(from older: Contract, to newer: Contract, released: [Contract], withCounterExamples: Bool) {
    var comparer = ContractComparer(older, newer, released: released)
    comparer.run()
    var noted = comparer.sorted()
    if withCounterExamples, noted.contains(where: { $0.isShown }),
      let search = CounterExampleSearch(older, newer, noted)
    {
      for place in noted.indices { noted[place].change.counterExample = search.counterExample(noted[place]) }
    }
    changes = noted.map(\.change)
  }

  /// The greatest bump that a change needs.
  public var bump: Bump { changes.map(\.bump).max() ?? .none }
}
