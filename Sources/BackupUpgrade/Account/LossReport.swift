public import BackupJSON

/// What an upgrade did to the values of a file, operation by operation.
public struct LossReport: Sendable {
  /// What one operation of a step did.
  public struct Entry: Sendable, Hashable {
    /// The major of the files that the step takes.
    public let from: Int
    /// The major of the files that it makes.
    public let to: Int
    /// The operation.
    public let operation: OperationName
    /// The path to the objects that it worked on, as the step has it.
    public let at: String
    /// The keys that it is about; their number where they are more than three.
    public let subject: String
    /// How many values it changed without losing anything.
    public let changed: Int
    /// How many values it added that the file did not have.
    public let defaulted: Int
    /// How many values it replaced by a fallback.
    public let replaced: Int
    /// How many amounts and dates it rounded.
    public let rounded: Int
    /// How many values it dropped.
    public let dropped: Int
  }

  /// In the order of the steps; operations that did nothing are left out.
  public let entries: [Entry]
  /// Where values were replaced, rounded or dropped, in the order of the file; at most 10,000.
  public let findings: [Finding]

  /// Nothing was done.
  static let empty = LossReport(entries: [], findings: [])

  /// How many values were replaced, rounded or dropped.
  public var lossCount: Int { entries.reduce(0) { $0 + $1.replaced + $1.rounded + $1.dropped } }
}

extension LossReport {
  init(_ account: Account, _ labels: [OperationLabel], findings: [Finding]) {
    entries = zip(labels, account.tallies).compactMap { label, tally in
      let sum = tally.changed + tally.defaulted + tally.replaced + tally.rounded + tally.dropped
      guard sum > 0 else { return nil }
      return Entry(
        from: label.from,
        to: label.to,
        operation: label.name,
        at: label.at,
        subject: label.subject,
        changed: tally.changed,
        defaulted: tally.defaulted,
        replaced: tally.replaced,
        rounded: tally.rounded,
        dropped: tally.dropped
      )
    }
    self.findings = findings
  }
}
