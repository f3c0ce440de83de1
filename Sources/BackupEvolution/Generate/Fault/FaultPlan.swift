import BackupJSON

/// What one faulty document shall be, before it is built.
struct FaultPlan: Sendable {
  /// A value, or text in place of a value that no JSON has.
  enum Wrong: Sendable {
    case value(JSONValue)
    /// These bytes, as they stand in the file.
    case raw([UInt8])
    case absent
    /// The number that would stand there, with this before it.
    case prefixed(String)

    static func text(_ text: String) -> Wrong { .raw(Array(text.utf8)) }
  }

  let place: JSONPointer
  let what: String
  let rule: Rule
  /// The first one leads to the fault.
  var directives: [Directive]
  /// Bytes that take the place of ``mark``.
  var raw: [UInt8]?
  /// Whether the fault is that a rule between fields is broken; else all rules hold.
  var breaksRule = false
  /// The key of the value at the fault, where it is to stand twice.
  var repeatedKey: String?
  /// What stands before the number at the fault.
  var prefix: String?
  /// How many elements the list at the fault must have: one without enough values for them gives no document.
  var needsElements = 0

  /// Stands where bytes are to stand that are no JSON.
  static let mark = "\u{F8FF}here\u{F8FF}"

  init(_ place: JSONPointer, _ what: String, _ rule: Rule, _ route: [Step], _ wrong: Wrong) {
    self.place = place
    self.what = what
    self.rule = rule
    switch wrong {
    case .value(let value): directives = [Directive(route, .value(value))]
    case .raw(let bytes):
      directives = [Directive(route, .value(.string(Self.mark)))]
      raw = bytes
    case .absent: directives = [Directive(route, .absent)]
    case .prefixed(let text):
      directives = [Directive(route, .built)]
      prefix = text
    }
  }

  init(_ place: JSONPointer, _ what: String, _ rule: Rule, _ directives: [Directive]) {
    self.place = place
    self.what = what
    self.rule = rule
    self.directives = directives
  }
}

/// One wrong value of a type, with the rule that tells.
struct WrongValue: Sendable {
  let what: String
  let rule: Rule
  let value: FaultPlan.Wrong

  init(_ what: String, _ rule: Rule, _ value: JSONValue) {
    self.what = what
    self.rule = rule
    self.value = .value(value)
  }

  init(_ what: String, _ rule: Rule, text: String) {
    self.what = what
    self.rule = rule
    value = .text(text)
  }

  init(_ what: String, _ rule: Rule, prefix: String) {
    self.what = what
    self.rule = rule
    value = .prefixed(prefix)
  }

  init(_ what: String, _ rule: Rule, bytes: [UInt8]) {
    self.what = what
    self.rule = rule
    value = .raw(bytes)
  }
}

extension JSONValue {
  /// Whether it holds no values that hold others, among which could be records with ids.
  var isFlat: Bool {
    switch self {
    case .null, .boolean, .number, .string: true
    case .array(let elements): elements.allSatisfy { $0.arrayValue == nil && $0.objectValue == nil }
    case .object(let members): members.isEmpty
    }
  }
}
