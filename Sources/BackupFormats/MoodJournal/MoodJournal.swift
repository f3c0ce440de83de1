public import BackupFormat
public import BackupJSON
public import BackupValues

/// A backup of Mood Journal, a journal whose form the person designs.
///
/// This is version 2. Version 1, the rows of one table, is described by a contract file in Schemas/.
/// Spec/formats/mood-journal-backup.md describes the file. What a newer minor has added is kept in `unknownFields`.
public struct MoodJournal: Sendable, Hashable {
  /// When the backup was made; `nil` means that it is not known, as in a file of version 1.
  public var exportedAt: UTCMoment?
  /// The questions that the person answers.
  public var form: Form
  /// The answers, one entry for each time.
  public var entries: [Entry]
  /// The settings that move to a new device.
  public var preferences: Preferences
  /// Members that this version does not know.
  public var unknownFields = JSONObject()

  /// Makes a backup; that ids are unique and answers fit the form is checked on writing.
  public init(exportedAt: UTCMoment?, form: Form, entries: [Entry], preferences: Preferences) {
    self.exportedAt = exportedAt
    self.form = form
    self.entries = entries
    self.preferences = preferences
  }
}

extension MoodJournal {
  static let record = Record(
    "backup",
    MoodJournal.init,
    Field("exportedAt", \.exportedAt, .optional(.utcMoment))
      .absence("that it is not known, as in a file of version 1").doc("When the backup was made."),
    Field("form", \.form, .record(Form.record)).doc("The questions that the person answers."),
    Field("entries", \.entries, .list(of: .record(Entry.record)))
      .doc("The answers, one entry for each time."),
    Field("preferences", \.preferences, .record(Preferences.record))
      .doc("The settings that move to a new device.")
  ).keepingUnknown(in: \.unknownFields).reserving("logs").doc("The whole document.")

  /// Version 2.0. A draft until an app ships it.
  public static let definition = FormatDefinition(
    "mood-journal-backup",
    title: "Mood Journal",
    version: FormatVersion(2, 0),
    status: .draft,
    doc: "A backup of Mood Journal, a journal whose form the person designs.",
    root: record,
    collections: [Collection(field: "entries", updatedAt: "updatedAt", happenedAt: "createdAt")],
    exportedAt: "exportedAt",
    envelopes: [1]
  )
}
