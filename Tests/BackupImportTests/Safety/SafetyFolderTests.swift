import BackupImport
import BackupJSON
import BackupValues
import Foundation
import Testing

@Suite struct SafetyFolderTests {
  private static let text = Array("{\"format\":\"diary-backup\"}".utf8)

  /// Keeps a text in two pieces, and checks it as it lies.
  private static func keep(_ folder: SafetyFolder, _ name: String = "copy.json", _ text: [UInt8] = text)
    throws -> String
  {
    try folder.keep(name) { append in
      try append(Array(text.prefix(5)))
      try append(Array(text.dropFirst(5)))
    } check: { copy in
      #expect(copy.bytes == text)
    }
  }

  private static func inFolder(_ body: (URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "safety-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try body(root)
  }

  /// Why no copy could be kept; `nil` where one was.
  private static func reason(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? SafetyFolder.Failure)?.reason
    }
  }

  private static func names(_ folder: URL) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
  }

  @Test func `a copy is a new file that only its owner may read`() throws {
    try Self.inFolder { root in
      let place = try Self.keep(SafetyFolder(root.path))
      #expect(place == root.path + "/copy.json")
      #expect(try Data(contentsOf: URL(filePath: place)) == Data(Self.text))
      let permissions = try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions] as? Int
      #expect(permissions == 0o600)
      #expect(try Self.names(root) == ["copy.json"])
    }
  }

  @Test func `a name that is taken gets the next number, and what has it stays`() throws {
    try Self.inFolder { root in
      let folder = SafetyFolder(root.path)
      try FileManager.default.createSymbolicLink(
        atPath: root.path + "/copy-3.json",
        withDestinationPath: "nowhere"
      )
      try FileManager.default.createDirectory(
        atPath: root.path + "/copy-4.json",
        withIntermediateDirectories: false
      )
      let places = try (1...4).map { try Self.keep(folder, "copy.json", Array("\($0) and more".utf8)) }
      #expect(
        places.map { $0.dropFirst(root.path.count) } == [
          "/copy.json", "/copy-2.json", "/copy-5.json", "/copy-6.json",
        ]
      )
      for (number, place) in places.enumerated() {
        #expect(try String(contentsOfFile: place, encoding: .utf8) == "\(number + 1) and more")
      }
      #expect(try Self.keep(folder, "plain").hasSuffix("/plain"))
      #expect(try Self.keep(folder, "plain").hasSuffix("/plain-2"))
      #expect(try Self.keep(folder, ".hidden").hasSuffix("/.hidden"))
      #expect(try Self.keep(folder, ".hidden").hasSuffix("/.hidden-2"))
    }
  }

  @Test func `a folder is made where its parent is there`() throws {
    try Self.inFolder { root in
      #expect(try Self.keep(SafetyFolder(root.path + "/copies")) == root.path + "/copies/copy.json")
      #expect(
        Self.reason { _ = try Self.keep(SafetyFolder(root.path + "/none/copies")) }
          == "there is no such folder"
      )
      try Data().write(to: root.appending(path: "file"))
      #expect(
        Self.reason { _ = try Self.keep(SafetyFolder(root.path + "/file")) } == "there is no such folder"
      )
    }
  }

  @Test(arguments: ["", ".", "..", "a/b", "../copy.json", "a\0b"])
  func `a name that leads out of the folder is refused`(name: String) throws {
    try Self.inFolder { root in
      let folder = SafetyFolder(root.path + "/copies")
      #expect(Self.reason { _ = try Self.keep(folder, name) } == "its name is no name of a file")
      let names = try Self.names(root)
      #expect(names == [])
    }
  }

  @Test func `what fails to be written or checked leaves nothing, and its error is thrown on`() throws {
    struct Interruption: Error, Equatable { let number: Int }
    try Self.inFolder { root in
      let folder = SafetyFolder(root.path)
      _ = try Self.keep(folder)
      #expect(throws: Interruption(number: 1)) {
        try folder.keep("copy.json") { append in
          try append(Self.text)
          throw Interruption(number: 1)
        } check: { _ in
          Issue.record("what was not written is not checked")
        }
      }
      #expect(throws: Interruption(number: 2)) {
        try folder.keep("copy.json") {
          try $0(Self.text)
        } check: { _ in
          throw Interruption(number: 2)
        }
      }
      #expect(try Self.names(root) == ["copy.json"])
    }
  }

  @Test func `a large copy is whole`() throws {
    try Self.inFolder { root in
      let piece = [UInt8](repeating: 0x61, count: 100_000)
      let place = try SafetyFolder(root.path).keep("large.json") { append in
        for _ in 0..<50 { try append(piece) }
      } check: { copy in
        #expect(copy.count == 5_000_000)
        #expect(copy.bytes(4_900_000..<5_000_000) == piece)
      }
      #expect(try Data(contentsOf: URL(filePath: place)).count == 5_000_000)
    }
  }
}
