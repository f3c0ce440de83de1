public import BackupValues

/// What is known of a copy of a backup that lies in a place which several devices write to.
///
/// The device is any text by which the app tells its devices apart. A member of the file will do only where the app writes
/// its own device into each file: what was imported names the device that the backup came from.
public struct CloudCopy: Sendable, Hashable {
  /// The device that has written it; `nil` where it does not say.
  public var device: String?
  /// When it was exported, by the clock of that device; `nil` where it does not say.
  public var exportedAt: UTCMoment?

  public init(device: String?, exportedAt: UTCMoment?) {
    self.device = device
    self.exportedAt = exportedAt
  }

  /// Whether a device may overwrite this copy.
  ///
  /// The last writer wins, with one exception: a copy that another device has written, and that lies in the future, is
  /// left alone. One of the two clocks is wrong, and which of the copies is newer cannot be told. A copy of an unknown
  /// device counts as another's. Spec/import.md, section *The copy in the cloud*.
  ///
  /// - Parameters:
  ///   - device: the one that asks.
  ///   - now: what its clock says.
  public func mayBeOverwritten(by device: String, at now: UTCMoment) -> Bool {
    guard let exportedAt, exportedAt > now else { return true }
    return self.device.map { $0.utf8.elementsEqual(device.utf8) } ?? false
  }
}
