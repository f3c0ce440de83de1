import BackupContractTesting
import BackupEvolution
import BackupFormat
import BackupFormats
import Foundation
import Synchronization
import Testing

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
    try expectGate(of: ShippedFormats.contracts)
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
    try withKnownIssue {
      try expectGate(of: [Self.contract(longest: 90)], in: folder.path)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix("contract/snapshot-stale: ")
        && text.contains("(Schemas/notes-backup/1.0.contract.json:")
        && text.contains("/records/note/fields/text/maximum")
        && text.contains("\nhelp: run `backup-lint gate --accept`")
    }
  }

  @Test func `each error is an issue of its own`() throws {
    try project()
    try FileManager.default.removeItem(atPath: folder.path + "/fixtures")
    let texts = Mutex<Set<String>>([])
    try withKnownIssue {
      try expectGate(of: [Self.contract(longest: 90)], in: folder.path)
    } matching: { issue in
      let rules = issue.comments.map { String($0.rawValue.prefix { $0 != ":" }) }
      texts.withLock { $0.formUnion(rules) }
      return true
    }
    #expect(texts.withLock { $0 } == ["contract/snapshot-stale", "contract/fixture-missing"])
  }

  @Test func `where nothing could be compared, that is an issue`() throws {
    for contracts in [[], [Self.contract()]] {
      try withKnownIssue {
        try expectGate(of: contracts, in: folder.path)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("compared") || $0.rawValue.contains("snapshot-stale") }
          || issue.comments.contains { $0.rawValue.contains("fixture-missing") }
      }
    }
  }

  @Test func `a test without a folder of schemas above it is an issue`() throws {
    try withKnownIssue {
      try expectGate(of: [Self.contract()], filePath: "/nowhere/Tests/GateTests.swift")
    } matching: { issue in
      issue.comments.contains { $0.rawValue == "no folder above this test has a folder Schemas" }
    }
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
