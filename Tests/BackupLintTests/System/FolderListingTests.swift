import Foundation
import Testing

@testable import BackupLint

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct FolderListingTests {
  @Test func `a folder gives its json files in order, without hidden ones and without circles`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for name in ["b.json", "a/c.JSON", "a/.hidden.json", ".git/x.json", "a/readme.md", "a-b.json"] {
      let place = root.appending(path: name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data("{}".utf8).write(to: place)
    }
    try FileManager.default.createSymbolicLink(
      at: root.appending(path: "a/circle"),
      withDestinationURL: root
    )
    mkfifo(root.path + "/pipe.json", 0o600)
    let listing = FolderListing(of: root.path)
    #expect(listing.files == ["a-b.json", "a/c.JSON", "b.json"].map { root.path + "/" + $0 })
    #expect(listing.unreadable.isEmpty)
  }

  @Test func `a folder that is not there cannot be listed`() {
    #expect(FolderListing(of: "/nowhere/at/all").unreadable.count == 1)
  }
}
