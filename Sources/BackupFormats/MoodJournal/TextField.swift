import BackupFormat
public import BackupJSON

extension MoodJournal {
  /// A question whose answer is words.
  public struct TextField: Sendable, Hashable {
    /// The key of its answers; permanent, and never used again.
    public var id: String
    /// What people call it; another label changes no answer.
    public var label: String
    /// Whether it is asked no longer; its answers stay.
    public var isArchived: Bool
    /// Whether there is room for several lines.
    public var isMultiline: Bool
    /// Members that this version does not know.
    public var unknownFields = JSONObject()

    /// Makes a field; what the format asks of its values is checked on writing.
    public init(id: String, label: String, isArchived: Bool, isMultiline: Bool) {
      self.id = id
      self.label = label
      self.isArchived = isArchived
      self.isMultiline = isMultiline
    }

    static let record = Record(
      "text field",
      TextField.init,
      Field("id", \.id, .key(1...200)).doc("The key of its answers; permanent, and never used again."),
      Field("label", \.label, .text(1...200)).doc("What people call it; another label changes no answer."),
      Field("archived", \.isArchived, .boolean).doc("Whether it is asked no longer; its answers stay."),
      Field("multiline", \.isMultiline, .boolean).doc("Whether there is room for several lines.")
    ).keepingUnknown(in: \.unknownFields).labelled(by: "label").doc("A question whose answer is words.")
  }
}
