/// A value that has no canonical form: writing one would mean to round, or to write what no reader accepts.
public struct CanonicalError: Error, Hashable, CustomStringConvertible {
  /// Why there is no canonical form.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// An integer outside ``JSONNumber/safeIntegers``: plain digits, or what would be plain digits in the
    /// canonical form (`1e16`).
    public static let unsafeInteger = Code("unsafeInteger")
    /// More than 40 significant digits.
    public static let tooManyDigits = Code("tooManyDigits")
    /// A decimal exponent outside ±400.
    public static let exponentOutOfRange = Code("exponentOutOfRange")
    /// Arrays and objects nested deeper than ``JSONDocument/depthLimit``.
    public static let tooDeep = Code("tooDeep")

    public let description: String

    private init(_ description: String) { self.description = description }
  }

  /// Why there is no canonical form.
  public let code: Code
  /// The place of the number, or of the array or object that is too deep.
  public private(set) var pointer: JSONPointer
  /// The number as it is written; `nil` where the value is no number.
  public let literal: String?

  init(_ code: Code, literal: String? = nil) {
    self.code = code
    self.literal = literal
    pointer = JSONPointer()
  }

  /// The same error seen from one step further out.
  func within(_ token: String) -> CanonicalError {
    var error = self
    error.pointer = JSONPointer(tokens: [token] + pointer.tokens)
    return error
  }

  public var description: String {
    "\(code) at \"\(pointer)\"" + (literal.map { ": " + Phrase.escaped($0) } ?? "")
  }
}
