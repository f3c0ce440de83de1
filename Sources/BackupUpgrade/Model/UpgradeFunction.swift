public import BackupJSON

/// A function of an app's own that steps call by its name and version, for what no operation can say.
///
/// It gives the same for the same document. A function that does something else has another version.
public struct UpgradeFunction: Sendable {
  /// The name by which steps call it.
  public let name: String
  /// 1 or more.
  public let version: Int
  /// Changes a document; throws where it cannot, with words for a person.
  public let change: @Sendable (inout JSONDocument) throws -> Void

  /// Makes a function of a name and a version.
  public init(_ name: String, version: Int, _ change: @escaping @Sendable (inout JSONDocument) throws -> Void)
  {
    self.name = name
    self.version = version
    self.change = change
  }
}
