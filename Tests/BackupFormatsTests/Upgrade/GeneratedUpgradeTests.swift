import BackupEvolution
import BackupFormat
import BackupFormats
import BackupJSON
import BackupUpgrade
import Foundation
import Testing

/// Whatever a contract allows becomes a right file of the newest version, and nothing of it is lost.
struct GeneratedUpgradeTests {
  #if DEBUG
    static let documents = 300
  #else
    static let documents = 6000
  #endif

  /// A contract that a failing test names shortly.
  struct Old: Sendable, CustomTestStringConvertible {
    let contract: Contract
    var testDescription: String { "\(contract.format) \(contract.version)" }
  }

  static let old = ShippedFormats.contracts.filter { contract in
    ShippedFormats.contracts.contains {
      $0.format == contract.format && $0.version.major > contract.version.major
    }
  }.map { Old(contract: $0) }

  @Test(arguments: old)
  func `generated files convert, check clean, and keep every record`(old: Old) throws {
    var count = 0
    for bytes in SampleGenerator(old.contract, seed: 5).documents(records: 12) {
      guard count < Self.documents else { break }
      count += 1
      let input = InputBytes(bytes)
      let output = try Upgrading.upgraded(input)
      let findings = BackupChecker(ShippedFormats.library).check(output).findings
      #expect(findings.filter { $0.severity == .error }.map { "\($0.rule) \($0.pointer)" } == [])
      try Self.compare(input, output)
    }
    #expect(count == Self.documents)
  }

  @Test(arguments: old)
  func `every planned sample converts`(old: Old) throws {
    var count = 0
    for sample in SampleGenerator(old.contract).samples() {
      count += 1
      let conversion = Upgrading.chain.upgrade(InputBytes(sample.document))
      guard case .converted = conversion.outcome else {
        Issue.record("\(sample.what): \(Upgrading.lines(conversion.findings))")
        continue
      }
    }
    #expect(count > 30)
  }

  private static func compare(_ old: InputBytes, _ new: InputBytes) throws {
    let before = try Collections(old)
    let after = try Collections(new)
    for (name, ids) in before.ids {
      let wanted = name == "logs" ? ids.map { "legacy-\($0)" } : ids
      #expect(after.ids[name == "logs" ? "entries" : name] == wanted)
    }
    let (oldExpenses, newExpenses) = (try expenses(old), try expenses(new))
    for (old, new) in zip(oldExpenses, newExpenses) {
      let amount = try #require(old["amount"]?.numberValue?.text)
      #expect(
        new["amount"]?.integerValue.map(String.init) == minorUnits(amount, new["currency"]?.stringValue)
      )
    }
  }

  private static func expenses(_ input: InputBytes) throws -> [JSONObject] {
    let root = try JSONDocument(reading: input).root.objectValue
    return (root?["expenses"]?.arrayValue ?? []).compactMap(\.objectValue)
  }

  /// With Foundation's decimals, which are none of ours.
  private static func minorUnits(_ amount: String, _ currency: String?) -> String? {
    let scales = ["JPY": 0, "KWD": 3, "UYW": 4]
    guard let decimal = Decimal(string: amount, locale: Locale(identifier: "en_US_POSIX")) else { return nil }
    var scaled = Decimal()
    var value = decimal
    let scale = currency.flatMap { scales[$0] } ?? 2
    guard NSDecimalMultiplyByPowerOf10(&scaled, &value, Int16(scale), .plain) == .noError else { return nil }
    return "\(scaled)" == "-0" ? "0" : "\(scaled)"
  }
}
