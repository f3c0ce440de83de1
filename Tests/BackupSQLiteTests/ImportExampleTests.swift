import BackupKit
import Foundation
import TestSupport
import Testing

/// The example of README is the file `ImportExample.swift`, to the letter, and works.
struct ImportExampleTests {
  private static let now = UTCMoment("2026-03-09T00:00:00Z")!

  @Test func `README shows the file that is compiled here`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let example = try String(contentsOf: folder.appending(path: "ImportExample.swift"), encoding: .utf8)
    let readme = try String(contentsOfFile: "\(Corpora.packageRoot)/README.md", encoding: .utf8)
    #expect(readme.contains("```swift\n\(example)```"))
  }

  @Test func `a backup is restored, and the second time nothing changes`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "backup-lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try InputBytes.file("\(Corpora.packageRoot)/fixtures/seaglass-backup/1.0/full.json")
    func restored(_ mode: ImportMode?) throws -> ImportReceipt? {
      try restore(
        file,
        into: folder.appending(path: "store.sqlite").path,
        copies: folder.appending(path: "copies").path,
        at: Self.now
      ) {
        Passcode("")
      } agree: { _ in
        mode
      }
    }
    #expect(try restored(nil) == nil)
    let first = try #require(try restored(.merge))
    #expect(first.counts.new > 20 && first.safetyCopy == nil)
    let second = try #require(try restored(.merge))
    #expect(second.counts.changesNothing && second.counts.same == first.counts.new)
    #expect(second.stored == first.stored)
  }
}
