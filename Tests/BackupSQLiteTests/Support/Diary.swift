import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues

/// A small format, for whole imports into a file.
enum Diary {
  struct Unexpected: Error {}

  static let contract = Contract(
    format: "diary-backup",
    title: "Diary",
    version: FormatVersion(1, 0),
    status: .released,
    recognition: Recognition(value: "diary-backup"),
    root: "backup",
    records: [
      RecordType(
        "backup",
        fields: [
          FieldType("exportedAt", .utcMoment), FieldType("owner", .text(TextType()), presence: .optional),
          FieldType("entries", .list(ListType(of: .record("entry")))),
        ]
      ),
      RecordType(
        "entry",
        fields: [
          FieldType("id", .key(TextType(1...40))), FieldType("text", .text(TextType())),
          FieldType("updatedAt", .utcMoment),
        ]
      ),
    ],
    collections: [Collection(field: "entries", updatedAt: "updatedAt")],
    exportedAt: "exportedAt"
  )

  static func importer() throws -> Importer {
    let now = try require(UTCMoment("2026-03-10T00:00:00Z"))
    return Importer(UpgradeChain(try FormatLibrary([contract]), steps: []), now: now)
  }

  private static func require(_ moment: UTCMoment?) throws -> UTCMoment {
    guard let moment else { throw Unexpected() }
    return moment
  }

  /// A file with an entry for each of the days, which says what is given.
  static func file(_ days: ClosedRange<Int>, _ text: String, owner: String) -> [UInt8] {
    let entries = days.map { day in
      """
      {"id": "day-\(day)", "text": "\(text) \(day)", "updatedAt": "2026-02-\(day < 10 ? "0" : "")\(day)T00:00:0\
      \(text.utf8.count % 10)Z"}
      """
    }
    return Array(
      """
      {"format": "diary-backup", "version": {"major": 1, "minor": 0}, "exportedAt": "2026-03-01T00:00:00Z",
      "owner": "\(owner)", "entries": [\(entries.joined(separator: ", "))]}
      """.utf8
    )
  }
}

extension Importer {
  /// Takes a file through the stages before a plan.
  func checked(_ bytes: InputBytes) throws -> CheckedBackup {
    guard case .opened(let opened) = try open(bytes) else { throw Diary.Unexpected() }
    return try opened.identify().convert().check()
  }
}
