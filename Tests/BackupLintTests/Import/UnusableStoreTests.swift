import BackupImport
import BackupSQLite
import BackupValues
import Foundation
import Testing

@testable import BackupLint

/// A store that may not be written, or that holds what no import has written.
@Suite struct UnusableStoreTests {
  private static let backup = """
    {"format": "mood-journal-backup", "version": {"major": 2, "minor": 0}, "exportedAt": "2026-01-31T10:00:00Z",
    "form": {"fields": []}, "preferences": {}, "entries": [{"id": "e1", "createdAt": "2026-01-30T10:00:00Z",
    "updatedAt": "2026-01-30T10:00:00Z", "answers": {}}]}
    """

  private let folder: String
  private var store: String { folder + "/store.sqlite" }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "unusable-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(Self.backup.utf8).write(to: URL(filePath: folder + "/a.json"))
    #expect(run("import", folder + "/a.json", "--yes").status == .clean)
  }

  private func run(_ words: String...) -> (status: BackupLint.ExitStatus, output: String, errors: String) {
    let surroundings = Surroundings(
      output: OutputSink(),
      errors: OutputSink(),
      outputIsTerminal: false,
      errorsAreTerminal: false,
      variable: { _ in nil },
      fileExists: { FileManager.default.fileExists(atPath: $0) },
      nearestConfiguration: { nil },
      now: UTCMoment("2026-02-01T00:00:00Z")
    )
    let status = CommandLineTool.run(words + ["--store", store], surroundings)
    return (status, surroundings.output.text, surroundings.errors.text)
  }

  private func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

  @Test func `a program reads that a store is in safe mode`() throws {
    defer { removeFolder() }
    let opened = try SQLiteStore(store, .existing)
    try opened.setSafeMode("it was damaged")
    opened.close()
    let run = run("import", folder + "/a.json", "--yes", "--format", "json")
    #expect(run.status == .failure)
    #expect(run.output.contains("import/safe-mode"), "\(run)")
    #expect(run.errors.contains("nothing was imported: the store may only be read: it was damaged"))
  }

  @Test func `a document of nothing but brackets ends an export and an import with an error`() throws {
    defer { removeFolder() }
    let opened = try SQLiteStore(store, .existing)
    try opened.transaction { transaction in
      let json = [UInt8](repeating: UInt8(ascii: "["), count: 2_000_000)
      try transaction.upsert(StoredDocument(collection: "entries", id: "e0", json: json))
    }
    opened.close()
    let export = run("export", "-o", folder + "/out.json")
    #expect(export.status == .failure)
    #expect(export.errors.contains("no JSON"), "\(export.errors)")
    try Data(Self.backup.replacing("T10:00:00Z\", \"answers", with: "T11:00:00Z\", \"answers").utf8)
      .write(to: URL(filePath: folder + "/b.json"))
    let second = run("import", folder + "/b.json", "--yes")
    #expect(second.status == .failure)
    #expect(second.errors.contains("nothing was imported"), "\(second.errors)")
  }
}
