public import BackupFormat

/// Everything that differs between two contracts of one format.
public struct ContractComparison: Sendable {
  /// The differences, in the order of the newer contract's file form.
  public let changes: [ContractChange]

  /// Compares a contract with an older one of the same format.
  ///
  /// - Parameter released: every released minor of the older contract's major. A fallback protects old readers only
  ///   where each of these has it.
  public init(from older: Contract, to newer: Contract, released: [Contract] = []) {
    changes = []
  }

  /// The greatest bump that a change needs.
  public var bump: Bump { changes.map(\.bump).max() ?? .none }
}
