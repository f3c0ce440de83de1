import BackupJSON

/// One value that a type allows and that a reader may get wrong.
struct EdgeValue: Sendable {
  /// What a reader of the same version makes of it.
  enum Kind: Sendable {
    /// It reads the value as it is.
    case conforming
    /// It reads something else, as the contract says.
    case fallback
  }

  /// What is special about it, in a few words.
  let what: String
  /// The value.
  let value: JSONValue
  /// What a reader makes of it.
  let kind: Kind
  /// The fact of the type that it shows, as a path from the type in the file form.
  let fact: [String]

  init(_ what: String, _ value: JSONValue, _ kind: Kind = .conforming, fact: [String] = []) {
    self.what = what
    self.value = value
    self.kind = kind
    self.fact = fact
  }
}
