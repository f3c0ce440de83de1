import Foundation
import Testing

/// A git repository of its own, in which the tool is run as a developer does.
final class ScratchProject {
  struct Answer {
    let status: Int32
    let output: String
    let errors: String

    /// Both, for messages of tests.
    var text: String { "status \(status)\n\(output)\(errors)" }
  }

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "backup-gate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try git("init", "-q", "-b", "main")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  // MARK: Commands

  @discardableResult
  func lint(_ words: String..., variables: [String: String] = [:]) throws -> Answer {
    try run([Executable.folder + "/backup-lint"] + words, variables)
  }

  func git(_ words: String...) throws {
    let name = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    let answer = try run(["/usr/bin/git"] + name + words, [:])
    try #require(answer.status == 0, "\(words): \(answer.text)")
  }

  func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "x")
  }

  private func run(_ words: [String], _ variables: [String: String]) throws -> Answer {
    let process = Process()
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = folder
    let environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder.path, "LC_ALL": "C.UTF-8"]
    process.environment = environment.merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Files and no pipes: a pipe that nobody reads yet would stop a talkative child.
    let places = ["out", "err"].map {
      FileManager.default.temporaryDirectory.appending(path: "backup-gate-\(UUID().uuidString).\($0)")
    }
    defer { for place in places { try? FileManager.default.removeItem(at: place) } }
    for place in places { try Data().write(to: place) }
    process.standardOutput = try FileHandle(forWritingTo: places[0])
    process.standardError = try FileHandle(forWritingTo: places[1])
    try process.run()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: places[0]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: places[1]), as: UTF8.self)
    )
  }

  // MARK: Files

  func put(_ path: String, _ text: String) throws {
    let place = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: place)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }

  /// Replaces a text that has to be there.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try text(path)
    try #require(text.contains(old), "\(path) has no \(old)")
    try put(path, text.replacingOccurrences(of: old, with: new))
  }

  /// The names of all files, those of git left out.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".git") && !folder.appending(path: $0).hasDirectoryPath }.sorted()
  }
}
