import BackupEvolution
import BackupFormat
import BackupJSON

/// One file of a run, as reporters get it.
struct FileReport {
  enum Outcome {
    case checked(CheckedFile)
    /// Why there is nothing to say about its content.
    case unreadable(InputError)
  }

  /// The name as it was given.
  let path: String
  let outcome: Outcome
  /// What an upgrade did to the file, where the run was one.
  var upgrade: UpgradeAccount?
  /// What an import would do or has done with the file, where the run was one.
  var importing: ImportAccount?

  /// Whether nothing can be done by what the file says.
  var isUnusable: Bool {
    switch outcome {
    case .checked(let checked): checked.verdict == .refused
    case .unreadable: true
    }
  }
}

/// A file that was checked, as a backup or by the gate.
struct CheckedFile {
  let input: InputBytes
  /// In the order of the file.
  let findings: [Finding]
  /// How many findings of each severity there are, also those that were not kept.
  let counts: [Severity: Int]
  /// Of a backup: what the check has found out about it.
  let backup: CheckReport?
  /// The format and version that the file is of; `nil` where it could not be told.
  let identity: FileIdentity?
  /// The place of every offset that a finding speaks of.
  let positions: Positions
  /// One for each finding of the report.
  let fingerprints: [String]
  /// Whether its values are somebody's data; those of a contract file are not.
  let isPersonal: Bool

  init(_ input: InputBytes, _ report: CheckReport, isPersonal: Bool = true) {
    self.isPersonal = isPersonal
    self.input = input
    findings = report.findings
    counts = report.counts
    backup = report
    identity = report.identity
    positions = Positions(of: report.findings.flatMap(\.offsets), in: input)
    fingerprints = Fingerprint.all(report.findings)
  }

  /// An encrypted file that was looked at from outside.
  init(withoutVerdict input: InputBytes, _ report: CheckReport) {
    isPersonal = true
    self.input = input
    findings = report.findings
    counts = report.counts
    backup = nil
    identity = nil
    positions = Positions(of: report.findings.flatMap(\.offsets), in: input)
    fingerprints = Fingerprint.all(report.findings)
  }

  /// A file that the gate has judged.
  init(_ file: GateFile, _ identity: FileIdentity?) {
    isPersonal = false
    input = file.input
    findings = file.findings
    counts = file.findings.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
    backup = nil
    self.identity = identity
    positions = Positions(of: file.findings.flatMap(\.offsets), in: file.input)
    fingerprints = Fingerprint.all(subjects: file.subjects)
  }

  /// Whether an import would use the file; `nil` where it is no backup.
  var verdict: Verdict? { backup?.verdict }

  /// The findings that are written: the gravest where not all may be, in the order of the file.
  ///
  /// - Returns: Indices of the findings of the report.
  func selection(limit: Int) -> [Int] {
    guard findings.count > limit else { return Array(findings.indices) }
    var chosen: [Int] = []
    for severity in Severity.allCases.sorted(by: >) {
      chosen += findings.indices.filter { findings[$0].severity == severity }.prefix(limit - chosen.count)
    }
    return chosen.sorted()
  }

  /// How many findings there are, also those that were not kept.
  var total: Int { counts.values.reduce(0, +) }
}

extension Finding {
  fileprivate var offsets: [Int] {
    let ranges = [range] + notes.compactMap(\.range) + fixes.flatMap { $0.edits.map(\.range) }
    return ranges.flatMap { [$0.lowerBound, $0.upperBound] }
  }
}
