import BackupEvolution
import BackupFormat
import BackupFormats
import BackupJSON
import BackupUpgrade
import Foundation
import Testing

/// Whatever a contract allows becomes a right file of every later version, and nothing of it is lost.
struct GeneratedUpgradeTests {
  #if DEBUG
    static let documents = 20
  #else
    static let documents = 5000
  #endif

  /// A version, and a later one of the same format.
  struct Pair: Sendable, CustomTestStringConvertible {
    let old: Contract
    let target: FormatVersion
    var testDescription: String { "\(old.format) \(old.version) to \(target)" }
  }

  static let pairs: [Pair] = ShippedFormats.contracts.flatMap { old in
    ShippedFormats.contracts
      .filter { $0.format == old.format && $0.version > old.version }
      .map { Pair(old: old, target: $0.version) }
  }

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

  @Test func `there are steps between all versions of two formats`() {
    #expect(Self.pairs.count == 11)
  }

  @Test(arguments: pairs)
  func `generated files convert, check clean, and keep every record`(pair: Pair) throws {
    let checker = BackupChecker(ShippedFormats.library)
    var count = 0
    for bytes in SampleGenerator(pair.old, seed: 5).documents(records: 4) {
      guard count < Self.documents else { break }
      count += 1
      let input = InputBytes(bytes)
      let output = try Upgrading.upgraded(input, to: pair.target)
      let report = checker.check(output)
      #expect(report.identity?.version == pair.target)
      #expect(report.findings.filter { $0.severity == .error }.map { "\($0.rule) \($0.pointer)" } == [])
      try Self.compare(input, output, pair.target)
    }
    #expect(count == Self.documents)
  }

  @Test(arguments: old)
  func `every planned sample converts`(old: Old) throws {
    var count = 0
    for sample in SampleGenerator(old.contract).samples() {
      count += 1
      #if DEBUG
        if count % 3 != 0 { continue }
      #endif
      let conversion = Upgrading.chain.upgrade(InputBytes(sample.document))
      guard case .converted = conversion.outcome else {
        Issue.record("\(sample.what): \(Upgrading.lines(conversion.findings))")
        continue
      }
    }
    #expect(count > 30)
  }

  private static func compare(_ old: InputBytes, _ new: InputBytes, _ target: FormatVersion) throws {
    let before = try Collections(old)
    let after = try Collections(new)
    for (name, ids) in before.ids {
      let wanted = name == "logs" ? ids.map { "legacy-\($0)" } : ids
      #expect(after.ids[name == "logs" ? "entries" : name] == wanted)
    }
    for (old, new) in zip(try expenses(old), try expenses(new)) {
      let amount = try #require(old["amount"]?.numberValue?.text)
      let wanted = target.major < 5 ? amount : minorUnits(amount, new["currency"]?.stringValue)
      #expect(new["amount"]?.numberValue?.text == wanted)
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
