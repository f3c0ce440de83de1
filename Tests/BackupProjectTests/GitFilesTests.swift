import BackupEvolution
import BackupJSON
import Foundation
import Testing

@testable import BackupProject

/// A commit has the files that it had, whatever became of them.
@Suite(.enabled(if: Scratch.hasGit)) struct GitFilesTests {
  private let folder = Scratch()

  private func commit(_ message: String = "x") throws {
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", message)
  }

  @Test func `files are read as the commit has them`() throws {
    try folder.git("init", "-q")
    try folder.put("Schemas/a/1.0.contract.json", "old")
    try folder.put("Schemas/ä b*.json", "strange")
    try folder.put("Schemas/.hidden/x", "x")
    try commit()
    try folder.put("Schemas/a/1.0.contract.json", "new")
    try folder.put("Schemas/a/1.1.contract.json", "new")
    let files = try GitFiles("HEAD", in: folder.path)
    #expect(try files.files(in: "Schemas") == ["a/1.0.contract.json", "ä b*.json"])
    #expect(try files.files(in: "./Schemas/") == files.files(in: "Schemas"))
    #expect(try files.files(in: "Schem") == [])
    #expect(try files.read("Schemas/a/1.0.contract.json")?.bytes == Array("old".utf8))
    #expect(try files.read("Schemas/ä b*.json")?.bytes == Array("strange".utf8))
    #expect(try files.read("Schemas/a/1.1.contract.json") == nil)
    #expect(try files.read("Schemas/a") == nil)
  }

  @Test func `a project in a folder of the repository is seen from there`() throws {
    try folder.git("init", "-q")
    try folder.put("app/Schemas/a.json", "inner")
    try folder.put("Schemas/a.json", "outer")
    try commit()
    let files = try GitFiles("HEAD", in: folder.path + "/app")
    #expect(try files.files(in: ".") == ["Schemas/a.json"])
    #expect(try files.read("Schemas/a.json")?.bytes == Array("inner".utf8))
  }

  @Test func `a tag and an older commit can be named`() throws {
    try folder.git("init", "-q")
    try folder.put("a.json", "1")
    try commit()
    try folder.git("tag", "-a", "first", "-m", "x")
    try folder.put("a.json", "2")
    try commit()
    for name in ["first", "HEAD~1"] {
      #expect(try GitFiles(name, in: folder.path).read("a.json")?.bytes == Array("1".utf8))
    }
  }

  @Test(arguments: ["nope", "", "-x", "--help", "--output=x", "HEAD:a.json", "HEAD; echo x", "$(echo HEAD)"])
  func `a text that names no commit is unknown, and never a flag`(name: String) throws {
    try folder.git("init", "-q")
    try folder.put("a.json", "1")
    try commit()
    #expect(throws: GitFiles.Failure.unknown(name)) { try GitFiles(name, in: folder.path) }
    #expect(folder.all().keys.filter { !$0.hasPrefix(".git") } == ["a.json"])
  }

  @Test func `a folder without a repository is told apart`() throws {
    // The folder of temporary files could be in a repository of somebody.
    try folder.put(".git", "gitdir: /nonexistent")
    #expect(throws: GitFiles.Failure.noRepository) { try GitFiles("HEAD", in: folder.path) }
  }
}
