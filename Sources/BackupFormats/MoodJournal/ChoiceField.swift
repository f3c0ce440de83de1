import BackupFormat
public import BackupJSON

extension MoodJournal {
  /// A question whose answer is one of some options, or several of them.
  public struct ChoiceField: Sendable, Hashable {
    /// The key of its answers; permanent, and never used again.
    public var id: String
    /// What people call it; another label changes no answer.
    public var label: String
    /// Whether it is asked no longer; its answers stay.
    public var isArchived: Bool
    /// What can be chosen; what is removed is archived and stays.
    public var options: [Option]
    /// Members that this version does not know.
    public var unknownFields = JSONObject()

    /// Makes a field; what the format asks of its values is checked on writing.
    public init(id: String, label: String, isArchived: Bool, options: [Option]) {
      self.id = id
      self.label = label
      self.isArchived = isArchived
      self.options = options
    }

    static let record = Record(
      "choice field",
      ChoiceField.init,
      Field("id", \.id, .key(1...200)).doc("The key of its answers; permanent, and never used again."),
      Field("label", \.label, .text(1...200)).doc("What people call it; another label changes no answer."),
      Field("archived", \.isArchived, .boolean).doc("Whether it is asked no longer; its answers stay."),
      Field("options", \.options, .list(of: .record(Option.record))).doc(
        "What can be chosen; what is removed is archived and stays."
      )
    ).keepingUnknown(in: \.unknownFields).labelled(by: "label").doc(
      "A question whose answer is one of some options, or several of them."
    )
  }

  /// Something that can be chosen.
  public struct Option: Sendable, Hashable {
    /// What an answer says; permanent, and never used again.
    public var id: String
    /// What people call it; another label changes no answer.
    public var label: String
    /// Whether it is offered no longer; answers that have it stay.
    public var isArchived: Bool
    /// Members that this version does not know.
    public var unknownFields = JSONObject()

    /// Makes an option; what the format asks of its values is checked on writing.
    public init(id: String, label: String, isArchived: Bool) {
      self.id = id
      self.label = label
      self.isArchived = isArchived
    }

    static let record = Record(
      "option",
      Option.init,
      Field("id", \.id, .key(1...200)).doc("What an answer says; permanent, and never used again."),
      Field("label", \.label, .text(1...200)).doc("What people call it; another label changes no answer."),
      Field("archived", \.isArchived, .boolean).doc(
        "Whether it is offered no longer; answers that have it stay."
      )
    ).keepingUnknown(in: \.unknownFields).labelled(by: "label").doc("Something that can be chosen.")
  }
}
