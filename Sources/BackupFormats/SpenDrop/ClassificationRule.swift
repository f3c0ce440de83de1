import BackupFormat
public import BackupValues

extension SpenDrop {
  /// What the app has learnt of a merchant.
  public struct ClassificationRule: Sendable, Hashable {
    /// The same for ever, on all devices.
    public var id: RecordID
    /// The merchant, as the app looks it up.
    public var merchantKey: String
    /// The category of its expenses; `nil` where nothing is said.
    public var category: Category?
    /// What kind of record the app suggests; `nil` where nothing is said.
    public var suggestedType: String?
    /// The account that mostly pays; `nil` where nothing is said.
    public var accountID: RecordID?
    /// How often the rule was of use.
    public var hitCount: Int
    /// When the record was made.
    public var createdAt: UTCMoment
    /// When the record was changed last; the later one wins a merge.
    public var updatedAt: UTCMoment

    /// Makes a classification rule; what the format asks of its values is checked on writing.
    public init(
      id: RecordID,
      merchantKey: String,
      category: Category? = nil,
      suggestedType: String? = nil,
      accountID: RecordID? = nil,
      hitCount: Int,
      createdAt: UTCMoment,
      updatedAt: UTCMoment
    ) {
      self.id = id
      self.merchantKey = merchantKey
      self.category = category
      self.suggestedType = suggestedType
      self.accountID = accountID
      self.hitCount = hitCount
      self.createdAt = createdAt
      self.updatedAt = updatedAt
    }

    static let record = Record(
      "classification rule",
      ClassificationRule.init,
      Field("id", \.id, .recordID).doc("The same for ever, on all devices."),
      Field("merchantKey", \.merchantKey, .text()).doc("The merchant, as the app looks it up."),
      Field("category", \.category, .optional(.enumeration(unknown: .value(.other)))).doc(
        "The category of its expenses."
      ),
      Field("suggestedType", \.suggestedType, .optional(.text())).doc(
        "What kind of record the app suggests."
      ),
      Field("accountId", \.accountID, .optional(.reference(to: "accounts"))).doc(
        "The account that mostly pays."
      ),
      Field("hitCount", \.hitCount, .integer(0...Int(IntegerType.largest))).doc(
        "How often the rule was of use."
      ),
      Field("createdAt", \.createdAt, .utcMoment).doc("When the record was made."),
      Field("updatedAt", \.updatedAt, .utcMoment).doc(
        "When the record was changed last; the later one wins a merge."
      )
    ).labelled(by: "merchantKey").reserving("categoryRaw", "suggestedTypeRaw").doc(
      "What the app has learnt of a merchant."
    )
  }
}
