/// A JSON text as an exact, ordered tree: key order, unknown keys and number text survive reading, editing and
/// writing.
public struct JSONDocument: Sendable, Hashable {
  /// How many arrays and objects may be inside each other. Readers refuse, and writers do not write, what is
  /// deeper.
  public static let depthLimit = 64

  /// The whole value.
  public var root: JSONValue

  public init(root: JSONValue) { self.root = root }

  /// The value at a place; `nil` where there is none (RFC 6901 section 4).
  public func value(at pointer: JSONPointer) -> JSONValue? {
    var value = root
    for token in pointer.tokens {
      guard let child = value.child(token) else { return nil }
      value = child
    }
    return value
  }

  /// The value at a place; `nil` where there is none. To change it, use ``set(_:at:)``.
  public subscript(pointer: JSONPointer) -> JSONValue? { value(at: pointer) }
}

extension JSONValue {
  fileprivate func child(_ token: String) -> JSONValue? {
    switch self {
    case .object(let object): object[token]
    case .array(let elements):
      if case .index(let index)? = JSONPointer.ArrayPlace(token), index < elements.count {
        elements[index]
      } else {
        nil
      }
    case .null, .boolean, .number, .string: nil
    }
  }
}
