public import BackupFormat
public import BackupValues

extension SpenDrop {
  /// What a payment settles.
  public struct SettlementAllocation: Sendable, Hashable {
    /// The same for ever, on all devices.
    public var id: RecordID
    /// The settlement that it is part of.
    public var groupID: RecordID
    /// How it settles.
    public var kind: Kept<SettlementKind>
    /// The movement that pays; `nil` where nothing is said.
    public var paymentID: RecordID?
    /// The expense that is settled; `nil` where nothing is said.
    public var expenseID: RecordID?
    /// The loan that is settled; `nil` where nothing is said.
    public var loanID: RecordID?
    /// The person with whom it is settled; `nil` means that the person was deleted.
    public var personID: RecordID?
    /// 1 where the person owes, −1 where I owe.
    public var direction: Int
    /// In minor units of the currency.
    public var amountMinor: Int64
    /// The currency of the amount.
    public var currency: CurrencyCode
    /// When it was settled.
    public var date: UTCMoment
    /// When the record was made.
    public var createdAt: UTCMoment
    /// When the record was changed last; the later one wins a merge.
    public var updatedAt: UTCMoment

    /// Makes a settlement allocation; what the format asks of its values is checked on writing.
    public init(
      id: RecordID,
      groupID: RecordID,
      kind: Kept<SettlementKind>,
      paymentID: RecordID? = nil,
      expenseID: RecordID? = nil,
      loanID: RecordID? = nil,
      personID: RecordID? = nil,
      direction: Int,
      amountMinor: Int64,
      currency: CurrencyCode,
      date: UTCMoment,
      createdAt: UTCMoment,
      updatedAt: UTCMoment
    ) {
      self.id = id
      self.groupID = groupID
      self.kind = kind
      self.paymentID = paymentID
      self.expenseID = expenseID
      self.loanID = loanID
      self.personID = personID
      self.direction = direction
      self.amountMinor = amountMinor
      self.currency = currency
      self.date = date
      self.createdAt = createdAt
      self.updatedAt = updatedAt
    }

    static let record = Record(
      "settlement allocation",
      SettlementAllocation.init,
      Field("id", \.id, .recordID).doc("The same for ever, on all devices."),
      Field("groupID", \.groupID, .recordID).doc("The settlement that it is part of."),
      Field("kind", \.kind, .keptEnumeration(shownAs: "Other")).doc("How it settles."),
      Field("paymentID", \.paymentID, .optional(.reference(to: "moneyMovements", dangling: .warned))).doc(
        "The movement that pays."
      ),
      Field("expenseID", \.expenseID, .optional(.reference(to: "expenses", dangling: .warned))).doc(
        "The expense that is settled."
      ),
      Field("loanID", \.loanID, .optional(.reference(to: "moneyMovements", dangling: .warned))).doc(
        "The loan that is settled."
      ),
      Field("personID", \.personID, .optional(.reference(to: "paybookProfiles"))).absence(
        "that the person was deleted"
      ).doc("The person with whom it is settled."),
      Field("direction", \.direction, .integer(-1...1)).doc("1 where the person owes, −1 where I owe."),
      Field("amountMinor", \.amountMinor, .minorUnits(of: "currency")).doc("In minor units of the currency."),
      Field("currency", \.currency, .currency).doc("The currency of the amount."),
      Field("date", \.date, .utcMoment).doc("When it was settled."),
      Field("createdAt", \.createdAt, .utcMoment).doc("When the record was made."),
      Field("updatedAt", \.updatedAt, .utcMoment).doc(
        "When the record was changed last; the later one wins a merge."
      )
    ).reserving("kindRaw").doc("What a payment settles.")
  }
}
