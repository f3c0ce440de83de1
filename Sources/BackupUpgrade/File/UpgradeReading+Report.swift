package import BackupFormat

extension UpgradeReading {
  /// The reading in the words of a check, so that a step file is reported like any other file.
  package var report: CheckReport {
    check.reporting(findings, upgrade == nil ? .refused : .accepted)
  }
}
