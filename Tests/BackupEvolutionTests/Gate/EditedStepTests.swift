import BackupFormat
import BackupJSON
import Testing

@testable import BackupEvolution

/// A released step does for ever what it did, also where no fixture shows it.
struct EditedStepTests {
  private static let path = "Schemas/pantry-backup/1-to-2.upgrade.json"
  private static let operations = #"""
    {"do": "add", "at": "/items/*", "field": "shelf", "value": {"row": 1, "box": 2}},
    {"do": "mapValues", "at": "/items/*", "fields": ["name"], "values": {"RM": "MYR"}, "others": "kept"}
    """#

  private static func released() throws -> Pantry {
    var pantry = try Pantry.released()
    let record = RecordType(
      "shelf",
      fields: [
        FieldType("row", .integer(IntegerType(1...9))), FieldType("box", .integer(IntegerType(1...9))),
      ]
    )
    var contract = Pantry.contract(2, 0, item: [FieldType("shelf", .record("shelf"))])
    contract.records.append(record)
    try pantry.draft(contract)
    pantry.put(path, StepFileTests.file(operations))
    try pantry.release(reason: "Items have a place.")
    #expect(try pantry.report().findings.filter { $0.rule.id.contains("step") } == [])
    return pantry
  }

  private static func edited(_ old: String, _ new: String) throws -> (GateReport, Finding?) {
    var pantry = try released()
    pantry.edit(path, old, new)
    let report = try pantry.report()
    return (report, report.finding("contract/step-edited"))
  }

  @Test(arguments: [
    (#"{"RM": "MYR"}"#, #"{"RM": "USD"}"#),
    (#"{"RM": "MYR"}"#, #"{"RM": "MYR", "DM": "DEM"}"#),
    (#""others": "kept""#, #""othersBecome": "MYR""#),
    (",\n{\"do\": \"mapValues\"", ",\n{\"do\": \"dropNull\", \"at\": \"/items/*\"},\n{\"do\": \"mapValues\""),
  ])
  func `an edit of what the step does is an error, whether a fixture shows it or not`(
    old: String,
    new: String
  ) throws {
    let (report, finding) = try Self.edited(old, new)
    #expect(finding?.severity == .error)
    #expect(
      report.remarks.contains { $0.hasPrefix("contract/step-edited ledger.json#/releases/1/step/") }
    )
  }

  @Test func `an operation that is taken out is missed`() throws {
    var pantry = try Self.released()
    pantry.put(Self.path, StepFileTests.file(String(Self.operations.split(separator: ",\n")[0])))
    #expect(try pantry.report().remarks == ["contract/step-edited ledger.json#/releases/1/step/substance"])
  }

  @Test(arguments: [
    (#"{"row": 1, "box": 2}"#, #"{"box": 2, "row": 1}"#),
    (#"{"do": "add", "at": "/items/*""#, #"{"at": "/items/*", "do": "add""#),
    (", ", " ,\n\t"),
  ])
  func `another order of keys and other white space are no edit`(old: String, new: String) throws {
    let (report, finding) = try Self.edited(old, new)
    #expect(finding == nil)
    #expect(report.remarks == [])
  }

  @Test func `an edit of what the step says to people is a note`() throws {
    let (report, finding) = try Self.edited(#"{"do": "add","#, #"{"doc": "A place.", "do": "add","#)
    #expect(finding?.severity == .note)
    #expect(report.remarks == [])
  }

  @Test func `a key that is called doc in a value is part of what the step does`() throws {
    let (_, finding) = try Self.edited(#"{"RM": "MYR"}"#, #"{"RM": "MYR", "doc": "paper"}"#)
    #expect(finding?.severity == .error)
  }

  @Test func `a ledger that does not say what the step does takes any edit for one of that`() throws {
    var pantry = try Self.released()
    let ledger = String(decoding: pantry.tree.files[Pantry.ledgerPath] ?? [], as: UTF8.self)
    let lines = ledger.split(separator: "\n", omittingEmptySubsequences: false)
    pantry.put(Pantry.ledgerPath, lines.filter { !$0.contains("\"substance\"") }.joined(separator: "\n"))
    #expect(lines.contains { $0.contains("\"substance\"") })
    #expect(try pantry.report().remarks == [])
    pantry.edit(Self.path, #"{"do": "add","#, #"{"doc": "A place.", "do": "add","#)
    #expect(try pantry.report().remarks == ["contract/step-edited ledger.json#/releases/1/step/tokens"])
  }
}
