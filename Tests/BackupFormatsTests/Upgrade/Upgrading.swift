import BackupFormat
import BackupFormats
import BackupJSON
import BackupUpgrade
import Testing

/// Upgrades files of the shipped formats to their newest version.
enum Upgrading {
  static let chain = UpgradeChain(ShippedFormats.library, steps: ShippedFormats.steps)

  /// The file that was made of another one.
  static func upgraded(
    _ input: InputBytes,
    to version: FormatVersion? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> InputBytes {
    let conversion = chain.upgrade(input, to: version)
    guard case .converted(let output) = conversion.outcome else {
      for finding in conversion.findings where finding.severity == .error {
        Issue.record("\(finding.rule) \(finding.pointer): \(finding.message)", sourceLocation: sourceLocation)
      }
      throw NotConverted()
    }
    return output
  }

  struct NotConverted: Error {}

  /// The findings of an error or warning, as `rule pointer`.
  static func lines(_ findings: [Finding]) -> [String] {
    findings.filter { $0.severity > .note }.map { "\($0.rule) \($0.pointer)" }
  }
}
