/// A value that cannot be written as JSON text.
public struct JSONWriteError: Error, Hashable, CustomStringConvertible {
  /// Why the value cannot be written.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// Arrays and objects are nested deeper than ``JSONDocument/depthLimit``, which no reader would accept.
    public static let tooDeep = Code("tooDeep")

    public let description: String

    private init(_ description: String) { self.description = description }
  }

  /// Why the value cannot be written.
  public let code: Code
  /// The first array or object that is too deep.
  public private(set) var pointer: JSONPointer

  init(_ code: Code) {
    self.code = code
    pointer = JSONPointer()
  }

  /// The same error seen from one step further out.
  func within(_ token: String) -> JSONWriteError {
    var error = self
    error.pointer = JSONPointer(tokens: [token] + pointer.tokens)
    return error
  }

  public var description: String { "\(code) at \"\(pointer)\"" }
}
