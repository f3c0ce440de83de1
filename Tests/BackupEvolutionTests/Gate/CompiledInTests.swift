import BackupFormat
import BackupJSON
import Testing

@testable import BackupEvolution

/// Contracts that are declared in Swift, and the files that hold them.
struct CompiledInTests {
  private static let draft = Pantry.contract()

  private static func project() throws -> Pantry {
    var pantry = Pantry()
    try pantry.draft(draft)
    pantry.put("CHANGELOG.md", "- Pantry 1.0, Pantry 1.1")
    return pantry
  }

  @Test func `a file that is not what the definition gives is stale, and accepting writes it`() throws {
    var pantry = try Self.project()
    #expect(try pantry.report(compiledIn: [Self.draft]).remarks == [])
    pantry.edit(Pantry.path(1, 0), #""maximum": 200"#, #""maximum": 300"#)
    let report = try pantry.report(compiledIn: [Self.draft])
    #expect(
      report.remarks == ["contract/snapshot-stale 1.0.contract.json#/records/item/fields/name/maximum"]
    )
    #expect(report.marked("contract/snapshot-stale") == "200")
    let plan = try Gate(pantry.tree, compiledIn: [Self.draft]).acceptance(Pantry.format)
    #expect(plan.files.map(\.path).contains(Pantry.path(1, 0)))
    pantry.tree.apply(plan.files)
    #expect(try pantry.report(compiledIn: [Self.draft]).remarks == [])
  }

  @Test func `a definition without a file is stale`() throws {
    var pantry = try Self.project()
    pantry.tree.files[Pantry.path(1, 0)] = nil
    #expect(
      try pantry.report(compiledIn: [Self.draft]).remarks == ["contract/snapshot-stale 1.0.contract.json#"]
    )
  }

  @Test func `a draft whose definition is gone is stale`() throws {
    var pantry = try Self.project()
    try pantry.put(Pantry.contract(1, 1, item: [Pantry.note]))
    #expect(
      try pantry.report(compiledIn: [Self.draft]).remarks.contains(
        "contract/snapshot-stale 1.1.contract.json#/version"
      )
    )
  }

  @Test func `after a release the definition has to say so, and then everything is well`() throws {
    var pantry = try Self.project()
    let outcome = try Gate(pantry.tree, compiledIn: [Self.draft]).release(Pantry.format, date: Pantry.day)
    guard case .planned(let plan) = outcome else {
      Issue.record("refused")
      return
    }
    #expect(plan.needsStatusInCode)
    pantry.tree.apply(plan.files)
    let between = try pantry.report(compiledIn: [Self.draft])
    #expect(between.remarks == ["contract/snapshot-stale 1.0.contract.json#/status"])
    #expect(
      between.finding("contract/snapshot-stale")?.help?.description
        == "write `status: .released` in the definition"
    )
    let released = Pantry.contract(status: .released)
    #expect(try pantry.report(compiledIn: [released]).remarks == [])
    #expect(try pantry.report(compiledIn: [released]).outcome == .released)
  }

  @Test func `a definition that calls itself released before it is, is told to be released, and can be`()
    throws
  {
    var pantry = try Self.project()
    let released = Pantry.contract(status: .released)
    let report = try pantry.report(compiledIn: [released])
    #expect(report.remarks.contains("contract/baseline-missing 1.0.contract.json#/status"))
    try pantry.release(compiledIn: [released])
    #expect(try pantry.report(compiledIn: [released]).remarks == [])
  }

  @Test func `a released definition may not change, nor may its file`() throws {
    var pantry = try Self.project()
    try pantry.release(compiledIn: [Self.draft])
    let changed = Pantry.contract(status: .released, item: [Pantry.note])
    var note = changed
    note.records[1].fields[3].since = nil
    #expect(
      try pantry.report(compiledIn: [note]).remarks == [
        "contract/released-version-mutated 1.0.contract.json#/version"
      ]
    )
    pantry.edit(Pantry.path(1, 0), #""maximum": 200"#, #""maximum": 300"#)
    let report = try pantry.report(compiledIn: [Pantry.contract(status: .released)])
    #expect(
      report.remarks == [
        "contract/released-version-mutated 1.0.contract.json#/records/item/fields/name/maximum"
      ]
    )
  }

  @Test func `accepting touches nothing that is released`() throws {
    var pantry = try Self.project()
    try pantry.release(compiledIn: [Self.draft])
    let plan = try Gate(pantry.tree, compiledIn: [Pantry.contract(item: [])]).acceptance(Pantry.format)
    #expect(plan.files == [])
  }

  @Test func `what a major gives up is reserved in its file, and named for its definition`() throws {
    var pantry = try Self.project()
    try pantry.release()
    var major = Pantry.contract(2, 0, kinds: ["tin", "other"])
    major.records[1].fields.remove(at: 1)
    try pantry.put(major)
    let plan = try Gate(pantry.tree).acceptance(Pantry.format)
    pantry.tree.apply(plan.files)
    let reading = ContractReader().read(InputBytes(pantry.tree.files[Pantry.path(2, 0)] ?? []))
    #expect(reading.contract?.record("item")?.reserved == ["name"])
    let inCode = try Gate(pantry.tree, compiledIn: [major]).acceptance(Pantry.format).inCode
    #expect(inCode == ["/records/item/reserved: name", "/records/item/fields/kind/reserved: jar"])
  }
}
