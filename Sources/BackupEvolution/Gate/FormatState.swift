package import BackupCrypto
package import BackupFormat
import BackupJSON

/// The files of one format, as one tree has them.
struct FormatState: Sendable {
  /// One contract of the format.
  struct ContractFile: Sendable {
    let version: FormatVersion
    let path: String
    /// The text that findings are about.
    let input: InputBytes
    /// `nil` where the file has errors.
    let contract: Contract?
    let findings: [Finding]
    /// The bytes on disk of a contract that is declared in Swift, where there are any.
    var snapshot: InputBytes?
    var isCompiledIn = false
  }

  let format: String
  /// Ordered by version.
  var contracts: [ContractFile] = []
  var ledger: Ledger?
  var ledgerInput: InputBytes?
  var ledgerFindings: [Finding] = []
  /// Whether a contract of the format is declared in Swift.
  var isCompiledIn = false

  /// Whether there is nothing of the format.
  var isEmpty: Bool { contracts.isEmpty && ledgerInput == nil }

  var newest: ContractFile? { contracts.last }

  func contract(_ version: FormatVersion) -> ContractFile? { contracts.first { $0.version == version } }

  func isReleased(_ version: FormatVersion) -> Bool { ledger?.release(version) != nil }

  /// The contracts of all released versions that can be read.
  var released: [Contract] {
    contracts.filter { isReleased($0.version) }.compactMap(\.contract)
  }

  /// What is being worked at: contracts that the ledger does not have.
  var drafts: [ContractFile] { contracts.filter { !isReleased($0.version) } }
}

extension FormatState {
  /// Reads the files of a format; contracts that are declared in Swift stand in the place of their files.
  init(
    _ format: String,
    in tree: any ProjectTree,
    _ layout: ProjectLayout,
    compiledIn: [Contract]
  ) throws(ProjectError) {
    self.format = format
    let declared = compiledIn.filter { $0.format.utf8.elementsEqual(format.utf8) }
    isCompiledIn = !declared.isEmpty
    for contract in declared {
      let path = layout.contract(format, contract.version)
      let snapshot = try tree.read(path)
      guard let text = try? ContractWriter().write(contract) else { continue }
      let input = InputBytes(text)
      let reading = ContractReader().read(input)
      contracts.append(
        ContractFile(
          version: contract.version,
          path: path,
          input: input,
          contract: reading.contract == nil ? nil : contract,
          findings: reading.findings,
          snapshot: snapshot,
          isCompiledIn: true
        )
      )
    }
    for name in try tree.files(in: layout.folder(format)) {
      guard let version = ProjectLayout.version(ofContract: name), contract(version) == nil else { continue }
      let path = layout.contract(format, version)
      guard let input = try tree.read(path) else { continue }
      let reading = ContractReader().read(input)
      contracts.append(
        ContractFile(
          version: version,
          path: path,
          input: input,
          contract: reading.contract,
          findings: reading.findings
        )
      )
    }
    contracts.sort { $0.version < $1.version }
    ledgerInput = try tree.read(layout.ledger(format))
    if let ledgerInput {
      let reading = LedgerReader().read(ledgerInput)
      ledger = reading.ledger
      ledgerFindings = reading.findings
    }
  }
}

extension Contract {
  /// The digest of the contract in its canonical file form, as the released one that it is or becomes.
  package var releasedDigest: SHA256Digest? {
    var contract = self
    contract.status = .released
    return (try? ContractWriter().write(contract)).map { SHA256Digest(of: $0) }
  }
}
