import BackupFormat
import BackupFormats
import BackupJSON

/// The check in process: all checks on, one core, the file mapped and warm.
enum Checks {
  struct NotAccepted: Error {
    let findings: [String]
  }

  static func measure(_ path: String, runs: Int) throws -> (timing: Timing, bytes: Int) {
    let input = try InputBytes.file(path)
    let checker = BackupChecker(ShippedFormats.library)
    let (timing, report) = Timing.of(runs: runs) { checker.check(input) }
    // A check that stops at a fault is fast and says nothing.
    guard report.verdict == .accepted, report.findings.isEmpty else {
      throw NotAccepted(findings: report.findings.prefix(3).map { "\($0.rule) \($0.pointer): \($0.message)" })
    }
    return (timing, input.count)
  }
}
