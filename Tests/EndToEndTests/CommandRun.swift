import Foundation
import TestSupport

/// What a command answered.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  /// Runs the command of a case in a fresh folder that holds its files.
  init(_ test: CommandCase) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "backup-lint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let work = folder.appending(path: "work")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    for file in test.files {
      let place = work.appending(path: file.name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(file.bytes).write(to: place)
    }
    let output = folder.appending(path: "stdout")
    let errors = folder.appending(path: "stderr")
    for place in [output, errors] { try Data().write(to: place) }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", test.command]
    process.currentDirectoryURL = work
    process.environment = ["PATH": Executable.folder + ":/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    // A death by signal is told apart from every exit status.
    status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    self.output = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
  }
}

/// The executable that was built together with these tests.
enum Executable {
  /// The folder it is in: that of the test bundle, or the one that `BACKUP_LINT_FOLDER` names.
  static let folder: String = {
    if let named = ProcessInfo.processInfo.environment["BACKUP_LINT_FOLDER"] { return named }
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let start = bundles.first?.deletingLastPathComponent() ?? URL(filePath: CommandLine.arguments[0])
    var place = start.standardizedFileURL
    while place.path.count > 1 {
      if FileManager.default.isExecutableFile(atPath: place.appending(path: "backup-lint").path) {
        return place.path
      }
      place.deleteLastPathComponent()
    }
    return Corpora.packageRoot + "/.build/debug"
  }()
}
