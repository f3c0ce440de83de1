import BackupKit
import Foundation
import TestSupport
import Testing

/// The example of README is the file `ReadmeUpgradeExample.swift`, to the letter, and works.
struct ReadmeUpgradeExampleTests {
  @Test func `README shows the file that is compiled here`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let example = try String(
      contentsOf: folder.appending(path: "ReadmeUpgradeExample.swift"),
      encoding: .utf8
    )
    let readme = try String(contentsOfFile: "\(Corpora.packageRoot)/README.md", encoding: .utf8)
    #expect(readme.contains("```swift\n" + example + "```"))
  }

  @Test func `an old file becomes the file that is kept of it, which then stays`() throws {
    let folder = "\(Corpora.packageRoot)/fixtures/spendrop-backup"
    let old = try InputBytes.file("\(folder)/1.0/from-app.json")
    let new = try #require(upgraded(old))
    #expect(new.bytes == (try InputBytes.file("\(folder)/as-5/1.0/from-app.json")).bytes)
    #expect(upgraded(new)?.bytes == new.bytes)
    #expect(upgraded(InputBytes("{}")) == nil)
  }
}
