import BackupFormat
public import BackupValues

extension SpenDrop {
  /// What one person bears of an expense.
  public struct Share: Sendable, Hashable {
    /// The same for ever, on all devices.
    public var id: RecordID
    /// The person; `nil` means that it is me, or somebody who was deleted.
    public var personID: RecordID?
    /// Whether it is my share.
    public var isMe: Bool
    /// What the person was called.
    public var nameSnapshot: String
    /// What the person bears.
    public var amountMinor: Int
    /// How many parts the person bears, where the expense is shared by parts; `nil` where nothing is said.
    public var parts: Int?
    /// What was entered for the person; `nil` where nothing is said.
    public var enteredMinor: Int?
    /// The place of the share in the list.
    public var sortIndex: Int

    /// Makes a share; what the format asks of its values is checked on writing.
    public init(
      id: RecordID,
      personID: RecordID? = nil,
      isMe: Bool,
      nameSnapshot: String,
      amountMinor: Int,
      parts: Int? = nil,
      enteredMinor: Int? = nil,
      sortIndex: Int
    ) {
      self.id = id
      self.personID = personID
      self.isMe = isMe
      self.nameSnapshot = nameSnapshot
      self.amountMinor = amountMinor
      self.parts = parts
      self.enteredMinor = enteredMinor
      self.sortIndex = sortIndex
    }

    static let record = Record(
      "share",
      Share.init,
      Field("id", \.id, .recordID).doc("The same for ever, on all devices."),
      Field("personId", \.personID, .optional(.reference(to: "paybookProfiles"))).absence(
        "that it is me, or somebody who was deleted"
      ).doc("The person."),
      Field("isMe", \.isMe, .boolean).doc("Whether it is my share."),
      Field("nameSnapshot", \.nameSnapshot, .text()).doc("What the person was called."),
      Field("amountMinor", \.amountMinor, .integer()).unit("minor units of the currency of the expense").doc(
        "What the person bears."
      ),
      Field("parts", \.parts, .optional(.integer())).doc(
        "How many parts the person bears, where the expense is shared by parts."
      ),
      Field("enteredMinor", \.enteredMinor, .optional(.integer())).unit(
        "minor units of the currency of the expense"
      ).doc("What was entered for the person."),
      Field("sortIndex", \.sortIndex, .integer()).doc("The place of the share in the list.")
    ).labelled(by: "nameSnapshot").doc("What one person bears of an expense.")
  }
}
