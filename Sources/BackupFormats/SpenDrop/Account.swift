import BackupFormat
public import BackupValues

extension SpenDrop {
  /// A place where money is kept.
  public struct Account: Sendable, Hashable {
    /// The same for ever, on all devices.
    public var id: RecordID
    /// What people call it.
    public var name: String
    /// What kind of place it is.
    public var type: AccountType
    /// The currency of the account.
    public var currency: CurrencyCode
    /// The name of its symbol; `nil` where nothing is said.
    public var icon: String?
    /// Whether it is hidden.
    public var isArchived: Bool
    /// The place of the account in the list.
    public var sortIndex: Int
    /// When the record was made.
    public var createdAt: UTCMoment
    /// When the record was changed last; the later one wins a merge.
    public var updatedAt: UTCMoment

    /// Makes an account; what the format asks of its values is checked on writing.
    public init(
      id: RecordID,
      name: String,
      type: AccountType,
      currency: CurrencyCode,
      icon: String? = nil,
      isArchived: Bool,
      sortIndex: Int,
      createdAt: UTCMoment,
      updatedAt: UTCMoment
    ) {
      self.id = id
      self.name = name
      self.type = type
      self.currency = currency
      self.icon = icon
      self.isArchived = isArchived
      self.sortIndex = sortIndex
      self.createdAt = createdAt
      self.updatedAt = updatedAt
    }

    static let record = Record(
      "account",
      Account.init,
      Field("id", \.id, .recordID).doc("The same for ever, on all devices."),
      Field("name", \.name, .text()).doc("What people call it."),
      Field("type", \.type, .enumeration(unknown: .value(.other))).doc("What kind of place it is."),
      Field("currency", \.currency, .currency).doc("The currency of the account."),
      Field("icon", \.icon, .optional(.text())).doc("The name of its symbol."),
      Field("isArchived", \.isArchived, .boolean).doc("Whether it is hidden."),
      Field("sortIndex", \.sortIndex, .integer()).doc("The place of the account in the list."),
      Field("createdAt", \.createdAt, .utcMoment).doc("When the record was made."),
      Field("updatedAt", \.updatedAt, .utcMoment).doc(
        "When the record was changed last; the later one wins a merge."
      )
    ).labelled(by: "name").reserving("typeRaw").doc("A place where money is kept.")
  }
}
