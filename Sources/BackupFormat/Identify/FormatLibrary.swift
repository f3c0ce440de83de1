import BackupJSON

/// The formats that a program reads: for each, its contracts, one for each version.
public struct FormatLibrary: Sendable {
  /// All contracts of one format.
  struct Family: Sendable {
    let format: String
    /// Ordered by version.
    var contracts: [LibraryEntry]

    var newest: LibraryEntry { contracts[contracts.count - 1] }

    /// The contract by which a file of a version is checked: that version's own, or for a newer minor the newest
    /// of the same major.
    func contract(for version: FormatVersion) -> LibraryEntry? {
      contracts.last { $0.version.major == version.major && $0.version <= version }
        ?? contracts.first { $0.version.major == version.major }
    }
  }

  private(set) var families: [Family] = []

  /// - Throws: ``ContractError`` with every mistake of every contract, and with each version that is described twice.
  public init(_ contracts: [Contract]) throws(ContractError) {
    let mistakes = contracts.flatMap { contract in contract.mistakes } + FormatLibrary.twins(contracts)
    guard mistakes.isEmpty else { throw ContractError(mistakes: mistakes) }
    self.init(withoutMistakes: contracts)
  }

  /// - Precondition: none of the contracts has a mistake.
  package init(withoutMistakes contracts: [Contract]) {
    self.init(contracts.map { LibraryEntry(withoutMistakes: $0) })
  }

  /// A library whose contracts are made when they are needed.
  ///
  /// - Precondition: each entry has an outline that is that of its contract, and no two of them are of one version.
  package init(_ entries: [LibraryEntry]) {
    for entry in entries.sorted(by: { $0.version < $1.version }) {
      if let index = families.firstIndex(where: { $0.format == entry.outline.format }) {
        families[index].contracts.append(entry)
      } else {
        families.append(Family(format: entry.outline.format, contracts: [entry]))
      }
    }
  }

  /// Of two contracts for one version, one would be obeyed and the other ignored.
  private static func twins(_ contracts: [Contract]) -> [ContractMistake] {
    struct Version: Hashable {
      let format: [UInt8]
      let version: FormatVersion
    }
    var seen: Set<Version> = []
    return contracts.compactMap { contract in
      let version = Version(format: Array(contract.format.utf8), version: contract.version)
      guard !seen.insert(version).inserted else { return nil }
      return ContractMistake(
        .contractDuplicateName,
        at: JSONPointer().appending("version"),
        "\(contract.format) \(contract.version) is described by two contracts"
      )
    }
  }

  /// All contracts, by format and version.
  public var contracts: [Contract] {
    families.flatMap { $0.contracts.map(\.contract) }
  }

  /// The ids of the formats.
  package var formats: [String] { families.map(\.format) }

  /// The contracts of one format, the oldest first; empty where it is not known.
  package func contracts(of format: String) -> [Contract] {
    family(format)?.contracts.map(\.contract) ?? []
  }

  /// The contract by which a file of a format and version is checked; `nil` where none is known.
  package func contract(for identity: FileIdentity) -> Contract? {
    family(identity.format)?.contract(for: identity.version)?.contract
  }

  /// The newest version of a format; `nil` where it is not known.
  package func newestVersion(of format: String) -> FormatVersion? {
    family(format)?.newest.version
  }

  /// The name of the app of a format; `nil` where it is not known.
  package func title(of format: String) -> String? {
    family(format)?.newest.outline.title
  }

  /// Whether some version of a format is encrypted in a version of the envelope. The newest is asked first.
  package func hasEnvelope(_ version: Int, of format: String) -> Bool {
    family(format)?.contracts.reversed().contains { $0.contract.envelopes.contains(version) } ?? false
  }

  /// Whether a file is of an older major than the newest of its format.
  package func isOld(_ identity: FileIdentity) -> Bool {
    (newestVersion(of: identity.format)?.major ?? 0) > identity.version.major
  }

  func family(_ format: String) -> Family? {
    families.first { $0.format.utf8.elementsEqual(format.utf8) }
  }
}
