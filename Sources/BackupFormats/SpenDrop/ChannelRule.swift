import BackupFormat
public import BackupValues

extension SpenDrop {
  /// What the app has learnt of the way of a payment.
  public struct ChannelRule: Sendable, Hashable {
    /// The same for ever, on all devices.
    public var id: RecordID
    /// The merchant, as the app looks it up.
    public var merchantKey: String
    /// The account or card, as the app looks it up.
    public var fundingKey: String
    /// The way that the payments take.
    public var channel: PaymentChannel
    /// How often the rule was of use.
    public var hitCount: Int
    /// When the record was made.
    public var createdAt: UTCMoment
    /// When the record was changed last; the later one wins a merge.
    public var updatedAt: UTCMoment

    /// Makes a channel rule; what the format asks of its values is checked on writing.
    public init(
      id: RecordID,
      merchantKey: String,
      fundingKey: String,
      channel: PaymentChannel,
      hitCount: Int,
      createdAt: UTCMoment,
      updatedAt: UTCMoment
    ) {
      self.id = id
      self.merchantKey = merchantKey
      self.fundingKey = fundingKey
      self.channel = channel
      self.hitCount = hitCount
      self.createdAt = createdAt
      self.updatedAt = updatedAt
    }

    static let record = Record(
      "channel rule",
      ChannelRule.init,
      Field("id", \.id, .recordID).doc("The same for ever, on all devices."),
      Field("merchantKey", \.merchantKey, .text()).doc("The merchant, as the app looks it up."),
      Field("fundingKey", \.fundingKey, .text()).doc("The account or card, as the app looks it up."),
      Field("channel", \.channel, .enumeration(unknown: .value(.unknown))).doc(
        "The way that the payments take."
      ),
      Field("hitCount", \.hitCount, .integer(0...Int(IntegerType.largest))).doc(
        "How often the rule was of use."
      ),
      Field("createdAt", \.createdAt, .utcMoment).doc("When the record was made."),
      Field("updatedAt", \.updatedAt, .utcMoment).doc(
        "When the record was changed last; the later one wins a merge."
      )
    ).labelled(by: "merchantKey").reserving("channelRaw").doc(
      "What the app has learnt of the way of a payment."
    )
  }
}
