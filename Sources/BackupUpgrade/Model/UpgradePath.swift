import BackupJSON

/// A way into a document that may fork: keys, and `*` for each element of a list or value of an object.
///
/// Spec/upgrade.md, section *Paths*.
public struct UpgradePath: Sendable, Hashable, CustomStringConvertible {
  /// One step of the way.
  public enum Token: Sendable, Hashable {
    /// The member of an object.
    case key(String)
    /// Each element of a list, and each value of an object.
    case each
  }

  /// How many tokens a path has at most: no document is nested deeper.
  public static let longest = 64

  /// The steps from the outside inward; none for the whole.
  public let tokens: [Token]

  /// Makes a path of its steps.
  public init(_ tokens: [Token] = []) { self.tokens = tokens }

  /// Reads a path from the root: empty, or tokens each after a slash. Fails for any other text, and for one that is
  /// too long.
  public init?(fromRoot text: String) {
    guard !text.utf8.isEmpty else {
      self.init()
      return
    }
    guard text.utf8.first == UInt8(ascii: "/") else { return nil }
    self.init(inside: String(decoding: text.utf8.dropFirst(), as: UTF8.self))
  }

  /// Reads a path inside of a record: tokens with slashes between them. Fails for an empty text, for `..`, and for
  /// one that is too long.
  public init?(inside text: String) {
    guard let keys = UpgradePath.split(text) else { return nil }
    var tokens: [Token] = []
    for key in keys {
      guard !key.utf8.elementsEqual("..".utf8) else { return nil }
      tokens.append(key.utf8.elementsEqual("*".utf8) ? .each : .key(key))
    }
    self.init(tokens)
  }

  /// The keys, where the path does not fork; `nil` where it does.
  public var keys: [String]? {
    var keys: [String] = []
    for token in tokens {
      switch token {
      case .key(let key): keys.append(key)
      case .each: return nil
      }
    }
    return keys
  }

  /// The path inside of a record, as it is written.
  public var inside: String {
    tokens.map { token in
      switch token {
      case .key(let key): UpgradePath.escaped(key)
      case .each: "*"
      }
    }.joined(separator: "/")
  }

  /// The path from the root, as it is written.
  public var description: String { tokens.isEmpty ? "" : "/" + inside }

  /// The decoded tokens between slashes; `nil` where a `~` stands alone or there are too many.
  static func split(_ text: String) -> [String]? {
    guard !text.utf8.isEmpty, let pointer = JSONPointer("/" + text)?.tokens, pointer.count <= longest else {
      return nil
    }
    return pointer
  }

  static func escaped(_ key: String) -> String {
    var text = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  public static func == (left: UpgradePath, right: UpgradePath) -> Bool {
    left.tokens.elementsEqual(right.tokens) { left, right in
      switch (left, right) {
      case (.each, .each): true
      case (.key(let left), .key(let right)): left.utf8.elementsEqual(right.utf8)
      case (.each, .key), (.key, .each): false
      }
    }
  }
}
