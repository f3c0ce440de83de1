package import BackupFormat
import BackupJSON

extension Conversion {
  /// Everything that was found and lost, in the words of a check, so that an upgrade is reported like one.
  package var report: CheckReport {
    let findings = (findings + losses.findings).sorted(by: Finding.inReportOrder)
    switch outcome {
    case .converted, .current:
      let isDegraded = original.verdict == .degraded || losses.findings.contains { $0.rule == .stepReplaced }
      return original.reporting(findings, isDegraded ? .degraded : .accepted)
    case .refused: return original.reporting(findings, .refused)
    }
  }
}
