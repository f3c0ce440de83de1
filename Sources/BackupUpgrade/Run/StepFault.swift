import BackupJSON

/// What keeps an operation from an answer.
struct StepFault: Error {
  let rule: Rule
  /// The value that it is about.
  let node: Node.Index
  let message: Phrase
  let help: Phrase?

  init(_ rule: Rule, _ node: Node.Index, _ message: Phrase, help: Phrase? = nil) {
    self.rule = rule
    self.node = node
    self.message = message
    self.help = help
  }
}
