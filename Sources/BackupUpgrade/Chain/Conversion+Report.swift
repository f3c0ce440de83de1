package import BackupFormat
import BackupJSON

extension Conversion {
  /// Everything that was found and lost, in the words of a check, so that an upgrade is reported like one.
  package var report: CheckReport {
    let findings = findings(with: losses.findings)
    switch outcome {
    case .converted, .current:
      let isDegraded = original.verdict == .degraded || losses.findings.contains { $0.rule == .stepReplaced }
      return original.reporting(findings, isDegraded ? .degraded : .accepted)
    case .refused: return original.reporting(findings, .refused)
    }
  }

  /// What was found, together with losses. Where a step has said what becomes of a value, that is told and not what the
  /// check of the old file has said of it: that it is kept, for example.
  func findings(with losses: [Finding]) -> [Finding] {
    let steps = Set(Rule.upgradeRules)
    let decided = Set((losses + findings.filter { steps.contains($0.rule) }).map(\.range))
    let kept = findings.filter { finding in
      finding.severity == .error || steps.contains(finding.rule) || !decided.contains(finding.range)
    }
    return (kept + losses).sorted(by: Finding.inReportOrder)
  }
}
