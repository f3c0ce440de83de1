public import BackupJSON

/// One difference between two contracts, and what it costs.
public struct ContractChange: Sendable, Hashable {
  /// The rule that a finding about it has: `contract/field-added-required`.
  public let rule: Rule
  /// The place in the file form of the newer contract; of something that was removed, in that of the older one.
  public let place: JSONPointer
  /// Whether the place is one of the older contract only.
  public let isRemoved: Bool
  /// The fact as it was, as it stands in the file form; `nil` where there was none.
  public let old: String?
  /// The fact as it is, as it stands in the file form; `nil` where there is none.
  public let new: String?
  /// What an older reader of the same major does with a newer file.
  public let olderReader: Acceptance
  /// What the newer reader does with an older file.
  public let newerReader: Acceptance
  /// The bump that the change needs.
  public let bump: Bump
  /// What happens to a person with the older app, in plain words.
  public let olderConsequence: String
  /// What happens to a person with an older file, in plain words.
  public let newerConsequence: String
  /// How the same can be had with a minor, or with none; `nil` where it cannot.
  public let remedy: String?
  /// A document that shows it; `nil` where nothing is refused or misread.
  public var counterExample: CounterExample?

  package init(
    rule: Rule,
    place: JSONPointer,
    isRemoved: Bool = false,
    old: String?,
    new: String?,
    olderReader: Acceptance,
    newerReader: Acceptance,
    bump: Bump,
    olderConsequence: String,
    newerConsequence: String,
    remedy: String? = nil,
    counterExample: CounterExample? = nil
  ) {
    self.rule = rule
    self.place = place
    self.isRemoved = isRemoved
    self.old = old
    self.new = new
    self.olderReader = olderReader
    self.newerReader = newerReader
    self.bump = bump
    self.olderConsequence = olderConsequence
    self.newerConsequence = newerConsequence
    self.remedy = remedy
    self.counterExample = counterExample
  }
}

/// A document that one of two readers accepts, and what the other makes of it; both have really read it.
public struct CounterExample: Sendable, Hashable {
  /// Who reads the document wrongly.
  public enum Reader: Sendable, Hashable {
    /// The older one; the document is written by the newer contract.
    case older
    /// The newer one; the document is written by the older contract.
    case newer
  }

  /// The bytes of the document.
  public let document: [UInt8]
  /// Who reads it wrongly.
  public let reader: Reader
  /// The rule by which that reader refuses it; `nil` where it accepts it with another meaning.
  public let refusedBy: Rule?
  /// The place in the document that is refused or misread.
  public let pointer: JSONPointer

  package init(document: [UInt8], reader: Reader, refusedBy: Rule?, pointer: JSONPointer) {
    self.document = document
    self.reader = reader
    self.refusedBy = refusedBy
    self.pointer = pointer
  }
}
