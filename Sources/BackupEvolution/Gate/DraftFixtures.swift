import BackupFormat

/// The fixtures that each version has, made from its contract.
enum DraftFixtures {
  /// The files, by name.
  static func set(of contract: Contract) -> [(name: String, bytes: [UInt8])] {
    FixtureSet(contract).fixtures.map { ($0.name + ".json", $0.document) }
  }

  /// The names of the files.
  static func names(of contract: Contract) -> [String] { set(of: contract).map(\.name) }
}
