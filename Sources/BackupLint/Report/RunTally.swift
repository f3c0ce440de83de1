import BackupFormat
import BackupJSON

/// What a run has found, in numbers.
struct RunTally {
  private(set) var verdicts: [Verdict: Int] = [:]
  private(set) var findings: [Severity: Int] = [:]
  private(set) var unreadable = 0
  /// Files that are no backups, and have no verdict.
  private(set) var others = 0

  var files: Int { verdicts.values.reduce(unreadable + others, +) }

  mutating func add(_ file: FileReport) {
    switch file.outcome {
    case .checked(let checked):
      if let verdict = checked.verdict { verdicts[verdict, default: 0] += 1 } else { others += 1 }
      findings.merge(checked.counts, uniquingKeysWith: +)
    case .unreadable: unreadable += 1
    }
  }
}
