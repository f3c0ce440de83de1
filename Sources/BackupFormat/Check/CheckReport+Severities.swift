package import BackupJSON

extension CheckReport {
  /// The report with severities that somebody has chosen: `nil` takes the findings of a rule away.
  ///
  /// The verdict is what a reader comes to, and stays; so do errors, which are never asked about.
  package func choosing(_ severity: (Rule) -> Severity?) -> CheckReport {
    var counts = counts.filter { $0.key == .error }
    for (rule, count) in unkept.counts {
      if let chosen = severity(rule) { counts[chosen, default: 0] += count }
    }
    var chosen: [Finding] = []
    for var finding in findings {
      if finding.severity < .error {
        guard let severity = severity(finding.rule) else { continue }
        finding.severity = severity
        counts[severity, default: 0] += 1
      }
      chosen.append(finding)
    }
    return replacing(chosen.sorted(by: Finding.inReportOrder), counts)
  }

  /// The report with other findings of the same severities in the place of some.
  package func mapFindings(_ transform: (Finding) -> Finding) -> CheckReport {
    replacing(findings.map(transform), counts)
  }

  private func replacing(_ findings: [Finding], _ counts: [Severity: Int]) -> CheckReport {
    CheckReport(
      identity: identity,
      title: title,
      verdict: verdict,
      findings: findings,
      counts: counts,
      collections: collections,
      exportedAt: exportedAt,
      happened: happened,
      unkept: unkept,
      reading: reading
    )
  }
}
