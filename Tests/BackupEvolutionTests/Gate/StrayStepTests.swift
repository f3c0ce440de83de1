import BackupFormat
import BackupJSON
import Testing

@testable import BackupEvolution

/// Every file that ends as a step does is one that the gate runs.
struct StrayStepTests {
  private static let folder = "Schemas/pantry-backup/"
  private static let shelf = #"{"do": "add", "at": "/items/*", "field": "shelf", "value": 1}"#

  private static func drafted() throws -> Pantry {
    var pantry = try Pantry.released()
    try pantry.draft(Pantry.contract(2, 0, item: [FieldType("shelf", .integer(IntegerType(1...9)))]))
    pantry.put(folder + "1-to-2.upgrade.json", StepFileTests.file(shelf))
    return pantry
  }

  @Test(arguments: [
    "01-to-2", "1-to-02", "1-to-3", "2-to-1", "2-to-3", "0-to-1", "old", "1-to-2 copy", "sub/1-to-2",
    "1-To-2",
  ])
  func `a step file of another name is an error at the file`(name: String) throws {
    var pantry = try Self.drafted()
    #expect(try pantry.report().remarks == [])
    pantry.put("\(Self.folder)\(name).upgrade.json", StepFileTests.file(Self.shelf))
    let report = try pantry.report()
    #expect(report.remarks == ["contract/step-stray \(name.split(separator: "/").last ?? "").upgrade.json#"])
    #expect(report.finding("contract/step-stray")?.help?.description.contains("delete it") == true)
  }

  @Test(arguments: ["1-to-2.UPGRADE.JSON", "3-to-4.upgrade.json"])
  func `no JSON at all is told as well`(name: String) throws {
    var pantry = try Self.drafted()
    pantry.put(Self.folder + name, "")
    #expect(try pantry.report().remarks == ["contract/step-stray \(name)#"])
  }

  @Test(arguments: ["README.md", ".hidden/1-to-3.upgrade.json", ".old.upgrade.json", "upgrade.json"])
  func `other files are none of its business`(name: String) throws {
    var pantry = try Self.drafted()
    pantry.put(Self.folder + name, "{}")
    #expect(try pantry.report().remarks == [])
  }

  @Test(arguments: [
    ("\"from\": 1", "\"from\": 2", "\"to\": 2", "\"to\": 3", "from"),
    ("\"pantry-backup\", \"from\"", "\"cellar-backup\", \"from\"", "", "", "format"),
  ])
  func `a file that holds another step is not said to call functions`(
    old: String,
    new: String,
    old2: String,
    new2: String,
    key: String
  ) throws {
    var pantry = try Self.drafted()
    let path = Self.folder + "1-to-2.upgrade.json"
    pantry.edit(path, old, new)
    if !old2.isEmpty {
      pantry.edit(path, old2, new2)
      pantry.edit(path, "\"major\": 2", "\"major\": 3")
    }
    #expect(try pantry.report().remarks == ["contract/file-name 1-to-2.upgrade.json#/\(key)"])
  }
}
