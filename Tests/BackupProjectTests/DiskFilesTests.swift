import BackupEvolution
import BackupJSON
import Foundation
import Testing

@testable import BackupProject

/// Files are listed and read as they are, and written all or none.
struct DiskFilesTests {
  private let folder = Scratch()

  private func disk() -> DiskFiles { DiskFiles(folder.path) }

  @Test func `files are listed by their paths, without hidden ones`() throws {
    for path in ["Schemas/b/1.0.json", "Schemas/a.json", "Schemas/.hidden", "Schemas/.git/x", "other.json"] {
      try folder.put(path, "x")
    }
    #expect(try disk().files(in: "Schemas") == ["a.json", "b/1.0.json"])
    #expect(try disk().files(in: "missing") == [])
    #expect(try disk().files(in: "other.json") == [])
    #expect(try disk().files(in: ".").contains("Schemas/a.json"))
  }

  @Test func `a link to a folder is not followed, and one to a file is`() throws {
    try folder.put("a/b.json", "x")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/a/loop", withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/c.json",
      withDestinationPath: "b.json"
    )
    #expect(try disk().files(in: "a") == ["b.json", "c.json"])
  }

  @Test func `a file that is not there is nil, and a folder is an error`() throws {
    try folder.put("a/b.json", "x")
    #expect(try disk().read("a/b.json")?.bytes == Array("x".utf8))
    #expect(try disk().read("a/c.json") == nil)
    #expect(try disk().read("a/b.json/c") == nil)
    #expect(throws: ProjectError.self) { try disk().read("a") }
  }

  @Test func `files are written with their folders, and leave nothing else`() throws {
    try folder.put("a/old.json", "old")
    try disk().write([
      PlannedFile(path: "a/old.json", bytes: Array("new".utf8), replaces: true),
      PlannedFile(path: "b/c/new.json", bytes: Array("fresh".utf8), replaces: false),
      PlannedFile(path: "top.json", bytes: [], replaces: true),
    ])
    #expect(folder.all() == ["a/old.json": "new", "b/c/new.json": "fresh", "top.json": ""])
  }

  @Test func `where one cannot be written, none is`() throws {
    try folder.put("a/old.json", "old")
    try folder.put("b/taken.json", "mine")
    let before = folder.all()
    let error = #expect(throws: ProjectError.self) {
      try disk().write([
        PlannedFile(path: "a/old.json", bytes: Array("new".utf8), replaces: true),
        PlannedFile(path: "fresh/one.json", bytes: Array("fresh".utf8), replaces: false),
        PlannedFile(path: "b/taken.json", bytes: Array("theirs".utf8), replaces: false),
      ])
    }
    #expect(error?.path == "b/taken.json")
    #expect(error?.reason == "it is there already, and is not overwritten")
    #expect(folder.all() == before)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/fresh"))
  }

  @Test func `a folder that is a file stops all, also in the middle`() throws {
    try folder.put("a", "file")
    let error = #expect(throws: ProjectError.self) {
      try disk().write([
        PlannedFile(path: "x/new.json", bytes: [1], replaces: false),
        PlannedFile(path: "a/b.json", bytes: [2], replaces: true),
      ])
    }
    #expect(error?.path == "a/b.json")
    #expect(folder.all() == ["a": "file"])
  }
}
