import BackupJSON
import Testing

@testable import BackupEvolution

/// Every fixture belongs to a release or to the draft.
struct StrayFixtureTests {
  @Test(arguments: ["peas.json", "old/full.json"])
  func `a file with the fixtures of a release that the ledger does not name is an error`(name: String) throws
  {
    var pantry = try Pantry.released()
    pantry.put("fixtures/pantry-backup/1.0/\(name)", Pantry.backup())
    let report = try pantry.report()
    #expect(report.remarks == ["contract/fixture-stray ledger.json#/releases/0/fixtures"])
    let finding = try #require(report.finding("contract/fixture-stray"))
    #expect(finding.message.description == "fixtures/pantry-backup/1.0/\(name) belongs to no release")
    #expect(finding.help?.description.contains("a new case is a file of the draft") == true)
  }

  @Test(arguments: ["README.md", ".hidden.json", ".git/x.json"])
  func `a file that is no fixture is none of the gate's business`(name: String) throws {
    var pantry = try Pantry.released()
    pantry.put("fixtures/pantry-backup/1.0/\(name)", "{}")
    pantry.put("fixtures/pantry-backup/notes/\(name)", "{}")
    pantry.put("fixtures/pantry-backup/3.0/\(name)", "{}")
    #expect(try pantry.report().remarks == [])
  }

  @Test func `a folder of fixtures of a version that there is not is one error`() throws {
    var pantry = try Pantry.released()
    pantry.put("fixtures/pantry-backup/1.1/full.json", Pantry.backup())
    pantry.put("fixtures/pantry-backup/1.1/edge.json", Pantry.backup())
    let report = try pantry.report()
    #expect(report.remarks == ["contract/fixture-stray 1.0.contract.json#/version"])
    #expect(
      report.finding("contract/fixture-stray")?.message.description.contains("pantry-backup/1.1") == true
    )
    // As soon as there is a draft, they are its files.
    try pantry.draft(Pantry.contract(1, 1, item: [Pantry.note]))
    #expect(!(try pantry.report().remarks.contains { $0.hasPrefix("contract/fixture-stray") }))
  }
}
