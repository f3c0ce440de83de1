/// A JSON value as an exact tree: the order of keys and the text of numbers are part of it.
///
/// Equality is exact as well: the same keys in the same order, numbers by their text, strings by their UTF-8
/// bytes. Compare the canonical forms (``CanonicalWriter``) where order and spelling do not matter.
///
/// What a reader gives is at most ``JSONDocument/depthLimit`` levels deep, and a value built by hand should be:
/// writers refuse what is deeper, and comparing or freeing a tree takes stack for each level.
public enum JSONValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  /// A number with its text.
  case number(JSONNumber)
  /// A text, decoded: without escapes.
  case string(String)
  case array([JSONValue])
  /// Members in their order.
  case object(JSONObject)
}

extension JSONValue {
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.isSameUTF8(as: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    case (.null, _), (.boolean, _), (.number, _), (.string, _), (.array, _), (.object, _): false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(UInt8(0))
    case .boolean(let value):
      hasher.combine(UInt8(1))
      hasher.combine(value)
    case .number(let number):
      hasher.combine(UInt8(2))
      hasher.combine(number)
    case .string(let text):
      hasher.combine(UInt8(3))
      text.hashUTF8(into: &hasher)
    case .array(let elements):
      hasher.combine(UInt8(4))
      hasher.combine(elements)
    case .object(let object):
      hasher.combine(UInt8(5))
      hasher.combine(object)
    }
  }
}

extension JSONValue {
  /// An integer, written as plain digits.
  public static func integer(_ value: Int64) -> JSONValue { .number(JSONNumber(value)) }
}
