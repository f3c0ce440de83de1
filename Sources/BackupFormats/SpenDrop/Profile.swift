import BackupFormat
public import BackupValues

extension SpenDrop {
  /// Somebody with whom expenses are shared.
  public struct Profile: Sendable, Hashable {
    /// The same for ever, on all devices.
    public var id: RecordID
    /// What people call the person.
    public var name: String
    /// The person's own words; `nil` where nothing is said.
    public var notes: String?
    /// How the person can be paid.
    public var paymentMethods: [PaymentMethod]
    /// Whether the app offers the person first; `nil` means that it does not.
    public var isFrequent: Bool?
    /// Whether the person is hidden; `nil` means that it is not.
    public var isArchived: Bool?
    /// When the record was made; `nil` means that it is not known.
    public var createdAt: UTCMoment?
    /// When the record was changed last; the later one wins a merge.
    public var updatedAt: UTCMoment

    /// Makes a profile; what the format asks of its values is checked on writing.
    public init(
      id: RecordID,
      name: String,
      notes: String? = nil,
      paymentMethods: [PaymentMethod],
      isFrequent: Bool? = nil,
      isArchived: Bool? = nil,
      createdAt: UTCMoment? = nil,
      updatedAt: UTCMoment
    ) {
      self.id = id
      self.name = name
      self.notes = notes
      self.paymentMethods = paymentMethods
      self.isFrequent = isFrequent
      self.isArchived = isArchived
      self.createdAt = createdAt
      self.updatedAt = updatedAt
    }

    static let record = Record(
      "profile",
      Profile.init,
      Field("id", \.id, .recordID).doc("The same for ever, on all devices."),
      Field("name", \.name, .text()).doc("What people call the person."),
      Field("notes", \.notes, .optional(.text())).doc("The person's own words."),
      Field("paymentMethods", \.paymentMethods, .list(of: .record(PaymentMethod.record))).doc(
        "How the person can be paid."
      ),
      Field("isFrequent", \.isFrequent, .optional(.boolean)).absence("that it does not").doc(
        "Whether the app offers the person first."
      ),
      Field("isArchived", \.isArchived, .optional(.boolean)).absence("that it is not").doc(
        "Whether the person is hidden."
      ),
      Field("createdAt", \.createdAt, .optional(.utcMoment)).absence("that it is not known").doc(
        "When the record was made."
      ),
      Field("updatedAt", \.updatedAt, .utcMoment).doc(
        "When the record was changed last; the later one wins a merge."
      )
    ).labelled(by: "name").doc("Somebody with whom expenses are shared.")
  }
}
