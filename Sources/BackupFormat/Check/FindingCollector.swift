import BackupJSON

/// Keeps the findings of one run: all are counted, so many are kept, and one cause is kept once.
struct FindingCollector {
  /// Findings of one severity that are kept with their words; more are only counted, so that a file of a gigabyte
  /// of faults does not become two of findings.
  static let mostPerSeverity = 10_000

  private let purpose: BackupChecker.Purpose
  private(set) var findings: [Finding] = []
  /// Whether a fallback is used somewhere, also where that finding is only counted.
  private(set) var degrades = false
  /// The warnings and notes that are only counted, by their rules.
  private(set) var unkept = RuleCounts()
  private var errors = 0
  private var warnings = 0
  private var notes = 0
  private var unknownFields: [UnknownField: Int] = [:]

  /// An unknown key is one cause however often it stands: the place in the format and the key.
  private struct UnknownField: Hashable {
    let detail: Int32
    /// As UTF-8: two spellings of one letter are two keys.
    let key: [UInt8]
  }

  /// A missing record is one cause however many references lead to it.
  private var missingTargets: [MissingTarget: Int] = [:]

  /// How many there are of each severity that occurs, also those that are not kept.
  var counts: [Severity: Int] {
    let all: [Severity: Int] = [.error: errors, .warning: warnings, .note: notes]
    return all.filter { $0.value > 0 }
  }

  init(for purpose: BackupChecker.Purpose = .report) { self.purpose = purpose }

  mutating func add(_ finding: Finding) {
    guard isOpen(finding.severity) else { return count(finding.rule) }
    findings.append(finding)
    if finding.rule.degrades { degrades = true }
    count(finding.severity)
  }

  mutating func add(_ some: [Finding]) {
    for finding in some { add(finding) }
  }

  func count(of severity: Severity) -> Int {
    switch severity {
    case .error: errors
    case .warning: warnings
    case .note: notes
    }
  }

  /// Whether a further finding of this severity would be kept.
  func isOpen(_ severity: Severity) -> Bool {
    count(of: severity) < purpose.mostFindings
  }

  /// Counts a finding that is not kept.
  mutating func count(_ rule: Rule) {
    if rule.degrades { degrades = true }
    if rule.severity < .error { unkept.add(rule) }
    count(rule.severity)
  }

  mutating func count(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }

  /// Whether an unknown key needs no finding of its own: another place is added to the finding of the same one, or
  /// it is only counted. `key` is the text between its quotes; all keys of one record type have one severity.
  mutating func knows(unknown key: String, detail: Int32, at range: Range<Int>, _ rule: Rule) -> Bool {
    guard purpose == .report, let index = unknownFields[UnknownField(detail: detail, key: Array(key.utf8))]
    else {
      if isOpen(rule.severity) { return false }
      count(rule)
      return true
    }
    stands(again: index, at: range.lowerBound - 1..<range.upperBound + 1)
    return true
  }

  private mutating func stands(again index: Int, at place: Range<Int>) {
    findings[index].occurrences += 1
    if findings[index].notes.count < 4 {
      findings[index].notes.append(.init("it also stands here", range: place))
    }
  }

  /// Whether a reference needs no finding of its own, because the same record is missing elsewhere.
  mutating func knows(_ missing: MissingTarget, at range: Range<Int>) -> Bool {
    guard let index = missingTargets[missing] else { return false }
    stands(again: index, at: range)
    return true
  }

  /// Adds the finding of a missing record that is not known yet.
  mutating func add(missing: MissingTarget, _ finding: Finding) {
    missingTargets[missing] = findings.count
    add(finding)
  }

  /// Adds the finding of a key that is not known yet.
  mutating func add(unknown finding: Finding, detail: Int32, key: String) {
    unknownFields[UnknownField(detail: detail, key: Array(key.utf8))] = findings.count
    add(finding)
  }
}

/// A record that references lead to and that is not in the file.
struct MissingTarget: Hashable {
  let collection: String
  /// Its id as it is written in the file.
  let id: [UInt8]
}
