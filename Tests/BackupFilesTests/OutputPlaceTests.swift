import BackupFiles
import Foundation
import Testing

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

  /// Writes a file; the reason for which it failed.
  private static func write(_ path: String, replacing: Bool = true) -> String? {
    do throws(GrowingFile.Failure) {
      try GrowingFile.write(Array("a".utf8), to: path, replacing: replacing)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `a symbolic link stays, and its target is replaced`() throws {
    try Self.inFolder { root in
      try Data("old".utf8).write(to: URL(filePath: root + "/target"))
      try FileManager.default.createSymbolicLink(atPath: root + "/one", withDestinationPath: "target")
      try FileManager.default.createSymbolicLink(atPath: root + "/two", withDestinationPath: root + "/one")
      #expect(Self.write(root + "/two") == nil)
      #expect(FileKind.isLink(root + "/one") && FileKind.isLink(root + "/two"))
      #expect(Self.text(root + "/target") == "a")
      #expect(try FileManager.default.contentsOfDirectory(atPath: root).count == 3)
    }
  }

  @Test func `a file that is there is kept unless it is to be replaced`() throws {
    try Self.inFolder { root in
      #expect(Self.write(root + "/file", replacing: false) == nil)
      #expect(Self.write(root + "/file", replacing: false) == "there is such a file already")
      #expect(Self.write(root + "/file") == nil)
    }
  }

  @Test func `a link to nothing makes the file that it leads to`() throws {
    try Self.inFolder { root in
      try FileManager.default.createSymbolicLink(atPath: root + "/one", withDestinationPath: "target")
      #expect(Self.write(root + "/one", replacing: false) == nil)
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
      #expect(Self.write(root) == "it is a folder")
      for name in ["pipe", "null"] {
        #expect(
          Self.write(root + "/" + name) == "it is a pipe or a device, and no file"
        )
      }
      #expect(Self.write(root + "/one") == "its symbolic links lead in a circle")
      #expect(FileKind(root + "/pipe") == .stream)
      #expect(try FileManager.default.contentsOfDirectory(atPath: root).count == 4)
    }
  }
}
