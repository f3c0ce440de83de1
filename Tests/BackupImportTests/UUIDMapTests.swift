import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import Testing

/// Maps whose keys are UUIDs, one within the other.
struct UUIDMapTests {
  private static func importer() throws -> Importer {
    let contract = Contract(
      format: "tree-backup",
      title: "Tree",
      version: FormatVersion(1, 0),
      status: .released,
      recognition: Recognition(value: "tree-backup"),
      root: "backup",
      records: [
        RecordType("backup", fields: [FieldType("tree", .record("branch"))]),
        RecordType(
          "branch",
          fields: [
            FieldType("branches", .map(MapType(.uuid, to: .record("branch"))), presence: .defaulting([:]))
          ]
        ),
      ],
      collections: [],
      exportedAt: nil,
      envelopes: [1]
    )
    return Importer(UpgradeChain(try FormatLibrary([contract]), steps: []), now: Notebook.now)
  }

  private static let upper = "7C42CA9B-9EAB-4D04-80B3-40F10B0C54AA"

  private static func file(_ depth: Int, _ keys: [String]) -> String {
    var tree = "{}"
    for _ in 0..<depth {
      let members = keys.enumerated().map { "\"\($1)\": \($0 == 0 ? tree : "{}")" }
      tree = "{\"branches\": {\(members.joined(separator: ", "))}}"
    }
    return "{\"format\": \"tree-backup\", \"version\": {\"major\": 1, \"minor\": 0}, \"tree\": \(tree)}"
  }

  @Test(.timeLimit(.minutes(1)))
  func `two spellings of one UUID stay two keys, and cost no more the deeper they stand`()
    throws
  {
    let importer = try Self.importer()
    let twins = [Self.upper, Self.upper.lowercased()]
    let hash = try importer.checked(Self.file(28, twins)).contentHash
    #expect(try importer.checked(Self.file(28, twins.reversed())).contentHash != hash)
    #expect(try importer.checked(Self.file(28, [twins[0]])).contentHash != hash)
  }

  @Test func `one spelling is as good as the other`() throws {
    let importer = try Self.importer()
    #expect(
      try importer.checked(Self.file(3, [Self.upper])).contentHash
        == importer.checked(Self.file(3, [Self.upper.lowercased()])).contentHash
    )
  }
}
