import Foundation
import Testing

@testable import BackupLint

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct OutputPlaceTests {
  private static func inFolder(_ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try body(root.path)
  }

  private static func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  /// Writes through each of the two kinds of files; the reasons for which it failed.
  private static func write(_ path: String) -> [String] {
    var reasons: [String] = []
    if let reason = NewFile(path).write(Array("a".utf8), replacing: true) { reasons.append(reason) }
    do throws(GrowingFile.Failure) {
      let file = try GrowingFile(path)
      try file.append(Array("b".utf8))
      try file.finish(replacing: true)
    } catch {
      reasons.append(error.reason)
    }
    return reasons
  }

  @Test func `a symbolic link stays, and its target is replaced`() throws {
    try Self.inFolder { root in
      try Data("old".utf8).write(to: URL(filePath: root + "/target"))
      try FileManager.default.createSymbolicLink(atPath: root + "/one", withDestinationPath: "target")
      try FileManager.default.createSymbolicLink(atPath: root + "/two", withDestinationPath: root + "/one")
      #expect(Self.write(root + "/two").isEmpty)
      #expect(FileKind.isLink(root + "/one") && FileKind.isLink(root + "/two"))
      #expect(Self.text(root + "/target") == "b")
      #expect(try FileManager.default.contentsOfDirectory(atPath: root).count == 3)
    }
  }

  @Test func `a link to nothing makes the file that it leads to`() throws {
    try Self.inFolder { root in
      try FileManager.default.createSymbolicLink(atPath: root + "/one", withDestinationPath: "target")
      #expect(NewFile(root + "/one").write(Array("a".utf8), replacing: false) == nil)
      #expect(FileKind.isLink(root + "/one"))
      #expect(Self.text(root + "/target") == "a")
    }
  }

  @Test func `folders, pipes, devices and circles of links are refused, and stay as they are`() throws {
    try Self.inFolder { root in
      mkfifo(root + "/pipe", 0o600)
      for name in ["one", "two"] {
        let other = name == "one" ? "two" : "one"
        try FileManager.default.createSymbolicLink(atPath: root + "/" + name, withDestinationPath: other)
      }
      try FileManager.default.createSymbolicLink(atPath: root + "/null", withDestinationPath: "/dev/null")
      #expect(Self.write(root) == Array(repeating: "it is a folder", count: 2))
      for name in ["pipe", "null"] {
        #expect(
          Self.write(root + "/" + name) == Array(repeating: "it is a pipe or a device, and no file", count: 2)
        )
      }
      #expect(Self.write(root + "/one") == Array(repeating: "its symbolic links lead in a circle", count: 2))
      #expect(FileKind(root + "/pipe") == .stream)
      #expect(try FileManager.default.contentsOfDirectory(atPath: root).count == 4)
    }
  }
}
