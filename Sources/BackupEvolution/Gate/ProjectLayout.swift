public import BackupFormat

/// Where the files of a project are, as paths from its folder. Spec/ledger.md shows the whole.
public struct ProjectLayout: Sendable, Hashable {
  /// The folder of contracts, schemas, ledgers and steps: one folder for each format.
  public var schemas: String
  /// The folder of fixtures: for each format, one folder for each version.
  public var fixtures: String
  /// The changelog.
  public var changelog: String

  /// Makes a layout; the defaults are those of Spec/ledger.md.
  public init(
    schemas: String = "Schemas",
    fixtures: String = "fixtures",
    changelog: String = "CHANGELOG.md"
  ) {
    self.schemas = schemas
    self.fixtures = fixtures
    self.changelog = changelog
  }

  /// The folder of one format.
  public func folder(_ format: String) -> String { ProjectLayout.path(schemas, format) }

  /// The ledger of a format.
  public func ledger(_ format: String) -> String { ProjectLayout.path(folder(format), "ledger.json") }

  /// The waivers of a format.
  public func waivers(_ format: String) -> String { ProjectLayout.path(folder(format), "waivers.json") }

  /// The contract of one version.
  public func contract(_ format: String, _ version: FormatVersion) -> String {
    ProjectLayout.path(folder(format), "\(version)\(ProjectLayout.contractEnding)")
  }

  /// The JSON Schema of one version, for those who read its files or for those who write them.
  public func schema(
    _ format: String,
    _ version: FormatVersion,
    for audience: SchemaExport.Audience = .reader
  ) -> String {
    switch audience {
    case .reader: ProjectLayout.path(folder(format), "\(version).schema.json")
    case .writer: ProjectLayout.path(folder(format), "\(version).writer.schema.json")
    }
  }

  /// The step to a major from the one before.
  public func step(_ format: String, to major: Int, from older: Int) -> String {
    ProjectLayout.path(folder(format), "\(older)-to-\(major).upgrade.json")
  }

  /// The folder of the fixtures of one version.
  public func fixtures(_ format: String, _ version: FormatVersion) -> String {
    ProjectLayout.path(ProjectLayout.path(fixtures, format), version.description)
  }

  static let contractEnding = ".contract.json"

  /// The version in the name of a contract file; `nil` for any other name.
  static func version(ofContract name: String) -> FormatVersion? {
    guard name.hasSuffix(contractEnding) else { return nil }
    return FormatVersion(String(name.dropLast(contractEnding.count)))
  }

  /// Whether a name, in capital or small letters, ends as that of a contract does.
  static func isContractName(_ name: String) -> Bool { name.lowercased().hasSuffix(contractEnding) }

  /// Whether a name, in capital or small letters, ends as that of a step does.
  static func isStepName(_ name: String) -> Bool { name.lowercased().hasSuffix(".upgrade.json") }

  /// Whether a name is that of a fixture: `*.json`, no folder, not hidden.
  static func isFixtureName(_ name: String) -> Bool {
    name.utf8.count <= 200 && name.hasSuffix(".json") && name.utf8.first != UInt8(ascii: ".")
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") || $0 < 0x20 }
  }

  /// A name in a folder; the folder `.` is left out.
  static func path(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }
}
