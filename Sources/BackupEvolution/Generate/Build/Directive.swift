import BackupJSON

/// One step from a value into one that it holds.
enum Step: Hashable, Sendable {
  /// A member of a record, or a key that a record does not know.
  case field(String)
  /// An element of a list.
  case element(Int)
  /// A member of a map or of answers.
  case member(String)
  /// What a union is: one of its cases. This step goes no deeper into the document.
  case choice(Int)

  static func == (left: Step, right: Step) -> Bool {
    switch (left, right) {
    case (.field(let left), .field(let right)), (.member(let left), .member(let right)):
      left.isSameUTF8(as: right)
    case (.element(let left), .element(let right)), (.choice(let left), .choice(let right)): left == right
    case (.field, _), (.element, _), (.member, _), (.choice, _): false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .field(let name), .member(let name): name.hashUTF8(into: &hasher)
    case .element(let index), .choice(let index): hasher.combine(index)
    }
  }
}

/// What a document shall have at one of its places, beside what it must have anyway.
struct Directive: Sendable {
  /// What stands at the place.
  enum End: Sendable {
    /// This value.
    case value(JSONValue)
    /// Nothing: the key is left out.
    case absent
    /// A value that the generator chooses.
    case built
  }

  /// The way from the root.
  var route: [Step]
  /// What stands there.
  var end: End

  init(_ route: [Step], _ end: End) {
    self.route = route
    self.end = end
  }
}
