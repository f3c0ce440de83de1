import BackupJSON

/// Keeps the findings of one run: all are counted, so many are kept, and one cause is kept once.
struct FindingCollector {
  /// Findings of one severity that are kept with their words; more are only counted, so that a file of a gigabyte
  /// of faults does not become two of findings.
  static let mostPerSeverity = 10_000

  private(set) var findings: [Finding] = []
  private(set) var counts: [Severity: Int] = [:]
  private var unknownFields: [UnknownField: Int] = [:]

  /// An unknown key is one cause however often it stands: the place in the format and the key.
  private struct UnknownField: Hashable {
    let detail: Int32
    /// As UTF-8: two spellings of one letter are two keys.
    let key: [UInt8]
  }

  mutating func add(_ finding: Finding) {
    counts[finding.severity, default: 0] += 1
    if counts[finding.severity]! <= FindingCollector.mostPerSeverity { findings.append(finding) }
  }

  mutating func add(_ some: [Finding]) {
    for finding in some { add(finding) }
  }

  /// Whether a further finding of this severity would be kept.
  func isOpen(_ severity: Severity) -> Bool {
    counts[severity, default: 0] < FindingCollector.mostPerSeverity
  }

  mutating func count(_ severity: Severity) {
    counts[severity, default: 0] += 1
  }

  /// Adds an unknown key, or another place to the finding of the same one.
  mutating func add(unknown finding: Finding, detail: Int32, key: String) {
    let cause = UnknownField(detail: detail, key: Array(key.utf8))
    if let index = unknownFields[cause] {
      findings[index].occurrences += 1
      if findings[index].notes.count < 4 {
        findings[index].notes.append(.init("it also stands here", range: finding.range))
      }
      return
    }
    if isOpen(finding.severity) { unknownFields[cause] = findings.count }
    add(finding)
  }
}
