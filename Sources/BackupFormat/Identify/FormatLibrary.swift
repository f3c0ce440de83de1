import BackupJSON

/// The formats that a program reads: for each, its contracts, one for each version.
public struct FormatLibrary: Sendable {
  /// All contracts of one format.
  struct Family: Sendable {
    let format: String
    /// Ordered by version.
    var contracts: [CompiledContract]

    var newest: CompiledContract { contracts[contracts.count - 1] }

    /// The contract by which a file of a version is checked: that version's own, or for a newer minor the newest
    /// of the same major.
    func contract(for version: FormatVersion) -> CompiledContract? {
      contracts.last { $0.contract.version.major == version.major && $0.contract.version <= version }
        ?? contracts.first { $0.contract.version.major == version.major }
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
    for contract in contracts.sorted(by: { $0.version < $1.version }) {
      let compiled = ContractCompiler.compile(contract)
      if let index = families.firstIndex(where: { $0.format == contract.format }) {
        families[index].contracts.append(compiled)
      } else {
        families.append(Family(format: contract.format, contracts: [compiled]))
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

  /// The contract by which a file of a format and version is checked; `nil` where none is known.
  package func contract(for identity: FileIdentity) -> Contract? {
    family(identity.format)?.contract(for: identity.version)?.contract
  }

  func family(_ format: String) -> Family? {
    families.first { $0.format.utf8.elementsEqual(format.utf8) }
  }
}
