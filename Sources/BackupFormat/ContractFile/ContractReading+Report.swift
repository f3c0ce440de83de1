@_spi(Scanning) package import BackupJSON

extension ContractReading {
  /// The reading in the words of a check, so that a contract file is reported like any other file.
  package var report: CheckReport {
    let kind = ContractFileFormat.contract
    return CheckReport(
      identity: FileIdentity(format: kind.format, version: kind.version),
      title: kind.title,
      verdict: contract == nil ? .refused : .accepted,
      findings: findings,
      counts: findings.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 },
      collections: [],
      exportedAt: nil,
      reading: reading
    )
  }
}

extension ContractReader {
  /// Whether a file says that it is a contract file, whatever else is wrong with it.
  ///
  /// One that is larger than a contract file may be is none, so that a backup is not read once more for the question.
  package func recognises(_ input: InputBytes) -> Bool {
    ContractFileFormat.checker.recognises(input)
  }
}
