/// An edit that could not be made. The document is as it was.
public struct JSONEditError: Error, Hashable, CustomStringConvertible {
  /// Why the edit could not be made.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// Nothing is at the place.
    public static let notFound = Code("notFound")
    /// The place is not inside an object or array: what should hold it is another kind of value, or the place is
    /// the whole document.
    public static let notContainer = Code("notContainer")
    /// The last token is no index of the array (RFC 6901 section 4), or one beyond its end.
    public static let indexOutOfRange = Code("indexOutOfRange")
    /// The object has a member of that key.
    public static let keyExists = Code("keyExists")
    /// A value cannot be moved to a place inside itself.
    public static let intoItself = Code("intoItself")

    public let description: String

    private init(_ description: String) { self.description = description }
  }

  /// Why the edit could not be made.
  public let code: Code
  /// The place that the edit named.
  public let pointer: JSONPointer

  init(_ code: Code, at pointer: JSONPointer) {
    self.code = code
    self.pointer = pointer
  }

  public var description: String { "\(code) at \"\(pointer)\"" }
}
