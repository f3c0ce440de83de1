import BackupFormat
import BackupJSON
import BackupUpgrade

/// What an upgrade did to a file, for programs.
struct UpgradeAccount {
  private let conversion: Conversion

  init(_ conversion: Conversion) {
    self.conversion = conversion
  }

  /// The member `upgrade` of a file in the JSON report.
  var value: JSONValue {
    [
      "outcome": .string(outcome),
      "to": conversion.target.map { .string($0.description) } ?? nil,
      "operations": .array(conversion.losses.entries.map(UpgradeAccount.value)),
      "losses": .integer(Int64(conversion.losses.lossCount)),
    ]
  }

  private var outcome: String {
    switch conversion.outcome {
    case .converted: "converted"
    case .current: "current"
    case .refused: "refused"
    }
  }

  private static func value(_ entry: LossReport.Entry) -> JSONValue {
    [
      "from": .integer(Int64(entry.from)),
      "to": .integer(Int64(entry.to)),
      "do": .string(entry.operation.rawValue),
      "at": .string(entry.at),
      "subject": .string(entry.subject),
      "changed": .integer(Int64(entry.changed)),
      "added": .integer(Int64(entry.defaulted)),
      "replaced": .integer(Int64(entry.replaced)),
      "rounded": .integer(Int64(entry.rounded)),
      "dropped": .integer(Int64(entry.dropped)),
    ]
  }
}
