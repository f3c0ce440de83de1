package import BackupJSON

extension CheckReport {
  /// The same report with other findings, for what was found about the file after the check.
  ///
  /// - Parameter findings: in the order of the file.
  package func reporting(_ findings: [Finding], _ verdict: Verdict) -> CheckReport {
    var counts = counts
    for finding in self.findings { counts[finding.severity, default: 0] -= 1 }
    for finding in findings { counts[finding.severity, default: 0] += 1 }
    return CheckReport(
      identity: identity,
      title: title,
      verdict: verdict,
      findings: findings,
      counts: counts.filter { $0.value > 0 },
      collections: collections,
      exportedAt: exportedAt,
      happened: happened,
      unkept: unkept,
      reading: reading
    )
  }

  /// A report on a file that was not read as a backup.
  ///
  /// - Parameter findings: in the order of the file.
  package init(unread findings: [Finding], _ verdict: Verdict) {
    self.init(
      identity: nil,
      title: nil,
      verdict: verdict,
      findings: findings,
      counts: findings.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 },
      collections: [],
      exportedAt: nil
    )
  }
}
