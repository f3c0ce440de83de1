public import BackupFormat
import BackupJSON

/// What the documents of a store are.
public struct StoreContent: Sendable, Hashable {
  /// The id of the format.
  public var format: String
  /// The version whose contract the documents follow.
  public var version: FormatVersion

  /// Makes a description.
  public init(format: String, version: FormatVersion) {
    self.format = format
    self.version = version
  }

  /// Whether the ids have the same bytes and the versions are equal.
  public static func == (left: StoreContent, right: StoreContent) -> Bool {
    left.format.isSameUTF8(as: right.format) && left.version == right.version
  }

  /// Feeds the bytes of the id and the version.
  public func hash(into hasher: inout Hasher) {
    format.hashUTF8(into: &hasher)
    hasher.combine(version)
  }
}
