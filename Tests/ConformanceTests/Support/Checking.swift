import BackupFormat
import BackupFormats
import BackupJSON

/// Checks bytes against the formats that the package ships.
enum Checking {
  static let checker = BackupChecker(ShippedFormats.library)

  static func report(_ bytes: [UInt8]) -> CheckReport {
    checker.check(InputBytes(bytes))
  }

  static func report(_ text: String) -> CheckReport {
    report(Array(text.utf8))
  }
}

/// What a test compares of a finding: its rule and its place, and none of its wording.
struct FindingLine: Hashable, Codable, CustomStringConvertible {
  let rule: String
  let severity: String
  let pointer: String
  let line: Int
  let column: Int

  var description: String { "\(severity)[\(rule)] \(line):\(column) \(pointer)" }
}

extension CheckReport {
  /// The findings with their lines and columns in the bytes that were checked.
  func lines(in bytes: [UInt8]) -> [FindingLine] {
    let positions = LineTable.positions(of: findings.map(\.range.lowerBound), in: bytes)
    return zip(findings, positions).map { finding, position in
      FindingLine(
        rule: finding.rule.id,
        severity: finding.severity.rawValue,
        pointer: finding.pointer.description,
        line: position.line,
        column: position.column
      )
    }
  }
}
