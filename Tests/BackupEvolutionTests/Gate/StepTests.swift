import BackupFormat
import BackupJSON
import BackupUpgrade
import Testing

@testable import BackupEvolution

/// Every major has its step, which stays what it was.
struct StepTests {
  private static let stepPath = "Schemas/pantry-backup/1-to-2.upgrade.json"

  /// A project with 1.0 released and a draft 2.0 in which items have a shelf.
  private static func drafted() throws -> Pantry {
    var pantry = try Pantry.released()
    try pantry.draft(Pantry.contract(2, 0, item: [FieldType("shelf", .integer(IntegerType(1...9)))]))
    return pantry
  }

  private static let step = ToyStep("put everything on the first shelf") { try put(1, &$0) }

  private static func put(_ shelf: JSONValue, _ document: inout JSONDocument) throws {
    let items = document.root.objectValue?["items"]?.arrayValue?.count ?? 0
    for index in 0..<items {
      try document.set(shelf, at: JSONPointer(tokens: ["items", "\(index)", "shelf"]))
    }
  }

  private static func released() throws -> Pantry {
    var pantry = try drafted()
    try pantry.release(reason: "Items have a place.", steps: [step])
    return pantry
  }

  @Test func `a major without a step is an error`() throws {
    let report = try Self.drafted().report()
    #expect(report.remarks == ["contract/step-missing 2.0.contract.json#/version/major"])
    let help = report.finding("contract/step-missing")?.help?.description
    #expect(help?.contains("Schemas/pantry-backup/1-to-2.upgrade.json") == true)
  }

  @Test func `a step that covers every fixture passes`() throws {
    let report = try Self.drafted().report(steps: [Self.step])
    #expect(report.remarks == [])
    #expect(report.summary == "pantry-backup 2.0 needs a major, and is one")
  }

  @Test func `a step that makes a wrong file is told with the fixture and the reason`() throws {
    let report = try Self.drafted().report(steps: [ToyStep("do nothing")])
    #expect(report.remarks.allSatisfy { $0 == "contract/step-not-total 2.0.contract.json#/version/major" })
    // The smallest file has no item, and comes out right.
    #expect(report.remarks.count == 4)
    let finding = try #require(report.finding("contract/step-not-total"))
    #expect(finding.message.description.contains("1.0/edge.json"))
    #expect(finding.notes.contains { $0.message.description.contains("field/missing at /items/0/shelf") })
  }

  @Test func `a step that is right for the fixtures only is told with a made-up file`() throws {
    let step = ToyStep("give up on long names") { document in
      try Self.step.change(&document)
      let name = document.value(at: JSONPointer(tokens: ["items", "0", "name"]))?.stringValue ?? ""
      if name.unicodeScalars.count == 200 { throw Pantry.Refused(findings: ["too long"]) }
    }
    let report = try Self.drafted().report(steps: [step])
    let findings = report.findings.filter { $0.rule.id == "contract/step-not-total" }
    #expect(!findings.isEmpty)
    #expect(report.remarks.allSatisfy { $0.hasPrefix("contract/step-not-total") })
  }

  @Test func `a step that gives up is told with its words`() throws {
    let step = ToyStep("give up") { _ in throw Pantry.Refused(findings: ["no"]) }
    let finding = try #require(try Self.drafted().report(steps: [step]).finding("contract/step-not-total"))
    #expect(finding.notes.contains { $0.message.description.contains("the step gave up") })
  }

  @Test func `a major is not released without a reason`() throws {
    var pantry = try Self.drafted()
    let error = try #require(throws: Pantry.Refused.self) { try pantry.release(steps: [Self.step]) }
    #expect(error.findings.contains { $0.hasPrefix("contract/major-without-reason") })
  }

  @Test func `a released step is the same in its words and in what it makes`() throws {
    let pantry = try Self.released()
    #expect(try pantry.report(steps: [Self.step]).remarks == [])
    let rewritten = ToyStep("the same in other words", Self.step.change)
    let note = try #require(try pantry.report(steps: [rewritten]).finding("contract/step-edited"))
    #expect(note.severity == .note)
    let other = ToyStep("another shelf") { try Self.put(2, &$0) }
    let report = try pantry.report(steps: [other])
    #expect(report.remarks == ["contract/step-edited ledger.json#/releases/1/step/behaviour"])
  }

  @Test func `the file of a step that cannot be run is compared by its words`() throws {
    let call = #"{"do": "call", "function": "shelves", "version": 1}"#
    var pantry = try Self.drafted()
    pantry.put(Self.stepPath, StepFileTests.file(call))
    let draft = try pantry.report()
    #expect(draft.remarks == ["contract/step-not-run 2.0.contract.json#/version/major"])
    #expect(draft.finding("contract/step-not-run")?.severity == .warning)
    try pantry.release(reason: "Items have a place.")
    let notRun = "contract/step-not-run ledger.json#/releases/1/step"
    #expect(try pantry.report().remarks == [notRun])
    pantry.put(Self.stepPath, StepFileTests.file(call + "\n"))
    #expect(try pantry.report().remarks == [notRun])
    pantry.put(Self.stepPath, StepFileTests.file(call.replacing("1", with: "2")))
    #expect(
      Set(try pantry.report().remarks) == [
        notRun, "contract/step-edited ledger.json#/releases/1/step/substance",
      ]
    )
    pantry.put(Self.stepPath, "{")
    #expect(try pantry.report().remarks.contains("contract/step-missing ledger.json#/releases/1/step"))
    pantry.tree.files[Self.stepPath] = nil
    #expect(try pantry.report().remarks == ["contract/step-missing ledger.json#/releases/1/step"])
  }

  @Test(arguments: ["", "{", "{}", "[]", "1", "null", "\"a step\""])
  func `a file that is no object with members is no step`(text: String) throws {
    var pantry = try Self.drafted()
    pantry.put(Self.stepPath, text)
    let report = try pantry.report()
    #expect(report.remarks.contains("contract/step-missing 2.0.contract.json#/version/major"))
    // What is wrong with it stands at its line, as a check of the file says it.
    let file = try #require(report.files.first { $0.path == Self.stepPath })
    #expect(file.findings == UpgradeReader().read(InputBytes(text)).findings)
    #expect(file.findings.contains { $0.severity == .error })
    let error = try #require(throws: Pantry.Refused.self) {
      try pantry.release(reason: "Items have a place.")
    }
    #expect(error.findings.contains { $0.hasPrefix("contract/step-missing") })
  }

  @Test func `a reason that is taken out of the ledger is missed`() throws {
    var pantry = try Self.released()
    pantry.edit(Pantry.ledgerPath, ",\n      \"reason\": \"Items have a place.\"", "")
    #expect(
      try pantry.report(steps: [Self.step]).remarks == [
        "contract/major-without-reason ledger.json#/releases/1"
      ]
    )
  }
}
