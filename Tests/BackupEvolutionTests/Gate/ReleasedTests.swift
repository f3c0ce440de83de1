import BackupFormat
import BackupJSON
import Testing

@testable import BackupEvolution

/// What was released stays as it was.
struct ReleasedTests {
  @Test func `a released project has nothing to report`() throws {
    let report = try Pantry.released().report()
    #expect(report.findings.map(\.message.description) == [])
    #expect(report.outcome == .released)
    #expect(report.summary == "pantry-backup 1.0 is released")
  }

  struct Edit: Sendable, CustomTestStringConvertible {
    let name: String
    let remark: String
    let marked: String
    let help: String
    let change: @Sendable (inout Pantry) throws -> Void

    var testDescription: String { name }
  }

  private static let restore = "back from version control"

  private static let edits = [
    Edit(
      name: "a field of a released contract is changed",
      remark: "contract/released-version-mutated 1.0.contract.json#/version",
      marked: "\"version\"",
      help: restore
    ) { $0.edit(Pantry.path(1, 0), #""maximum": 200"#, #""maximum": 300"#) },
    Edit(
      name: "a released contract is a draft again",
      remark: "contract/released-version-mutated 1.0.contract.json#/status",
      marked: "\"draft\"",
      help: restore
    ) { $0.edit(Pantry.path(1, 0), "released", "draft") },
    Edit(
      name: "a released contract is deleted",
      remark: "contract/released-version-mutated ledger.json#/releases/0/contract",
      marked: "…",
      help: restore
    ) {
      try $0.draft(Pantry.contract(1, 1, item: [Pantry.note]))
      $0.tree.files[Pantry.path(1, 0)] = nil
    },
    Edit(
      name: "a fixture is edited",
      remark: "contract/fixture-edited ledger.json#/releases/0/fixtures/full.json/sha256",
      marked: "…",
      help: "a new case is a new file of the draft"
    ) { $0.edit(Pantry.fixturePath, "Beans", "Peas") },
    Edit(
      name: "a fixture is deleted",
      remark: "contract/fixture-deleted ledger.json#/releases/0/fixtures/full.json",
      marked: "\"full.json\"",
      help: restore
    ) { $0.tree.files[Pantry.fixturePath] = nil },
    Edit(
      name: "the reader no longer says the same of a fixture",
      remark: "contract/fixture-import-differs ledger.json#/releases/0/fixtures/fallback.json/findings",
      marked: "\"findings\"",
      help: "undo the change of the draft"
    ) { $0.edit(Pantry.ledgerPath, "enum/fallback /items/0/kind", "enum/fallback /items/7/kind") },
    Edit(
      name: "the reader comes to another verdict about a fixture",
      remark: "contract/fixture-import-differs ledger.json#/releases/0/fixtures/fallback.json/verdict",
      marked: "\"accepted\"",
      help: "undo the change of the draft"
    ) { $0.edit(Pantry.ledgerPath, "\"degraded\"", "\"accepted\"") },
  ]

  @Test(arguments: edits)
  func `an edit of what was released is an error with its place and its help`(edit: Edit) throws {
    var pantry = try Pantry.released()
    try edit.change(&pantry)
    let report = try pantry.report()
    #expect(report.remarks.filter { !$0.contains("baseline") } == [edit.remark])
    let rule = try #require(edit.remark.split(separator: " ").first)
    let finding = try #require(report.finding(String(rule)))
    #expect(finding.help?.description.contains(edit.help) == true)
    #expect(finding.notes.first?.isReason == true)
    if edit.marked != "…" { #expect(report.marked(String(rule)) == edit.marked) }
  }

  @Test func `white space in a released contract means nothing`() throws {
    var pantry = try Pantry.released()
    pantry.edit(Pantry.path(1, 0), "\n", "\n ")
    #expect(try pantry.report().remarks == [])
  }

  @Test func `with a base, the change of a released contract is shown where it is`() throws {
    let before = try Pantry.released()
    var pantry = before
    pantry.edit(Pantry.path(1, 0), #""maximum": 200"#, #""maximum": 300"#)
    let report = try pantry.report(against: before)
    #expect(
      report.remarks == [
        "contract/released-version-mutated 1.0.contract.json#/records/item/fields/name/maximum"
      ]
    )
    #expect(report.marked("contract/released-version-mutated") == "300")
    let help = report.finding("contract/released-version-mutated")?.help?.description
    #expect(help?.contains("git checkout main -- Schemas/pantry-backup/1.0.contract.json") == true)
  }

  @Test(arguments: [
    (#""date": "2026-01-31""#, #""date": "2026-02-01""#, "/releases/0/date"),
    ("\"degraded\"", "\"accepted\"", "/releases/0/fixtures/fallback.json/verdict"),
  ])
  func `a ledger that says something else than the base is rewritten`(
    old: String,
    new: String,
    place: String
  ) throws {
    let before = try Pantry.released()
    var pantry = before
    pantry.edit(Pantry.ledgerPath, old, new)
    let report = try pantry.report(against: before)
    #expect(report.remarks.contains("contract/ledger-rewritten ledger.json#\(place)"))
  }

  @Test func `a release that is taken out of the ledger is missed`() throws {
    let before = try Pantry.released()
    var pantry = before
    pantry.tree.files[Pantry.ledgerPath] = LedgerWriter().write(Ledger(format: Pantry.format))
    let report = try pantry.report(against: before)
    #expect(report.remarks.contains("contract/ledger-rewritten ledger.json#/releases"))
    #expect(report.remarks.contains("contract/baseline-missing 1.0.contract.json#/status"))
  }

  @Test func `a deleted ledger is missed, with a base and without`() throws {
    let before = try Pantry.released()
    var pantry = before
    pantry.tree.files[Pantry.ledgerPath] = nil
    #expect(try pantry.report().remarks == ["contract/baseline-missing 1.0.contract.json#/status"])
    let report = try pantry.report(against: before)
    #expect(report.remarks.contains("contract/ledger-rewritten 1.0.contract.json#/format"))
    guard case .notCompared = report.outcome else {
      Issue.record("something was compared: \(report.summary)")
      return
    }
  }

  @Test func `what is as wrong in the base is marked so`() throws {
    var before = try Pantry.released()
    before.tree.files[Pantry.fixturePath] = nil
    let report = try before.report(against: before)
    let notes = try #require(report.finding("contract/fixture-deleted")).notes.map(\.message.description)
    #expect(notes.contains("it is the same in main"))
  }
}
