import Foundation

/// A folder of its own for each test, which goes with it.
final class Scratch: Sendable {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appending(path: "backup-project-\(UUID().uuidString)").path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func put(_ name: String, _ text: String) throws {
    let place = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: place)
  }

  /// The text of each file by its path.
  func all() -> [String: String] {
    var files: [String: String] = [:]
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
      var isFolder: ObjCBool = false
      let place = path + "/" + name
      guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), !isFolder.boolValue else {
        continue
      }
      files[name] = try? String(contentsOfFile: place, encoding: .utf8)
    }
    return files
  }

  /// Runs git here; what it prints.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", path, "-c", "user.name=A", "-c", "user.email=a@example.org", "-c",
        "commit.gpgsign=false",
      ]
      + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")
}
