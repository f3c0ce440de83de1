import BackupFormat
public import BackupJSON
public import BackupValues

extension MoodJournal {
  /// What was answered at one time.
  public struct Entry: Sendable, Hashable {
    /// The same for ever, on all devices: `legacy-7` for the row 7 of a file of version 1.
    public var id: String
    /// When the record was made.
    public var createdAt: UTCMoment
    /// When the record was changed last; the later one wins a merge.
    public var updatedAt: UTCMoment
    /// The answers, by the id of their field; the field says what each one is.
    public var answers: JSONObject
    /// Members that this version does not know.
    public var unknownFields = JSONObject()

    /// Makes an entry; that its answers fit the form is checked on writing.
    public init(id: String, createdAt: UTCMoment, updatedAt: UTCMoment, answers: JSONObject) {
      self.id = id
      self.createdAt = createdAt
      self.updatedAt = updatedAt
      self.answers = answers
    }

    static let record = Record(
      "entry",
      Entry.init,
      Field("id", \.id, .key(1...200)).doc("The same for ever, on all devices."),
      Field("createdAt", \.createdAt, .utcMoment).doc("When the record was made."),
      Field("updatedAt", \.updatedAt, .utcMoment)
        .doc("When the record was changed last; the later one wins a merge."),
      Field("answers", \.answers, .answers(toForm))
        .doc("The answers, by the id of their field; the field says what each one is.")
    ).keepingUnknown(in: \.unknownFields).doc("What was answered at one time.")

    private static let toForm = AnswersType(
      questions: ["form", "fields"],
      idField: "id",
      kindField: "kind",
      kinds: [
        .init("scale", .integer(minimumField: "min", maximumField: "max")),
        .init("choice", .option(listField: "options", idField: "id")),
        .init("multiChoice", .options(listField: "options", idField: "id")),
        .init("toggle", .boolean),
        .init("text", .text),
      ]
    )
  }
}
