import BackupFormat
public import BackupValues

extension SpenDrop {
  /// A record that the app made up to show itself.
  public struct SampleRecord: Sendable, Hashable {
    /// The id of the record.
    public var recordID: RecordID
    /// The kind of the record.
    public var entity: String
    /// When the record was made.
    public var createdAt: UTCMoment
    /// When the record was changed last; the later one wins a merge.
    public var updatedAt: UTCMoment

    /// Makes a sample record; what the format asks of its values is checked on writing.
    public init(
      recordID: RecordID,
      entity: String,
      createdAt: UTCMoment,
      updatedAt: UTCMoment
    ) {
      self.recordID = recordID
      self.entity = entity
      self.createdAt = createdAt
      self.updatedAt = updatedAt
    }

    static let record = Record(
      "sample record",
      SampleRecord.init,
      Field("recordID", \.recordID, .recordID).doc("The id of the record."),
      Field("entity", \.entity, .text()).doc("The kind of the record."),
      Field("createdAt", \.createdAt, .utcMoment).doc("When the record was made."),
      Field("updatedAt", \.updatedAt, .utcMoment).doc(
        "When the record was changed last; the later one wins a merge."
      )
    ).reserving("entityRaw").doc("A record that the app made up to show itself.")
  }
}
