import BackupFormat
import BackupJSON
import Testing

@testable import BackupEvolution

/// A step that is data is run by the gate, and its types are followed.
struct StepFileTests {
  private static let path = "Schemas/pantry-backup/1-to-2.upgrade.json"
  private static let shelf = #"{"do": "add", "at": "/items/*", "field": "shelf", "value": 1}"#

  static func file(_ operations: String, major: Int = 2) -> String {
    """
    {"kind": "backup-upgrade", "upgrade": 1, "format": "pantry-backup", "from": 1, "to": \(major), "operations": [
      {"do": "mark", "set": {"format": "pantry-backup", "version": {"major": \(major), "minor": 0}}},
      \(operations)
    ]}
    """
  }

  private static func drafted(_ operations: String) throws -> Pantry {
    var pantry = try Pantry.released()
    try pantry.draft(Pantry.contract(2, 0, item: [FieldType("shelf", .integer(IntegerType(1...9)))]))
    pantry.put(path, file(operations))
    return pantry
  }

  @Test func `a step file that covers every file passes`() throws {
    #expect(try Self.drafted(Self.shelf).report().remarks == [])
  }

  @Test func `a field that nothing writes is named, and shown with a fixture`() throws {
    let report = try Self.drafted(#"{"do": "dropNull", "at": "/items/*"}"#).report()
    #expect(report.remarks.allSatisfy { $0.hasPrefix("contract/step-not-total") })
    let messages = report.findings.map(\.message.description)
    #expect(messages.contains { $0.contains("`items/*/shelf` has no source") })
    #expect(messages.contains { $0.contains("makes no right file of 1.0/") })
  }

  @Test func `a value that the new contract does not allow is seen by its type`() throws {
    let report = try Self.drafted(Self.shelf.replacing("1}", with: "12}")).report()
    let messages = report.findings.map(\.message.description)
    #expect(messages.contains { $0.contains("`items/*/shelf` may be a number outside of the limits") })
  }

  @Test func `a mistake of the file is told at its line`() throws {
    let report = try Self.drafted(Self.shelf.replacing("/items", with: "items")).report()
    #expect(report.remarks.contains("step/path-form 1-to-2.upgrade.json#/operations/1/at"))
  }

  @Test func `the file of another step is told`() throws {
    var pantry = try Self.drafted(Self.shelf)
    pantry.put(
      Self.path,
      Self.file(Self.shelf).replacing(
        "\"format\": \"pantry-backup\", \"from\"",
        with: "\"format\": \"cellar-backup\", \"from\""
      )
    )
    #expect(try pantry.report().remarks.contains("contract/file-name 1-to-2.upgrade.json#/format"))
  }

  @Test func `a released step that does something else is an error, and one in other words a note`() throws {
    var pantry = try Self.drafted(Self.shelf)
    try pantry.release(reason: "Items have a place.")
    #expect(try pantry.report().remarks == [])
    pantry.put(Self.path, Self.file("\n" + Self.shelf))
    #expect(try pantry.report().remarks == [])
    pantry.put(
      Self.path,
      Self.file(Self.shelf.replacing("\"value\"", with: "\"doc\": \"a place\", \"value\""))
    )
    let note = try #require(try pantry.report().finding("contract/step-edited"))
    #expect(note.severity == .note)
    pantry.put(Self.path, Self.file(Self.shelf.replacing("1}", with: "2}")))
    #expect(
      try pantry.report().remarks.contains("contract/step-edited ledger.json#/releases/1/step/behaviour")
    )
  }
}
