@_spi(Scanning) public import BackupJSON

/// What a contract file holds.
public struct ContractReading: Sendable {
  /// The contract; `nil` where a finding is an error.
  public let contract: Contract?
  /// Everything that is wrong with the file, in its order.
  public let findings: [Finding]
  /// How well the text of the file could be read.
  let reading: CheckReading
}

/// Reads contract files (Spec/contract.md).
///
/// A file is checked against the contract of contract files and then for what contradicts itself, so that one run
/// tells a misspelt key, a wrong type and a reference to nowhere, each with its place.
public struct ContractReader: Sendable {
  public init() {}

  /// Reads one file. Whatever its bytes are, the answer is a contract without mistakes, or findings that say why not.
  ///
  /// - Complexity: linear in the size of the file.
  public func read(_ input: InputBytes) -> ContractReading {
    let report = ContractFileFormat.checker.check(input)
    var findings = report.findings
    var decoder = ContractDecoder()
    let isSmall = input.count <= ContractFileFormat.contract.limits.bytes
    guard isSmall, report.identity != nil, let document = try? JSONDocument(reading: input),
      let contract = decoder.contract(document)
    else { return ContractReading(contract: nil, findings: findings, reading: report.reading) }
    let doubts = Doubts(findings.filter { $0.severity == .error }.map(\.pointer))
    var finder = MistakeFinder(contract, doubts)
    let mistakes = (decoder.mistakes + finder.all()).filter { !doubts.cover($0.pointer) }
    findings += input.withSource { MistakeFindings.of(mistakes, in: $0) }
    findings.sort(by: Finding.inReportOrder)
    let isRefused = findings.contains { $0.severity == .error }
    return ContractReading(
      contract: isRefused ? nil : contract,
      findings: findings,
      reading: report.reading
    )
  }

  /// The contract in a file that was found right before, by a test or by ``read(_:)``; nothing of it is checked again.
  ///
  /// - Complexity: linear in the size of the file.
  package func contract(ofChecked input: InputBytes) -> Contract? {
    var decoder = ContractDecoder()
    return (try? JSONDocument(reading: input)).flatMap { decoder.contract($0) }
  }
}
