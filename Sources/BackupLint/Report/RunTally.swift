import BackupFormat
import BackupJSON

/// What a run has found, in numbers.
struct RunTally {
  private(set) var verdicts: [Verdict: Int] = [:]
  private(set) var findings: [Severity: Int] = [:]
  private(set) var unreadable = 0

  var files: Int { verdicts.values.reduce(unreadable, +) }

  mutating func add(_ file: FileReport) {
    switch file.outcome {
    case .checked(let checked):
      verdicts[checked.report.verdict, default: 0] += 1
      findings.merge(checked.report.counts, uniquingKeysWith: +)
    case .unreadable: unreadable += 1
    }
  }
}
