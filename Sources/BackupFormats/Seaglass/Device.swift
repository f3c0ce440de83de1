import BackupFormat
public import BackupValues

extension Seaglass {
  /// The device that made a backup.
  public struct Device: Sendable, Hashable {
    /// The same for all backups of one device.
    public var id: RecordID
    /// What the person calls the device, 1…200 characters; `nil` where it has no name.
    public var name: String?

    /// Makes a device; the length of the name is checked on writing.
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
    /// The app's own version, 1…50 characters, for support; nothing depends on it.
    public var version: String

    /// Makes an app; the length of the version is checked on writing.
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
