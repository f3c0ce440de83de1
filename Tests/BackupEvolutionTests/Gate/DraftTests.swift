import BackupFormat
import BackupJSON
import Testing

@testable import BackupEvolution

/// A draft is what its number says, and has what goes with it.
struct DraftTests {
  /// A project with 1.0 released and a draft.
  private static func drafted(_ contract: Contract) throws -> Pantry {
    var pantry = try Pantry.released()
    try pantry.draft(contract)
    return pantry
  }

  @Test func `a draft of which nothing was released is no error, and is told`() throws {
    var pantry = Pantry()
    try pantry.draft(Pantry.contract())
    let report = try pantry.report()
    #expect(report.remarks == [])
    #expect(report.outcome == .neverReleased)
    #expect(report.summary == "pantry-backup 1.0 is a draft that nothing has been released of yet")
    #expect(try pantry.report(against: Pantry()).summary.hasSuffix("; it is new since main"))
  }

  @Test func `a minor that only adds what older apps may ignore passes`() throws {
    let report = try Self.drafted(Pantry.contract(1, 1, item: [Pantry.note])).report()
    #expect(report.remarks == [])
    #expect(report.outcome == .draft(needs: .minor, has: .minor))
    #expect(report.summary == "pantry-backup 1.1 needs a minor, and is one")
    let change = try #require(report.findings.first)
    #expect(change.rule.id == "contract/field-added-optional-with-default")
    #expect(change.severity == .note)
    #expect(change.pointer.description == "/records/item/fields/note")
  }

  @Test func `a minor whose changes need a major is told once at its version`() throws {
    let draft = Pantry.contract(
      1,
      1,
      kinds: ["tin", "other"],
      item: [FieldType("shelf", .integer(IntegerType(1...9)), since: FormatVersion(1, 1))]
    )
    let report = try Self.drafted(draft).report()
    let small = try #require(report.finding("contract/bump-too-small"))
    #expect(report.findings.count { $0.rule.id == "contract/bump-too-small" } == 1)
    #expect(small.pointer.description == "/version")
    #expect(small.help?.description.contains("make it 2.0") == true)
    #expect(report.finding("contract/field-added-required")?.severity == .error)
    #expect(report.finding("contract/enum-value-removed")?.severity == .error)
    #expect(
      report.outcome == .draft(needs: .forbidden, has: .minor)
        || report.outcome == .draft(needs: .major, has: .minor)
    )
  }

  @Test(arguments: [
    (1, 2, "contract/version-skipped 1.2.contract.json#/version/minor", "make it 1.1"),
    (3, 0, "contract/version-skipped 3.0.contract.json#/version/major", "make it 2.0"),
    (2, 1, "contract/two-bumps-at-once 2.1.contract.json#/version/minor", "make it 2.0"),
  ])
  func `a number that leaves something out is an error`(
    major: Int,
    minor: Int,
    remark: String,
    help: String
  ) throws {
    var note = Pantry.note
    note.since = FormatVersion(major, minor)
    var pantry = try Self.drafted(Pantry.contract(major, minor, item: [note]))
    pantry.put("CHANGELOG.md", "pantry-backup \(major).\(minor)")
    pantry.put("Schemas/pantry-backup/1-to-\(major).upgrade.json", #"{"steps": []}"#)
    let report = try pantry.report()
    let beside = ["bump-without-change", "format/missing", "step-stray"]
    #expect(report.remarks.filter { line in !beside.contains { line.contains($0) } } == [remark])
    let rule = try #require(remark.split(separator: " ").first)
    #expect(report.finding(String(rule))?.help?.description.contains(help) == true)
  }

  @Test func `a draft that is older than the last release is an error`() throws {
    var pantry = Pantry()
    try pantry.draft(Pantry.contract(2, 0))
    pantry.put("CHANGELOG.md", "Pantry 2.0")
    try pantry.release()
    pantry.tree.files[Pantry.path(2, 0)] = nil
    try pantry.draft(Pantry.contract(1, 7))
    let report = try pantry.report()
    #expect(report.remarks.contains("contract/released-version-mutated ledger.json#/releases/0/contract"))
    try pantry.put(Pantry.contract(2, 0, status: .released))
    let again = try pantry.report()
    #expect(again.remarks == ["contract/version-decreased 1.7.contract.json#/version"])
    #expect(again.finding("contract/version-decreased")?.help?.description == "make it 2.1")
  }

  @Test func `two drafts at once are one too many`() throws {
    var pantry = try Self.drafted(Pantry.contract(1, 1, item: [Pantry.note]))
    try pantry.draft(Pantry.contract(2, 0))
    pantry.put("Schemas/pantry-backup/1-to-2.upgrade.json", #"{"steps": []}"#)
    #expect(try pantry.report().remarks.contains("contract/two-bumps-at-once 1.1.contract.json#/version"))
  }

  @Test func `a draft without a change is a version too many`() throws {
    let report = try Self.drafted(Pantry.contract(1, 1)).report()
    #expect(report.remarks == ["contract/bump-without-change 1.1.contract.json#/version"])
    #expect(report.finding("contract/bump-without-change")?.severity == .warning)
  }

  @Test func `a draft without fixtures is told how to get them`() throws {
    var pantry = try Pantry.released()
    try pantry.put(Pantry.contract(1, 1, item: [Pantry.note]))
    let report = try pantry.report()
    #expect(report.remarks == ["contract/fixture-missing 1.1.contract.json#/version"])
    #expect(report.finding("contract/fixture-missing")?.help?.description.contains("--accept") == true)
  }

  @Test func `a fixture that its own draft refuses is an error`() throws {
    var pantry = try Self.drafted(Pantry.contract(1, 1, item: [Pantry.note]))
    pantry.edit("fixtures/pantry-backup/1.1/full.json", "\"items\": [", "\"items\": [7, ")
    #expect(try pantry.report().remarks == ["contract/fixture-import-differs 1.1.contract.json#/version"])
  }

  @Test func `a draft that reads a released fixture otherwise is an error`() throws {
    let draft = Pantry.contract(1, 1, kinds: ["tin", "jar", "crate", "other"])
    let report = try Self.drafted(draft).report()
    #expect(
      report.remarks.contains(
        "contract/fixture-import-differs ledger.json#/releases/0/fixtures/fallback.json/verdict"
      )
    )
  }

  @Test(arguments: [
    nil, "# Changelog\n", "- pantry-backup 1.10\n- pantry-backup2 1.1\n", "- 1.1\n- Pantry\n",
  ])
  func `a changelog that does not tell of the draft is an error`(text: String?) throws {
    var pantry = try Self.drafted(Pantry.contract(1, 1, item: [Pantry.note]))
    pantry.tree.files["CHANGELOG.md"] = text.map { Array($0.utf8) }
    let report = try pantry.report()
    #expect(report.remarks == ["contract/changelog-missing 1.1.contract.json#/version"])
    #expect(
      report.finding("contract/changelog-missing")?.help?.description.contains("pantry-backup 1.1") == true
    )
  }

  @Test(arguments: [
    "- Pantry 1.1 has notes.", "* **pantry-backup 1.1**: notes", "notes, in 1.1 of `pantry-backup`",
  ])
  func `a changelog that tells of the draft is enough`(text: String) throws {
    var pantry = try Self.drafted(Pantry.contract(1, 1, item: [Pantry.note]))
    pantry.put("CHANGELOG.md", text)
    #expect(try pantry.report().remarks == [])
  }

  @Test func `a contract in the wrong file is told, and nothing is compared`() throws {
    var pantry = try Pantry.released()
    pantry.tree.files[Pantry.path(1, 2)] = try ContractWriter().write(Pantry.contract(1, 1))
    let report = try pantry.report()
    #expect(report.remarks == ["contract/file-name 1.2.contract.json#/version"])
    #expect(report.outcome == .notCompared("a contract stands in the wrong file"))
  }

  @Test func `a contract with errors is told with its places, and nothing is compared`() throws {
    var pantry = try Pantry.released()
    pantry.tree.files[Pantry.path(1, 1)] = Array("{\"kind\": \"backup-contract\", \"contract\": 1}".utf8)
    let report = try pantry.report()
    #expect(report.remarks.contains("field/missing 1.1.contract.json#/records"))
    #expect(report.outcome == .notCompared("the contract of 1.1 has errors"))
  }

  @Test func `where there is nothing, nothing was compared`() throws {
    let report = try Pantry().report()
    #expect(report.outcome == .notCompared("there is no contract of the format"))
    #expect(try Gate(MemoryTree()).formats() == [])
    #expect(try Gate(Pantry.released().tree).formats() == [Pantry.format])
    #expect(
      try Gate(MemoryTree(), base: Gate.Base(name: "main", tree: Pantry.released().tree)).formats() == [
        Pantry.format
      ]
    )
  }
}
