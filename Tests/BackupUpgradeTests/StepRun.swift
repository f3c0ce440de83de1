import BackupFormat
import BackupJSON
import Testing

@testable import BackupUpgrade

/// Operations on one document, for tables.
enum StepRun {
  /// What came of it.
  struct Answer {
    /// The compact document; `nil` where the operations failed.
    let made: String?
    /// Rule and place of each failure or loss.
    let remarks: [String]
    let findings: [Finding]
    /// What the operations but the mark did.
    let entries: [LossReport.Entry]
  }

  static func step(_ operations: String) throws -> Upgrade {
    let text =
      #"{"kind": "backup-upgrade", "upgrade": 1, "format": "toy-backup", "from": 1, "to": 2, "operations": [\#(operations), "#
      + #"{"do": "mark", "set": {"mark": 2}}]}"#
    let reading = UpgradeReader().read(InputBytes(text))
    return try #require(reading.upgrade, "\(reading.findings.map(\.message.description))")
  }

  static func run(
    _ operations: String,
    on file: String,
    by contract: Contract? = nil,
    _ options: UpgradeOptions = UpgradeOptions()
  ) throws -> Answer {
    try run([step(operations)], on: file, by: contract, options)
  }

  static func run(
    _ steps: [Upgrade],
    on file: String,
    by contract: Contract? = nil,
    _ options: UpgradeOptions = UpgradeOptions()
  ) throws -> Answer {
    switch StepRunner(steps, options).run(InputBytes(file), by: contract, .compact) {
    case .made(let output, let losses):
      var document = try JSONDocument(reading: output)
      document.root.objectValue?.remove("mark")
      let text = try JSONWriter(.compact).write(document.root)
      return Answer(
        made: String(decoding: text, as: UTF8.self),
        remarks: losses.findings.map { "\($0.rule.id) \($0.pointer)" },
        findings: losses.findings,
        entries: losses.entries.filter { $0.operation != .mark }
      )
    case .failed(let findings):
      let remarks = findings.map { "\($0.rule.id) \($0.pointer)" }
      return Answer(made: nil, remarks: remarks, findings: findings, entries: [])
    }
  }
}
