import BackupEvolution
import BackupFormat
import BackupFormats
import Foundation
import Testing

@testable import BackupContractTesting

/// One call in an app's own test judges its formats.
struct ExpectGateTests {
  private let folder = Scratch()

  /// A format with one list, as an app would declare it.
  private static func contract(longest: Int = 80) -> Contract {
    Contract(
      format: "notes-backup",
      title: "Notes",
      version: FormatVersion(1, 0),
      status: .draft,
      recognition: Recognition(value: "notes-backup"),
      root: "backup",
      records: [
        RecordType("backup", fields: [FieldType("notes", .list(ListType(of: .record("note"))))]),
        RecordType("note", fields: [FieldType("text", .text(TextType(0...longest)))]),
      ]
    )
  }

  /// The project of the format, as `backup-lint gate --accept` leaves it.
  private func project() throws {
    try folder.put("Schemas/notes-backup/1.0.contract.json", try ContractWriter().write(Self.contract()))
    for fixture in FixtureSet(Self.contract()).fixtures {
      try folder.put("fixtures/notes-backup/1.0/\(fixture.name).json", fixture.document)
    }
  }

  @Test func `the formats of this package pass`() throws {
    try expectGate(of: ShippedFormats.declared)
  }

  @Test func `a project without a fault passes`() throws {
    try project()
    try expectGate(of: [Self.contract()], in: folder.path)
  }

  @Test func `without contracts in Swift, those of the folder are judged`() throws {
    try project()
    try expectGate(of: [], in: folder.path)
  }

  @Test func `an error is an issue with the rule, the place and what to do`() throws {
    try project()
    let issues = try GateJudgement(contracts: [Self.contract(longest: 90)], folder: folder.path).issues()
    let text = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(text.hasPrefix("contract/snapshot-stale: "))
    #expect(text.contains("(Schemas/notes-backup/1.0.contract.json:"))
    #expect(text.contains("/records/note/fields/text/maximum"))
    #expect(text.contains("\nhelp: run this test once with `accepting: true`"))
  }

  @Test func `what may be written is written where that is wanted, and never where nobody watches`() throws {
    try project()
    var judgement = GateJudgement(contracts: [Self.contract(longest: 90)], folder: folder.path)
    judgement.isAccepting = true
    judgement.isUnattended = true
    let refused = try judgement.issues()
    #expect(refused.first?.hasSuffix("and CI is set") == true)
    #expect(refused.contains { $0.hasPrefix("contract/snapshot-stale: ") })
    judgement.isUnattended = false
    #expect(try judgement.issues() == [])
    try expectGate(of: [Self.contract(longest: 90)], in: folder.path)
  }

  @Test func `each error is an issue of its own`() throws {
    try project()
    try FileManager.default.removeItem(atPath: folder.path + "/fixtures")
    let issues = try GateJudgement(contracts: [Self.contract(longest: 90)], folder: folder.path).issues()
    let rules = Set(issues.map { String($0.prefix { $0 != ":" }) })
    #expect(rules == ["contract/snapshot-stale", "contract/fixture-missing"])
  }

  @Test func `where nothing could be compared, that is an issue`() throws {
    let nothing = try GateJudgement(contracts: [], folder: folder.path).issues()
    #expect(nothing == ["nothing could be compared: there is no format in Schemas"])
    let unknown = try GateJudgement(contracts: [Self.contract()], folder: folder.path).issues()
    #expect(!unknown.isEmpty)
  }

  @Test func `a test without a folder of schemas above it is an issue`() throws {
    #expect(
      try GateJudgement(contracts: [Self.contract()], folder: nil).issues()
        == ["no folder above this test has a folder Schemas"]
    )
  }
}

/// A folder of its own for each test, which goes with it.
private final class Scratch: Sendable {
  let path = FileManager.default.temporaryDirectory.appending(path: "expect-gate-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func put(_ name: String, _ bytes: [UInt8]) throws {
    let place = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: place)
  }
}
