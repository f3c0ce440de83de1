import BackupFormat
@_spi(Scanning) public import BackupJSON

/// What a step file holds.
public struct UpgradeReading: Sendable {
  /// The step; `nil` where a finding is an error.
  public let upgrade: Upgrade?
  /// Everything that is wrong with the file, in its order.
  public let findings: [Finding]
  /// The check by the contract of step files, which comes before mistakes are looked for.
  let check: CheckReport
}

/// Reads step files (Spec/upgrade.md).
///
/// A file is checked against the contract of step files and then for what contradicts itself, so that one run tells a
/// misspelt key and a path that is none, each with its place.
public struct UpgradeReader: Sendable {
  /// Makes a reader; it keeps nothing.
  public init() {}

  /// Reads one file. Whatever its bytes are, the answer is a step without mistakes, or findings that say why not.
  ///
  /// - Complexity: linear in the size of the file.
  public func read(_ input: InputBytes) -> UpgradeReading {
    let report = UpgradeFileFormat.checker.check(input)
    var findings = report.findings
    var decoder = UpgradeDecoder()
    let isSmall = input.count <= UpgradeFileFormat.contract.limits.bytes
    guard isSmall, report.identity != nil, let document = try? JSONDocument(reading: input),
      let upgrade = decoder.upgrade(document)
    else { return UpgradeReading(upgrade: nil, findings: findings, check: report) }
    let doubts = Doubts(findings.filter { $0.severity == .error }.map(\.pointer))
    let mistakes = decoder.mistakes.filter { !doubts.cover($0.pointer) }
    findings += input.withSource { MistakeFindings.of(mistakes, in: $0) }
    findings.sort(by: Finding.inReportOrder)
    let isRefused = findings.contains { $0.severity == .error }
    return UpgradeReading(upgrade: isRefused ? nil : upgrade, findings: findings, check: report)
  }
}
