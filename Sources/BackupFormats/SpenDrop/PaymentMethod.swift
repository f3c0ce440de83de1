import BackupFormat
public import BackupValues

extension SpenDrop {
  /// A way to pay somebody.
  public struct PaymentMethod: Sendable, Hashable {
    /// The same for ever, on all devices.
    public var id: RecordID
    /// What kind of way it is.
    public var paymentType: PaymentType
    /// The bank or wallet.
    public var provider: String
    /// The name of a provider that the app does not know; `nil` where nothing is said.
    public var customProviderName: String?
    /// The number or name of the account there.
    public var accountIdentifier: String
    /// What people call it; `nil` where nothing is said.
    public var label: String?
    /// The person's own words; `nil` where nothing is said.
    public var notes: String?
    /// When the record was made; `nil` means that it is not known.
    public var createdAt: UTCMoment?
    /// When the record was changed last; the later one wins a merge.
    public var updatedAt: UTCMoment

    /// Makes a payment method; what the format asks of its values is checked on writing.
    public init(
      id: RecordID,
      paymentType: PaymentType,
      provider: String,
      customProviderName: String? = nil,
      accountIdentifier: String,
      label: String? = nil,
      notes: String? = nil,
      createdAt: UTCMoment? = nil,
      updatedAt: UTCMoment
    ) {
      self.id = id
      self.paymentType = paymentType
      self.provider = provider
      self.customProviderName = customProviderName
      self.accountIdentifier = accountIdentifier
      self.label = label
      self.notes = notes
      self.createdAt = createdAt
      self.updatedAt = updatedAt
    }

    static let record = Record(
      "payment method",
      PaymentMethod.init,
      Field("id", \.id, .recordID).doc("The same for ever, on all devices."),
      Field("paymentType", \.paymentType, .enumeration(unknown: .value(.other))).doc(
        "What kind of way it is."
      ),
      Field("provider", \.provider, .text()).doc("The bank or wallet."),
      Field("customProviderName", \.customProviderName, .optional(.text())).doc(
        "The name of a provider that the app does not know."
      ),
      Field("accountIdentifier", \.accountIdentifier, .text()).doc(
        "The number or name of the account there."
      ),
      Field("label", \.label, .optional(.text())).doc("What people call it."),
      Field("notes", \.notes, .optional(.text())).doc("The person's own words."),
      Field("createdAt", \.createdAt, .optional(.utcMoment)).absence("that it is not known").doc(
        "When the record was made."
      ),
      Field("updatedAt", \.updatedAt, .utcMoment).doc(
        "When the record was changed last; the later one wins a merge."
      )
    ).labelled(by: "provider").reserving("paymentTypeRaw").doc("A way to pay somebody.")
  }
}
