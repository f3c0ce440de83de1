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

  /// - Throws: ``ContractError`` with every mistake of every contract.
  public init(_ contracts: [Contract]) throws(ContractError) {
    let mistakes = contracts.flatMap { contract in contract.mistakes }
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

  /// All contracts, by format and version.
  public var contracts: [Contract] {
    families.flatMap { $0.contracts.map(\.contract) }
  }

  func family(_ format: String) -> Family? {
    families.first { $0.format.utf8.elementsEqual(format.utf8) }
  }
}
