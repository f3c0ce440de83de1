import BackupFormat
public import BackupJSON

extension MoodJournal {
  /// A question whose answer is a whole number on a scale.
  public struct ScaleField: Sendable, Hashable {
    /// The key of its answers; permanent, and never used again.
    public var id: String
    /// What people call it; another label changes no answer.
    public var label: String
    /// Whether it is asked no longer; its answers stay.
    public var isArchived: Bool
    /// The smallest answer.
    public var minimum: Int
    /// The largest answer; not below the smallest.
    public var maximum: Int
    /// What stands at the low end; `nil` where it has none.
    public var lowLabel: String?
    /// What stands at the high end; `nil` where it has none.
    public var highLabel: String?
    /// Members that this version does not know.
    public var unknownFields = JSONObject()

    /// Makes a field; what the format asks of its values is checked on writing.
    public init(
      id: String,
      label: String,
      isArchived: Bool,
      minimum: Int,
      maximum: Int,
      lowLabel: String?,
      highLabel: String?
    ) {
      self.id = id
      self.label = label
      self.isArchived = isArchived
      self.minimum = minimum
      self.maximum = maximum
      self.lowLabel = lowLabel
      self.highLabel = highLabel
    }

    static let record = Record(
      "scale field",
      ScaleField.init,
      Field("id", \.id, .key(1...200)).doc("The key of its answers; permanent, and never used again."),
      Field("label", \.label, .text(1...200)).doc("What people call it; another label changes no answer."),
      Field("archived", \.isArchived, .boolean).doc("Whether it is asked no longer; its answers stay."),
      Field("min", \.minimum, .integer()).doc("The smallest answer."),
      Field("max", \.maximum, .integer()).doc("The largest answer; not below the smallest."),
      Field("lowLabel", \.lowLabel, .optional(.text(1...200))).absence("that it has none").doc(
        "What stands at the low end."
      ),
      Field("highLabel", \.highLabel, .optional(.text(1...200))).absence("that it has none").doc(
        "What stands at the high end."
      )
    ).keepingUnknown(in: \.unknownFields).labelled(by: "label").rule(.notBefore(field: "max", other: "min"))
      .doc("A question whose answer is a whole number on a scale.")
  }
}
