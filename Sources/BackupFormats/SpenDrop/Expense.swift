public import BackupFormat
public import BackupValues

extension SpenDrop {
  /// Something that was spent.
  public struct Expense: Sendable, Hashable {
    /// The same for ever, on all devices.
    public var id: RecordID
    /// In minor units of the currency: 1850 is MYR 18.50.
    public var amount: Int64
    /// The currency of the amount.
    public var currency: CurrencyCode
    /// Where the money was spent.
    public var merchant: String
    /// What it was spent on.
    public var category: Category
    /// What it was paid with, as the app sorts it.
    public var paymentSource: String
    /// The bank behind the source; `nil` where nothing is said.
    public var underlyingBank: String?
    /// How it was paid, as older apps sort it; `nil` where nothing is said.
    public var paymentMethod: String?
    /// When it was spent.
    public var date: UTCMoment
    /// The person's own words; `nil` where nothing is said.
    public var notes: String?
    /// The reference of the bank or wallet; `nil` where nothing is said.
    public var transactionReference: String?
    /// Where the app has the expense from.
    public var sourceType: String
    /// What was read on the receipt; `nil` where nothing is said.
    public var ocrText: String?
    /// Whether the app made it up to show itself.
    public var isSampleData: Bool
    /// The way that the payment took; `nil` where nothing is said.
    public var paymentChannel: PaymentChannel?
    /// The account that the money came from, by name; `nil` where nothing is said.
    public var fundingAccount: String?
    /// The card or wallet that the money came from, by name; `nil` where nothing is said.
    public var fundingInstrument: String?
    /// Whether the expense was matched with a statement; `nil` where nothing is said.
    public var matchingStatus: String?
    /// The picture of the receipt, which is not in the file; `nil` where nothing is said.
    public var imageRelativePath: String?
    /// How sure the app is of what it has read, from 0 to 1; `nil` where nothing is said.
    public var confidence: ExactDecimal?
    /// The id of the bank or wallet; `nil` where nothing is said.
    public var externalTransactionID: String?
    /// How sure the app is of the match, from 0 to 1; `nil` where nothing is said.
    public var matchingConfidence: ExactDecimal?
    /// The account that paid; `nil` where nothing is said.
    public var accountID: RecordID?
    /// Whether I paid; `nil` means that I paid, unless a payer is named.
    public var paidByMe: Bool?
    /// The person who paid; `nil` where nothing is said.
    public var payerID: RecordID?
    /// What the payer was called; `nil` where nothing is said.
    public var payerNameSnapshot: String?
    /// How the expense is shared; `nil` where nothing is said.
    public var splitMethod: Kept<SplitMethod>?
    /// Who bears how much; the shares add up to the amount; `nil` means that it is not shared.
    public var shares: [Share]?
    /// When the record was made.
    public var createdAt: UTCMoment
    /// When the record was changed last; the later one wins a merge.
    public var updatedAt: UTCMoment

    /// Makes an expense; what the format asks of its values is checked on writing.
    public init(
      id: RecordID,
      amount: Int64,
      currency: CurrencyCode,
      merchant: String,
      category: Category,
      paymentSource: String,
      underlyingBank: String? = nil,
      paymentMethod: String? = nil,
      date: UTCMoment,
      notes: String? = nil,
      transactionReference: String? = nil,
      sourceType: String,
      ocrText: String? = nil,
      isSampleData: Bool,
      paymentChannel: PaymentChannel? = nil,
      fundingAccount: String? = nil,
      fundingInstrument: String? = nil,
      matchingStatus: String? = nil,
      imageRelativePath: String? = nil,
      confidence: ExactDecimal? = nil,
      externalTransactionID: String? = nil,
      matchingConfidence: ExactDecimal? = nil,
      accountID: RecordID? = nil,
      paidByMe: Bool? = nil,
      payerID: RecordID? = nil,
      payerNameSnapshot: String? = nil,
      splitMethod: Kept<SplitMethod>? = nil,
      shares: [Share]? = nil,
      createdAt: UTCMoment,
      updatedAt: UTCMoment
    ) {
      self.id = id
      self.amount = amount
      self.currency = currency
      self.merchant = merchant
      self.category = category
      self.paymentSource = paymentSource
      self.underlyingBank = underlyingBank
      self.paymentMethod = paymentMethod
      self.date = date
      self.notes = notes
      self.transactionReference = transactionReference
      self.sourceType = sourceType
      self.ocrText = ocrText
      self.isSampleData = isSampleData
      self.paymentChannel = paymentChannel
      self.fundingAccount = fundingAccount
      self.fundingInstrument = fundingInstrument
      self.matchingStatus = matchingStatus
      self.imageRelativePath = imageRelativePath
      self.confidence = confidence
      self.externalTransactionID = externalTransactionID
      self.matchingConfidence = matchingConfidence
      self.accountID = accountID
      self.paidByMe = paidByMe
      self.payerID = payerID
      self.payerNameSnapshot = payerNameSnapshot
      self.splitMethod = splitMethod
      self.shares = shares
      self.createdAt = createdAt
      self.updatedAt = updatedAt
    }

    static let record = Record(
      "expense",
      Expense.init,
      Field("id", \.id, .recordID).doc("The same for ever, on all devices."),
      Field("amount", \.amount, .minorUnits(of: "currency")).doc(
        "In minor units of the currency: 1850 is MYR 18.50."
      ),
      Field("currency", \.currency, .currency).doc("The currency of the amount."),
      Field("merchant", \.merchant, .text()).doc("Where the money was spent."),
      Field("category", \.category, .enumeration(unknown: .value(.other))).doc("What it was spent on."),
      Field("paymentSource", \.paymentSource, .text()).doc("What it was paid with, as the app sorts it."),
      Field("underlyingBank", \.underlyingBank, .optional(.text())).doc("The bank behind the source."),
      Field("paymentMethod", \.paymentMethod, .optional(.text())).doc(
        "How it was paid, as older apps sort it."
      ),
      Field("date", \.date, .utcMoment).doc("When it was spent."),
      Field("notes", \.notes, .optional(.text())).doc("The person's own words."),
      Field("transactionReference", \.transactionReference, .optional(.text())).doc(
        "The reference of the bank or wallet."
      ),
      Field("sourceType", \.sourceType, .text()).doc("Where the app has the expense from."),
      Field("ocrText", \.ocrText, .optional(.text())).doc("What was read on the receipt."),
      Field("isSampleData", \.isSampleData, .boolean).doc("Whether the app made it up to show itself."),
      Field("paymentChannel", \.paymentChannel, .optional(.enumeration(unknown: .value(.unknown)))).doc(
        "The way that the payment took."
      ),
      Field("fundingAccount", \.fundingAccount, .optional(.text())).doc(
        "The account that the money came from, by name."
      ),
      Field("fundingInstrument", \.fundingInstrument, .optional(.text())).doc(
        "The card or wallet that the money came from, by name."
      ),
      Field("matchingStatus", \.matchingStatus, .optional(.text())).doc(
        "Whether the expense was matched with a statement."
      ),
      Field("imageRelativePath", \.imageRelativePath, .optional(.text())).doc(
        "The picture of the receipt, which is not in the file."
      ),
      Field("confidence", \.confidence, .optional(.decimal(minimum: "0", maximum: "1"))).doc(
        "How sure the app is of what it has read, from 0 to 1."
      ),
      Field("externalTransactionId", \.externalTransactionID, .optional(.text())).doc(
        "The id of the bank or wallet."
      ),
      Field("matchingConfidence", \.matchingConfidence, .optional(.decimal(minimum: "0", maximum: "1"))).doc(
        "How sure the app is of the match, from 0 to 1."
      ),
      Field("accountId", \.accountID, .optional(.reference(to: "accounts"))).doc("The account that paid."),
      Field("paidByMe", \.paidByMe, .optional(.boolean)).absence("that I paid, unless a payer is named").doc(
        "Whether I paid."
      ),
      Field("payerId", \.payerID, .optional(.reference(to: "paybookProfiles"))).doc("The person who paid."),
      Field("payerNameSnapshot", \.payerNameSnapshot, .optional(.text())).doc("What the payer was called."),
      Field("splitMethod", \.splitMethod, .optional(.keptEnumeration(shownAs: "Custom"))).doc(
        "How the expense is shared."
      ),
      Field("shares", \.shares, .optional(.list(of: .record(Share.record)))).absence("that it is not shared")
        .doc("Who bears how much; the shares add up to the amount."),
      Field("createdAt", \.createdAt, .utcMoment).doc("When the record was made."),
      Field("updatedAt", \.updatedAt, .utcMoment).doc(
        "When the record was changed last; the later one wins a merge."
      )
    ).labelled(by: "merchant").rule(.sum(list: "shares", item: "amountMinor", total: "amount")).reserving(
      "categoryRaw",
      "paymentSourceRaw",
      "underlyingBankRaw",
      "paymentMethodRaw",
      "sourceTypeRaw",
      "paymentChannelRaw",
      "matchingStatusRaw",
      "splitMethodRaw"
    ).doc("Something that was spent.")
  }
}
