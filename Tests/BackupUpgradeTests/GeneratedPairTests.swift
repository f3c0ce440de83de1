import BackupEvolution
import BackupFormat
import BackupJSON
import BackupUpgrade
import Testing

/// Whatever a version of the tests' own format allows becomes a right file of every later version.
struct GeneratedPairTests {
  #if DEBUG
    static let documents = 40
  #else
    static let documents = 5000
  #endif

  struct Pair: Sendable, CustomTestStringConvertible {
    let old: Contract
    let target: FormatVersion
    var testDescription: String { "\(old.version) to \(target)" }
  }

  /// From each version to each one of a later major; between minors nothing is to be done.
  static let pairs: [Pair] = Coins.library.contracts.flatMap { old in
    Coins.library.contracts
      .filter { $0.version.major > old.version.major }
      .map { Pair(old: old, target: $0.version) }
  }

  @Test(arguments: pairs)
  func `generated files convert, check clean, and keep every record`(pair: Pair) throws {
    let checker = BackupChecker(Coins.library)
    var count = 0
    for bytes in SampleGenerator(pair.old, seed: 6).documents(records: 10) {
      guard count < Self.documents else { break }
      count += 1
      let conversion = Coins.chain.upgrade(InputBytes(bytes), to: pair.target)
      guard case .converted(let output) = conversion.outcome else {
        Issue.record("\(conversion.errors.map { "\($0.rule.id) \($0.pointer)" })")
        continue
      }
      let report = checker.check(output)
      #expect(report.identity?.version == pair.target)
      #expect(report.counts[.error] == nil)
      let (before, after) = (try Self.ids(InputBytes(bytes)), try Self.ids(output))
      #expect(!before.isEmpty && before == after)
      guard case .current = Coins.chain.upgrade(output, to: pair.target).outcome else {
        Issue.record("the result is not left as it is")
        continue
      }
    }
    #expect(count == Self.documents)
  }

  private static func ids(_ input: InputBytes) throws -> [[String]] {
    let root = try JSONDocument(reading: input).root.objectValue
    return [root?["costs"] ?? root?["expenses"], root?["people"]].map { records in
      (records?.arrayValue ?? []).map { $0.objectValue?["id"]?.stringValue?.lowercased() ?? "" }
    }
  }
}
