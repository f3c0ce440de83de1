public import BackupJSON

/// Why a document could not be made into a typed value, or a value into a document.
public struct CodecError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure.
  public struct Code: Sendable, Hashable {
    let name: String

    /// A required field is not there.
    public static let missing = Code(name: "missing")
    /// A value has another type, or is not one of those that the type allows.
    public static let mismatch = Code(name: "mismatch")
    /// A value that the app holds breaks the contract: it would be refused on import.
    public static let invalid = Code(name: "invalid")
  }

  /// The kind of failure.
  public let code: Code
  /// The place in the document.
  public let pointer: JSONPointer
  /// What is wrong, for a developer.
  public let reason: String

  /// Makes a failure at a place; without one it is the whole document.
  public init(_ code: Code, _ reason: String, at pointer: JSONPointer = JSONPointer()) {
    self.code = code
    self.reason = reason
    self.pointer = pointer
  }

  /// The same failure, one step further out.
  func inside(_ key: String) -> CodecError {
    CodecError(code, reason, at: JSONPointer(tokens: [key] + pointer.tokens))
  }

  public var description: String { "\(pointer): \(reason)" }
}
