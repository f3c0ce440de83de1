import BackupFormat
public import BackupValues

extension Seaglass {
  /// Something that the person has noted down.
  public struct Entry: Sendable, Hashable {
    /// What is noted.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// Written as it is named; an unknown kind is read as `note`.
      case craving, slip, milestone, note
    }

    /// The same for ever, on all devices.
    public var id: RecordID
    /// The habit that the entry is about: the id of a tracker of the same backup.
    public var trackerID: RecordID
    /// What is noted.
    public var kind: Kind
    /// 1…5; `nil` where it was not rated.
    public var intensity: Int?
    /// The person's own words, at most 10,000 characters; `nil` where there is no note.
    public var note: String?
    /// When it happened.
    public var occurredAt: UTCMoment
    /// When the record was made.
    public var createdAt: UTCMoment
    /// When the record was changed last; the later one wins a merge.
    public var updatedAt: UTCMoment

    /// Makes an entry; ranges and lengths are checked on writing.
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
