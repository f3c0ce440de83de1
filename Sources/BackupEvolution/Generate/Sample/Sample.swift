public import BackupJSON

/// A small document that a contract allows: the least that it must have, and one thing more.
public struct Sample: Sendable, Hashable {
  /// The fact of the contract that the document shows, in the contract's file form.
  public let place: JSONPointer
  /// Where in the document it shows; of a key that is left out, where it would be.
  public let pointer: JSONPointer
  /// What is special about the document, in a few words.
  public let what: String
  /// Whether it uses no fallback, no alias and nothing that the contract does not know.
  public let isConforming: Bool
  /// The bytes of the document.
  public let document: [UInt8]
}

/// A small document with exactly one fault.
public struct FaultySample: Sendable, Hashable {
  /// The fact of the contract that the document breaks, in the contract's file form.
  public let place: JSONPointer
  /// Where in the document the fault is.
  public let pointer: JSONPointer
  /// The rule of the one error that a check finds.
  public let rule: Rule
  /// What is wrong with the document, in a few words.
  public let what: String
  /// The bytes of the document.
  public let document: [UInt8]
}
