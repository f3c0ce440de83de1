import BackupFormat
public import BackupValues

extension Seaglass {
  /// Something that the person has noted down.
  public struct Entry: Sendable, Hashable {
    /// What is noted.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      case craving, slip, milestone, note
    }

    public var id: RecordID
    public var trackerID: RecordID
    public var kind: Kind
    /// 1…5; `nil` where it was not rated.
    public var intensity: Int?
    public var note: String?
    public var occurredAt: UTCMoment
    public var createdAt: UTCMoment
    public var updatedAt: UTCMoment

    public init(
      id: RecordID,
      trackerID: RecordID,
      kind: Kind,
      intensity: Int?,
      note: String?,
      occurredAt: UTCMoment,
      createdAt: UTCMoment,
      updatedAt: UTCMoment
    ) {
      self.id = id
      self.trackerID = trackerID
      self.kind = kind
      self.intensity = intensity
      self.note = note
      self.occurredAt = occurredAt
      self.createdAt = createdAt
      self.updatedAt = updatedAt
    }

    static let record = Record(
      "entry",
      Entry.init,
      Field("id", \.id, .recordID).doc("The same for ever, on all devices."),
      Field("trackerId", \.trackerID, .reference(to: "trackers")).doc("The habit that the entry is about."),
      Field("kind", \.kind, .enumeration(unknown: .value(.note))).doc("What is noted."),
      Field("intensity", \.intensity, .nullable(.integer(1...5, outside: .null), means: "not rated"))
        .doc("How strong it was, from 1 to 5."),
      Field("note", \.note, .nullable(.text(0...10_000), means: "no note")).doc("The person's own words."),
      Field("occurredAt", \.occurredAt, .utcMoment).doc("When it happened."),
      Field("createdAt", \.createdAt, .utcMoment).doc("When the record was made."),
      Field("updatedAt", \.updatedAt, .utcMoment).doc(
        "When the record was changed last; the later one wins a merge."
      )
    ).doc("Something that the person has noted down.")
  }
}
