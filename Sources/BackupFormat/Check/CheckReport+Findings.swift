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
}
