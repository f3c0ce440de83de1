package import BackupFormat
package import BackupJSON

extension UpgradeReading {
  /// The reading in the words of a check, so that a step file is reported like any other file.
  package var report: CheckReport {
    check.reporting(findings, upgrade == nil ? .refused : .accepted)
  }
}

extension UpgradeReader {
  /// Whether a file says that it is a step file, whatever else is wrong with it.
  package func recognises(_ input: InputBytes) -> Bool {
    UpgradeFileFormat.checker.recognises(input)
  }
}
