import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues

/// A small format of the tests with three minors: notes with times, tags without, settings on an allow-list.
enum Notebook {
  static let format = "notebook-backup"
  static let now = UTCMoment("2026-03-10T00:00:00Z")!

  static func contract(_ minor: Int) -> Contract {
    let newer = { (fields: [(Int, FieldType)]) in fields.filter { $0.0 <= minor }.map(\.1) }
    return Contract(
      format: format,
      title: "Notebook",
      version: FormatVersion(1, minor),
      status: .released,
      recognition: Recognition(value: format),
      root: "backup",
      records: [
        RecordType(
          "backup",
          fields: newer([
            (0, FieldType("exportedAt", .utcMoment)),
            (0, FieldType("owner", .record("owner"), presence: .optional)),
            (0, FieldType("notes", .list(ListType(of: .record("note"))))),
            (0, FieldType("tags", .list(ListType(of: .record("tag"))), presence: .defaulting([]))),
            (0, FieldType("settings", .record("settings"), presence: .optional)),
            (
              2,
              FieldType(
                "links",
                .list(ListType(of: .record("link"))),
                presence: .defaulting([]),
                since: FormatVersion(1, 2)
              )
            ),
          ])
        ),
        RecordType("owner", fields: [FieldType("name", .text(TextType()))]),
        RecordType(
          "note",
          label: "title",
          fields: newer([
            (0, FieldType("id", .key(TextType(1...40)))),
            (0, FieldType("title", .text(TextType()))),
            (0, FieldType("body", .text(TextType()), presence: .optional, null: .absent)),
            (0, FieldType("parts", .list(ListType(of: .record("part"))), presence: .defaulting([]))),
            (0, FieldType("steps", .list(ListType(of: .record("step"))), presence: .defaulting([]))),
            (0, FieldType("createdAt", .utcMoment, presence: .optional)),
            (0, FieldType("updatedAt", .utcMoment)),
            (1, FieldType("mood", .text(TextType()), presence: .optional, since: FormatVersion(1, 1))),
            (2, FieldType("place", .text(TextType()), presence: .optional, since: FormatVersion(1, 2))),
          ])
        ),
        RecordType(
          "part",
          fields: newer([
            (0, FieldType("text", .text(TextType()))),
            (1, FieldType("done", .boolean, presence: .defaulting(false), since: FormatVersion(1, 1))),
          ])
        ),
        RecordType(
          "step",
          fields: newer([
            (0, FieldType("id", .key(TextType(1...40)))),
            (0, FieldType("text", .text(TextType()))),
            (1, FieldType("done", .boolean, presence: .defaulting(false), since: FormatVersion(1, 1))),
          ])
        ),
        RecordType(
          "tag",
          fields: [
            FieldType("id", .uuid), FieldType("name", .text(TextType())),
            FieldType("color", .text(TextType()), presence: .optional),
          ]
        ),
        RecordType(
          "settings",
          unknownFields: .notImported,
          fields: [
            FieldType("theme", .text(TextType()), presence: .optional),
            FieldType("size", .integer(IntegerType(1...9)), presence: .optional),
          ]
        ),
        RecordType(
          "link",
          fields: [FieldType("id", .key(TextType(1...40))), FieldType("updatedAt", .utcMoment)]
        ),
      ].filter { minor >= 2 || $0.name != "link" },
      collections: [
        Collection(field: "notes", updatedAt: "updatedAt", duplicateSignatures: [["title", "createdAt"]]),
        Collection(field: "tags"), Collection(field: "links", updatedAt: "updatedAt"),
      ].filter { minor >= 2 || $0.field != "links" },
      exportedAt: "exportedAt",
      envelopes: [1]
    )
  }

  /// An importer that knows the minors up to one.
  static func importer(_ minor: Int = 2, now: UTCMoment = Notebook.now) -> Importer {
    do {
      let library = try FormatLibrary((0...minor).map(contract))
      return Importer(UpgradeChain(library, steps: []), now: now)
    } catch {
      fatalError("the contracts of the tests have mistakes: \(error)")
    }
  }

  /// A file of version 1.`minor`.
  static func file(
    _ minor: Int = 2,
    at exportedAt: String = "2026-03-01T00:00:00Z",
    _ members: String...
  ) -> String {
    let head = """
      "format": "notebook-backup", "version": {"major": 1, "minor": \(minor)}, "exportedAt": "\(exportedAt)"
      """
    let needsNotes = !members.contains { $0.contains("\"notes\":") }
    return "{" + ([head] + members + (needsNotes ? ["\"notes\": []"] : [])).joined(separator: ", ") + "}"
  }

  /// A file of version 1.`minor` with one note.
  static func note(_ minor: Int, _ day: Int, _ fields: String) -> String {
    file(minor, "\"notes\": [\(record(day, fields))]")
  }

  /// A file of the newest version with one note.
  static func note(_ day: Int, _ fields: String) -> String { note(2, day, fields) }

  /// The note `a`, changed on a day of February.
  static func record(_ day: Int, _ fields: String, id: String = "a") -> String {
    let time = "2026-02-\(day < 10 ? "0" : "")\(day)T00:00:00Z"
    return "{\"id\": \"\(id)\", \(fields), \"updatedAt\": \"\(time)\"}"
  }
}

extension MemoryStore {
  /// The text of a document; `nil` where there is none.
  func text(_ collection: String, _ id: String) -> String? {
    var text: String?
    read(collection) { if $0.id == id { text = String(decoding: $0.json, as: UTF8.self) } }
    return text
  }

  /// All documents.
  var documents: [StoredDocument] {
    var all: [StoredDocument] = []
    for collection in collections() { read(collection) { all.append($0) } }
    return all
  }
}

extension Importer {
  /// Merges a file into a store; the safety copies are thrown away.
  @discardableResult
  func merge(_ text: String, into store: MemoryStore, _ mode: ImportMode = .merge) throws -> ImportPlan {
    let plan = try checked(text).plan(for: store)
    _ = try plan.apply(mode, to: store, safety: Drawer())
    return plan
  }

  func store(_ text: String) throws -> MemoryStore { try store(Array(text.utf8)) }
}

/// A place of safety copies in memory.
final class Drawer: SafetyPlace {
  private(set) var copies: [[UInt8]] = []
  var isBroken = false

  func keep(
    _ name: String,
    write: (_ append: (_ piece: [UInt8]) throws -> Void) throws -> Void,
    check: (_ copy: InputBytes) throws -> Void
  ) throws -> String {
    var copy: [UInt8] = []
    try write { copy += $0 }
    if isBroken { throw Unexpected() }
    try check(InputBytes(copy))
    copies.append(copy)
    return name
  }
}
