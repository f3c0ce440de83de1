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
    var comparer = ContractComparer(older, newer, released: released)
    comparer.run()
    changes = comparer.sorted()
  }

  /// The greatest bump that a change needs.
  public var bump: Bump { changes.map(\.bump).max() ?? .none }
}
