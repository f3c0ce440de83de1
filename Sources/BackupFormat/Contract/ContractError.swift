public import BackupJSON

/// A contract that contradicts itself, with every mistake at once.
public struct ContractError: Error, Sendable, CustomStringConvertible {
  /// The mistakes; at least one.
  public let mistakes: [ContractMistake]

  public var description: String {
    mistakes.map(\.description).joined(separator: "\n")
  }
}

/// One mistake of a contract.
public struct ContractMistake: Sendable, Hashable, CustomStringConvertible {
  /// The kind of mistake, of the family `contract`.
  public let rule: Rule
  /// The place in the contract's file form; also of a fact that the file form leaves out.
  public let pointer: JSONPointer
  /// What is wrong: lower case, one clause, stands alone.
  public let message: String
  /// The word that was surely meant in place of the one at the pointer.
  public let suggestion: String?

  /// Makes a mistake at a place of the contract.
  public init(_ rule: Rule, at pointer: JSONPointer, _ message: String, suggestion: String? = nil) {
    self.rule = rule
    self.pointer = pointer
    self.message = message
    self.suggestion = suggestion
  }

  public var description: String {
    "\(pointer): \(message)" + (suggestion.map { "; did you mean `\($0)`?" } ?? "")
  }
}
