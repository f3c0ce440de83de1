import Foundation
import Testing

extension ScratchProject {
  static let contract10 = "Schemas/pantry-backup/1.0.contract.json"
  static let contract11 = "Schemas/pantry-backup/1.1.contract.json"
  static let contract20 = "Schemas/pantry-backup/2.0.contract.json"
  static let ledger = "Schemas/pantry-backup/ledger.json"

  /// The contract that the developer writes first, by hand.
  private static let draft = """
    {
      "kind": "backup-contract",
      "contract": 1,
      "format": "pantry-backup",
      "title": "Pantry",
      "version": {"major": 1, "minor": 0},
      "status": "draft",
      "root": "backup",
      "collections": {"items": {}},
      "records": {
        "backup": {
          "fields": {"items": {"type": "list", "of": {"type": "record", "record": "item"}}}
        },
        "item": {
          "fields": {
            "id": {"type": "key", "minimum": 1, "maximum": 40},
            "name": {"type": "text", "minimum": 1, "maximum": 200},
            "kind": {"type": "enum", "values": {"tin": {}, "jar": {}, "other": {}}, "unknownBecomes": "other"}
          }
        }
      }
    }

    """

  /// A project with a draft of 1.0, all of it committed.
  static func drafted() throws -> ScratchProject {
    let project = try ScratchProject()
    try project.put(contract10, draft)
    try project.put("CHANGELOG.md", "# Changelog\n\n- Format: pantry-backup 1.0\n")
    let accepted = try project.lint("gate", "--accept")
    try #require(accepted.status == 0, "\(accepted.text)")
    try project.commit()
    return project
  }

  /// A project with 1.0 released, all of it committed.
  static func released() throws -> ScratchProject {
    let project = try drafted()
    let released = try project.lint("release", "pantry-backup", "--date", "2026-01-31")
    try #require(released.status == 0, "\(released.text)")
    try project.commit()
    return project
  }

  /// Begins the next version as a developer does: with a copy of the last contract.
  func begin(_ path: String, version: String, from older: String = contract10) throws {
    var text = try text(older).replacingOccurrences(of: "\"released\"", with: "\"draft\"")
    let parts = version.split(separator: ".")
    let pattern = #/"major": [0-9]+,\s*"minor": [0-9]+/#
    text.replace(pattern, with: "\"major\": \(parts[0]), \"minor\": \(parts[1])")
    try put(path, text)
    try put("CHANGELOG.md", try self.text("CHANGELOG.md") + "- Format: pantry-backup \(version)\n")
  }

  /// Adds a field to the items of a contract.
  func addField(_ path: String, _ field: String) throws {
    try edit(path, "\"kind\": {", "\(field),\n        \"kind\": {")
  }
}
