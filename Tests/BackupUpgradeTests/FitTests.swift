import BackupFormat
import BackupJSON
import Testing

@testable import BackupUpgrade

/// What a step cannot do for every right file is told from the types alone.
struct FitTests {
  private static func gaps(_ text: String, from old: Contract = Coins.one, to new: Contract = Coins.two)
    throws -> [String]
  {
    let reading = UpgradeReader().read(InputBytes(text))
    #expect(reading.findings == [])
    return ContractFit.gaps(of: try #require(reading.upgrade), from: old, to: new).map(\.message)
  }

  @Test func `the steps of the tests have no gaps`() throws {
    #expect(try Self.gaps(Coins.oneToTwo) == [])
    #expect(try Self.gaps(Coins.twoToThree, from: Coins.two, to: Coins.three) == [])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    /// The operation that is left out of the step, or changed.
    let old: String
    let new: String
    let gap: String
    var testDescription: String { gap }
  }

  static let cases: [Case] = [
    Case(
      old:
        #"{"do": "add", "at": "/expenses/*", "field": "updatedAt", "from": ["createdAt", "/exportedAt"]},"#,
      new: "",
      gap: "`expenses/*/updatedAt` has no source: nothing writes it"
    ),
    Case(
      old: #""from": ["createdAt", "/exportedAt"]"#,
      new: #""from": ["createdAt"]"#,
      gap: "nothing says what `updatedAt` is where none of its sources is there"
    ),
    Case(
      old: #""from": ["createdAt", "/exportedAt"]"#,
      new: #""from": ["madeAt", "/exportedAt"]"#,
      gap: "there is no `madeAt` that `updatedAt` could be taken from"
    ),
    Case(
      old: #""fields": ["mood"]"#,
      new: #""fields": ["temper"]"#,
      gap: "`expenses/*/mood` stays, and is no field of the new contract"
    ),
    Case(
      old: #"{"do": "dropDangling", "at": "/expenses/*", "fields": ["payerId"], "collection": "people"},"#,
      new: "",
      gap: "`expenses/*/payerId` may refer to no record of `people`"
    ),
    Case(
      old: #"{"do": "currency", "at": "/expenses/*", "fields": ["currency"], "aliases": {"RM": "MYR"}},"#,
      new: "",
      gap: "`expenses/*/currency` may be a name of the old format that stands for a currency"
    ),
    Case(
      old:
        #"{"do": "minorUnits", "at": "/expenses/*", "fields": ["amount"], "currency": "currency", "aliases": {"RM": "MYR"}},"#,
      new: "",
      gap: "`expenses/*/amount` is of another type than the new contract has"
    ),
    Case(old: #""costs": "expenses", "#, new: "", gap: "`expenses` has no source: nothing writes it"),
    Case(
      old: #""format": "coins-backup", "version": {"#,
      new: #""version": {"#,
      gap: "`mark` does not write `format`, by which the new files are recognised"
    ),
    Case(
      old: #""major": 2"#,
      new: #""major": 3"#,
      gap: "`mark` does not write the version 2.0 under `version`"
    ),
  ]

  @Test(arguments: cases)
  func `a gap of a step is told`(_ example: Case) throws {
    #expect(Coins.oneToTwo.contains(example.old))
    let last = Coins.oneToTwo.ranges(of: example.old).last
    let text = Coins.oneToTwo.replacingCharacters(in: try #require(last), with: example.new)
    let gaps = try Self.gaps(text)
    #expect(gaps.contains(example.gap), "\(gaps)")
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
