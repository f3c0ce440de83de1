import BackupEvolution
import BackupFormat
import BackupJSON
import ContractSamples
import Testing

struct FixtureSetTests {
  @Test(arguments: NamedContract.all)
  func `a fixture set has the least, the full, the edge, the fallback and the unknown`(named: NamedContract)
    throws
  {
    let fixtures = FixtureSet(named.contract).fixtures
    // The rows of a table have no fallbacks.
    let isTable = named.contract.format == "mood-journal-backup" && named.contract.version.major == 1
    let names = ["minimal", "full", "edge", "fallback", "unknown-fields"].filter {
      !isTable || $0 != "fallback"
    }
    #expect(fixtures.map(\.name) == names)
    let checker = BackupChecker(try FormatLibrary([named.contract]))
    for fixture in fixtures {
      let report = checker.check(InputBytes(fixture.document))
      let text = "\(fixture.name)\n\(report.findings.map { "\($0.rule) \($0.pointer)" })\n"
      switch fixture.name {
      case "fallback": #expect(report.verdict == .degraded, "\(text)")
      case "unknown-fields":
        #expect(report.counts[.warning, default: 0] > 1 && report.verdict == .accepted, "\(text)")
      default: #expect(report.verdict == .accepted && report.counts[.warning] == nil, "\(text)")
      }
    }
  }

  @Test
  func `one field more changes one line, and the comma before it`() throws {
    let before = EveryType.contract
    var after = before
    let record = try #require(after.records.firstIndex { $0.name == "person" })
    after.records[record].fields.insert(
      FieldType("shoeSize", .integer(IntegerType(20...50)), presence: .optional),
      at: 2
    )
    for (old, new) in zip(FixtureSet(before).fixtures, FixtureSet(after).fixtures) {
      let difference = Self.lines(new).difference(from: Self.lines(old))
      let people = Self.lines(old).filter { $0.contains("\"updatedAt\"") }.count
      #expect(difference.removals.isEmpty, "\(old.name): \(difference.removals)")
      #expect(difference.insertions.count <= people, "\(old.name): \(difference.insertions)")
      for case .insert(_, let line, _) in difference { #expect(line.contains("\"shoeSize\": ")) }
    }
  }

  @Test
  func `a last field more changes one line and the comma before it`() throws {
    var after = EveryType.contract
    let record = try #require(after.records.firstIndex { $0.name == "backup" })
    after.records[record].fields.append(FieldType("mood", .boolean, presence: .optional))
    let old = try #require(FixtureSet(EveryType.contract).fixtures.first { $0.name == "full" })
    let new = try #require(FixtureSet(after).fixtures.first { $0.name == "full" })
    let difference = Self.lines(new).difference(from: Self.lines(old))
    #expect(difference.removals.count == 1)
    #expect(difference.insertions.count == 2)
  }

  private static func lines(_ fixture: FixtureSet.Fixture) -> [Substring] {
    String(decoding: fixture.document, as: UTF8.self).split(separator: "\n")
  }
}
