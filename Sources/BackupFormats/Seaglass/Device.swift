import BackupFormat
public import BackupValues

extension Seaglass {
  /// The device that made a backup.
  public struct Device: Sendable, Hashable {
    public var id: RecordID
    public var name: String?

    public init(id: RecordID, name: String?) {
      self.id = id
      self.name = name
    }

    static let record = Record(
      "device",
      Device.init,
      Field("id", \.id, .recordID).doc("The same for all backups of one device."),
      Field("name", \.name, .optional(.text(1...200))).doc("What the person calls the device.")
    ).doc("The device that made the backup.")
  }

  /// The app that made a backup.
  public struct App: Sendable, Hashable {
    public var version: String

    public init(version: String) {
      self.version = version
    }

    static let record = Record(
      "app",
      App.init,
      Field("version", \.version, .text(1...50)).doc(
        "The app's own version, for support; nothing depends on it."
      )
    ).doc("The app that made the backup.")
  }
}
