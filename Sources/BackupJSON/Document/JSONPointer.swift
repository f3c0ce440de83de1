/// A place in a JSON document as a path of reference tokens (RFC 6901): `/trackers/3/cost/amount`.
///
/// Tokens are held decoded and compared as UTF-8 bytes, so that `é` and `e` + U+0301 are two different keys, as
/// JSON has it.
public struct JSONPointer: Sendable, Hashable, CustomStringConvertible {
  /// The decoded tokens from the root inward. Empty for the whole document.
  public private(set) var tokens: [String]

  /// The whole document.
  public init() { tokens = [] }

  public init(tokens: [String]) { self.tokens = tokens }

  /// Reads the text form of RFC 6901 section 5.
  ///
  /// Fails where a non-empty text does not begin with `/`, and for a `~` that is not followed by `0` or `1`.
  public init?(_ text: String) {
    self.init()
    guard !text.utf8.isEmpty else { return }
    guard text.utf8.first == UInt8(ascii: "/") else { return nil }
    for part in text.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let token = JSONPointer.unescaped(part) else { return nil }
      tokens.append(token)
    }
  }

  /// The text form of RFC 6901: `~` as `~0`, `/` as `~1`.
  public var description: String {
    tokens.map { "/" + JSONPointer.escaped($0) }.joined()
  }

  /// The place one step further in, at a key of an object.
  public func appending(_ key: String) -> JSONPointer {
    JSONPointer(tokens: tokens + [key])
  }

  /// The place one step further in, at an index of an array.
  public func appending(_ index: Int) -> JSONPointer {
    JSONPointer(tokens: tokens + [String(index)])
  }

  /// The place one step out; `nil` for the whole document.
  public var parent: JSONPointer? {
    tokens.isEmpty ? nil : JSONPointer(tokens: tokens.dropLast())
  }

  public static func == (left: JSONPointer, right: JSONPointer) -> Bool {
    left.tokens.elementsEqual(right.tokens) { $0.isSameUTF8(as: $1) }
  }

  public func hash(into hasher: inout Hasher) {
    for token in tokens { token.hashUTF8(into: &hasher) }
  }

  private static func escaped(_ token: String) -> String {
    guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return token
    }
    var result = ""
    for scalar in token.unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func unescaped(_ part: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = part.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "~") else {
        bytes.append(byte)
        continue
      }
      switch rest.next() {
      case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
