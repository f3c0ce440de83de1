import BackupJSON

/// What keeps an operation from an answer.
struct StepFault: Error {
  let rule: Rule
  /// The value that it is about.
  let node: Node.Index
  let message: Phrase
  let help: Phrase?
  /// The key that two values would have, where it is that.
  var key: String?
  /// The other of the two values.
  var other: Node.Index?

  init(_ rule: Rule, _ node: Node.Index, _ message: Phrase, help: Phrase? = nil) {
    self.rule = rule
    self.node = node
    self.message = message
    self.help = help
  }

  /// Of a key that two values would have.
  static func taken(_ name: Phrase) -> Phrase { "\(name) is there already, and would be overwritten" }

  /// What tells a fault from others.
  struct Identity: Hashable {
    let rule: Rule
    let node: Node.Index
    let message: Phrase
  }

  var identity: Identity { Identity(rule: rule, node: node, message: message) }
}
