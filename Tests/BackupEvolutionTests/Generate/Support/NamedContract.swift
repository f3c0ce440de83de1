import BackupFormat
import BackupFormats
import Testing

/// A contract that a failing test names shortly.
struct NamedContract: Sendable, CustomTestStringConvertible {
  let contract: Contract

  var testDescription: String { "\(contract.format) \(contract.version)" }

  /// Every shipped contract, and two that have everything.
  static let all = (ShippedFormats.contracts + [EveryType.contract, .everything]).map {
    NamedContract(contract: $0)
  }
}
