/// Which format and version a file says it is of.
public struct FileIdentity: Sendable, Hashable {
  /// The id of the format, for example `seaglass-backup`.
  public let format: String
  /// The version that the file states; may be one that is not known here.
  public let version: FormatVersion

  package init(format: String, version: FormatVersion) {
    self.format = format
    self.version = version
  }
}
