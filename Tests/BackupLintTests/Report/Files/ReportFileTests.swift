import BackupFiles
import Foundation
import Testing

@testable import BackupLint

@Suite struct ReportFileTests {
  private static func open(_ path: String) throws -> ReportFile {
    try ReportFile(path, try ReportTarget(path))
  }

  @Test func `the old report stays until the new one is whole`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "run")
    let file = try Self.open(folder.path + "/run")
    file.sink.write("new")
    #expect(try folder.text(of: "run") == "old")
    try file.finish()
    #expect(try folder.text(of: "run") == "new")
    #expect(folder.names == ["run"])
  }

  @Test func `a report that is never finished leaves nothing behind`() throws {
    let folder = try TemporaryFolder()
    do {
      let file = try Self.open(folder.path + "/run")
      file.sink.write("half")
      file.sink.flush()
      #expect(folder.names.count == 1)
    }
    #expect(folder.names.isEmpty)
  }

  @Test func `permissions are those of the file whose place it takes`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "run")
    #expect(chmod(folder.path + "/run", 0o640) == 0)
    try Self.open(folder.path + "/run").finish()
    #expect(FileNode(folder.path + "/run")?.permissions == 0o640)
  }

  @Test func `two reports grow side by side`() throws {
    let folder = try TemporaryFolder()
    let files = try ["a", "b", "c"].map { try Self.open("\(folder.path)/\($0)") }
    for file in files { file.sink.write(file.path) }
    for file in files { try file.finish() }
    #expect(folder.names == ["a", "b", "c"])
    #expect(try folder.text(of: "b") == folder.path + "/b")
  }

  @Test func `a link is followed and stays`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "run")
    #expect(symlink("run", folder.path + "/link") == 0)
    let file = try Self.open(folder.path + "/link")
    file.sink.write("new")
    try file.finish()
    #expect(try folder.text(of: "run") == "new")
    #expect(FileKind.isLink(folder.path + "/link"))
  }

  @Test(arguments: ["missing/run", "missing/", "link", "file/run"])
  func `what cannot be written says why`(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    #expect(symlink("nowhere", folder.path + "/link") == 0)
    #expect(throws: GrowingFile.Failure.self) { try Self.open("\(folder.path)/\(name)") }
    #expect(folder.names == ["file", "link"])
  }

  @Test func `a folder that has gone meanwhile is told`() throws {
    let folder = try TemporaryFolder()
    #expect(mkdir(folder.path + "/out", 0o777) == 0)
    let file = try Self.open(folder.path + "/out/run")
    try FileManager.default.removeItem(atPath: folder.path + "/out")
    #expect(throws: GrowingFile.Failure.self) { try file.finish() }
  }

  @Test func `what the run reads is guarded under every name`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "input")
    #expect(symlink("input", folder.path + "/link") == 0)
    #expect(link(folder.path + "/input", folder.path + "/twin") == 0)
    var guarded = GuardedFiles([folder.path + "/input"])
    for name in ["input", "link", "twin", "./input"] {
      #expect(guarded.refusal(of: try ReportTarget("\(folder.path)/\(name)")) == "the run reads this file")
    }
    #expect(guarded.refusal(of: try ReportTarget(folder.path)) == "it is a folder")
    #expect(guarded.refusal(of: try ReportTarget(folder.path + "/new")) == nil)
    #expect(guarded.refusal(of: try ReportTarget(folder.path + "/./new")) == "another report goes there")
    #expect(guarded.refusal(of: try ReportTarget("/dev/null")) == nil)
    #expect(guarded.refusal(of: try ReportTarget("/dev/null")) == nil)
  }
}
