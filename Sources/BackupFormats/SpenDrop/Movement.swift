public import BackupFormat
public import BackupValues

extension SpenDrop {
  /// Money that came, went, or was moved.
  public struct Movement: Sendable, Hashable {
    /// The same for ever, on all devices.
    public var id: RecordID
    /// Whether the money came, went, or was moved between accounts.
    public var direction: Kept<Direction>
    /// Why it was moved.
    public var kind: Kept<MovementKind>
    /// In minor units of the currency: 1850 is MYR 18.50.
    public var amountMinor: Int64
    /// The currency of the amount.
    public var currency: CurrencyCode
    /// When it was moved.
    public var date: UTCMoment
    /// The person that it came from or went to; `nil` where nothing is said.
    public var personID: RecordID?
    /// What the person was called; `nil` where nothing is said.
    public var personNameSnapshot: String?
    /// The expense that it is about; `nil` where nothing is said.
    public var linkedExpenseID: RecordID?
    /// What the expense was called; `nil` where nothing is said.
    public var linkedExpenseSnapshot: String?
    /// The account of the money; `nil` where nothing is said.
    public var accountID: RecordID?
    /// The other account, where it was moved between two; `nil` where nothing is said.
    public var counterAccountID: RecordID?
    /// The person's own words; `nil` where nothing is said.
    public var note: String?
    /// The reference of the bank or wallet; `nil` where nothing is said.
    public var transactionReference: String?
    /// Where the app has the movement from.
    public var sourceType: String
    /// The way that the payment took.
    public var paymentChannel: PaymentChannel
    /// When the record was made.
    public var createdAt: UTCMoment
    /// When the record was changed last; the later one wins a merge.
    public var updatedAt: UTCMoment

    /// Makes a movement; what the format asks of its values is checked on writing.
    public init(
      id: RecordID,
      direction: Kept<Direction>,
      kind: Kept<MovementKind>,
      amountMinor: Int64,
      currency: CurrencyCode,
      date: UTCMoment,
      personID: RecordID? = nil,
      personNameSnapshot: String? = nil,
      linkedExpenseID: RecordID? = nil,
      linkedExpenseSnapshot: String? = nil,
      accountID: RecordID? = nil,
      counterAccountID: RecordID? = nil,
      note: String? = nil,
      transactionReference: String? = nil,
      sourceType: String,
      paymentChannel: PaymentChannel,
      createdAt: UTCMoment,
      updatedAt: UTCMoment
    ) {
      self.id = id
      self.direction = direction
      self.kind = kind
      self.amountMinor = amountMinor
      self.currency = currency
      self.date = date
      self.personID = personID
      self.personNameSnapshot = personNameSnapshot
      self.linkedExpenseID = linkedExpenseID
      self.linkedExpenseSnapshot = linkedExpenseSnapshot
      self.accountID = accountID
      self.counterAccountID = counterAccountID
      self.note = note
      self.transactionReference = transactionReference
      self.sourceType = sourceType
      self.paymentChannel = paymentChannel
      self.createdAt = createdAt
      self.updatedAt = updatedAt
    }

    static let record = Record(
      "movement",
      Movement.init,
      Field("id", \.id, .recordID).doc("The same for ever, on all devices."),
      Field("direction", \.direction, .keptEnumeration(shownAs: "Other")).doc(
        "Whether the money came, went, or was moved between accounts."
      ),
      Field("kind", \.kind, .keptEnumeration(shownAs: "Other")).doc("Why it was moved."),
      Field("amountMinor", \.amountMinor, .minorUnits(of: "currency")).doc(
        "In minor units of the currency: 1850 is MYR 18.50."
      ),
      Field("currency", \.currency, .currency).doc("The currency of the amount."),
      Field("date", \.date, .utcMoment).doc("When it was moved."),
      Field("personId", \.personID, .optional(.reference(to: "paybookProfiles"))).doc(
        "The person that it came from or went to."
      ),
      Field("personNameSnapshot", \.personNameSnapshot, .optional(.text())).doc(
        "What the person was called."
      ),
      Field("linkedExpenseId", \.linkedExpenseID, .optional(.reference(to: "expenses", dangling: .warned)))
        .doc("The expense that it is about."),
      Field("linkedExpenseSnapshot", \.linkedExpenseSnapshot, .optional(.text())).doc(
        "What the expense was called."
      ),
      Field("accountId", \.accountID, .optional(.reference(to: "accounts"))).doc("The account of the money."),
      Field("counterAccountId", \.counterAccountID, .optional(.reference(to: "accounts"))).doc(
        "The other account, where it was moved between two."
      ),
      Field("note", \.note, .optional(.text())).doc("The person's own words."),
      Field("transactionReference", \.transactionReference, .optional(.text())).doc(
        "The reference of the bank or wallet."
      ),
      Field("sourceType", \.sourceType, .text()).doc("Where the app has the movement from."),
      Field("paymentChannel", \.paymentChannel, .enumeration(unknown: .value(.unknown))).doc(
        "The way that the payment took."
      ),
      Field("createdAt", \.createdAt, .utcMoment).doc("When the record was made."),
      Field("updatedAt", \.updatedAt, .utcMoment).doc(
        "When the record was changed last; the later one wins a merge."
      )
    ).reserving("directionRaw", "kindRaw", "sourceTypeRaw", "paymentChannelRaw").doc(
      "Money that came, went, or was moved."
    )
  }
}
