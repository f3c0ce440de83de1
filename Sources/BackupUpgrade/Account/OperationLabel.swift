/// What an operation of a step is called in a report.
struct OperationLabel: Sendable, Hashable {
  let from: Int
  let to: Int
  let name: OperationName
  /// The objects that it works on, as it is written.
  let at: String
  /// The keys that it is about, as far as that can be said in a word or two.
  let subject: String

  init(_ step: Upgrade, _ operation: UpgradeOperation) {
    subject = operation.action.subject
    from = step.from
    to = step.to
    name = OperationName(operation.action)
    at = operation.at.description
  }
}
