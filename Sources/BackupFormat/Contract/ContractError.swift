public import BackupJSON

/// A contract that contradicts itself, with every mistake at once.
public struct ContractError: Error, Sendable, CustomStringConvertible {
  public let mistakes: [ContractMistake]

  public var description: String {
    mistakes.map(\.description).joined(separator: "\n")
  }
}

/// One mistake of a contract.
public struct ContractMistake: Sendable, Hashable, CustomStringConvertible {
  /// The place in the contract's file form.
  public let pointer: JSONPointer
  public let message: String

  public init(_ pointer: JSONPointer, _ message: String) {
    self.pointer = pointer
    self.message = message
  }

  public var description: String { "\(pointer): \(message)" }
}
