public import BackupFormat
public import BackupValues

/// A backup of Seaglass, a counter for people who quit a habit.
///
/// Spec/formats/seaglass-backup.md describes the file.
public struct Seaglass: Sendable, Hashable {
  /// When the backup was made.
  public var exportedAt: UTCMoment
  /// The device that made the backup.
  public var device: Device
  /// The app that made the backup; `nil` where the file does not say.
  public var app: App?
  /// The habits that are counted.
  public var trackers: [Tracker]
  /// The stretches of time without the habit.
  public var runs: [Run]
  /// What the person has noted down.
  public var entries: [Entry]
  /// The settings that move to a new device.
  public var preferences: Preferences

  /// Makes a backup; that ids are unique and references lead somewhere is checked on writing.
  public init(
    exportedAt: UTCMoment,
    device: Device,
    app: App?,
    trackers: [Tracker],
    runs: [Run],
    entries: [Entry],
    preferences: Preferences
  ) {
    self.exportedAt = exportedAt
    self.device = device
    self.app = app
    self.trackers = trackers
    self.runs = runs
    self.entries = entries
    self.preferences = preferences
  }
}

extension Seaglass {
  static let record = Record(
    "backup",
    Seaglass.init,
    Field("exportedAt", \.exportedAt, .utcMoment).doc("When the backup was made."),
    Field("device", \.device, .record(Device.record)).doc("The device that made the backup."),
    Field("app", \.app, .optional(.record(App.record))).doc("The app that made the backup."),
    Field("trackers", \.trackers, .list(of: .record(Tracker.record))).doc("The habits that are counted."),
    Field("runs", \.runs, .list(of: .record(Run.record))).doc("The stretches of time without the habit."),
    Field("entries", \.entries, .list(of: .record(Entry.record))).doc("What the person has noted down."),
    Field("preferences", \.preferences, .record(Preferences.record))
      .doc("The settings that move to a new device.")
  ).doc("The whole document.")

  /// Version 1.0. A draft until the app ships.
  public static let definition = FormatDefinition(
    "seaglass-backup",
    title: "Seaglass",
    version: FormatVersion(1, 0),
    status: .draft,
    doc: "A backup of Seaglass, a counter for people who quit a habit.",
    root: record,
    collections: [
      Collection(field: "trackers", updatedAt: "updatedAt"),
      Collection(field: "runs", updatedAt: "updatedAt"),
      Collection(field: "entries", updatedAt: "updatedAt", happenedAt: "occurredAt"),
    ],
    exportedAt: "exportedAt",
    envelopes: [1]
  )
}
