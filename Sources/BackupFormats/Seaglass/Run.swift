import BackupFormat
public import BackupValues

extension Seaglass {
  /// A stretch of time without the habit.
  public struct Run: Sendable, Hashable {
    /// The same for ever, on all devices.
    public var id: RecordID
    /// The habit that the run is of: the id of a tracker of the same backup.
    public var trackerID: RecordID
    /// When it began, at the place where the person was.
    public var startedAt: LocalMoment
    /// `nil` while the run goes on.
    public var endedAt: LocalMoment?
    /// When the record was made.
    public var createdAt: UTCMoment
    /// When the record was changed last; the later one wins a merge.
    public var updatedAt: UTCMoment

    /// Makes a run; that it does not end before it began is checked on writing.
    public init(
      id: RecordID,
      trackerID: RecordID,
      startedAt: LocalMoment,
      endedAt: LocalMoment?,
      createdAt: UTCMoment,
      updatedAt: UTCMoment
    ) {
      self.id = id
      self.trackerID = trackerID
      self.startedAt = startedAt
      self.endedAt = endedAt
      self.createdAt = createdAt
      self.updatedAt = updatedAt
    }

    static let record = Record(
      "run",
      Run.init,
      Field("id", \.id, .recordID).doc("The same for ever, on all devices."),
      Field("trackerId", \.trackerID, .reference(to: "trackers")).doc("The habit that the run is of."),
      Field("startedAt", \.startedAt, .localMoment).doc("When it began, at the place where the person was."),
      Field("endedAt", \.endedAt, .nullable(.localMoment, means: "the run goes on"))
        .doc("When it ended; not before it began."),
      Field("createdAt", \.createdAt, .utcMoment).doc("When the record was made."),
      Field("updatedAt", \.updatedAt, .utcMoment).doc(
        "When the record was changed last; the later one wins a merge."
      )
    ).rule(.notBefore(field: "endedAt", other: "startedAt")).doc("A stretch of time without the habit.")
  }
}
