import Foundation
import TestSupport

/// A run of the program `store-trial`, which was built together with these tests.
struct TrialProgram {
  private static let executable: URL = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let start = bundles.first?.deletingLastPathComponent() ?? URL(filePath: CommandLine.arguments[0])
    var place = start.standardizedFileURL
    while place.path.count > 1 {
      let program = place.appending(path: "store-trial")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
      place.deleteLastPathComponent()
    }
    return URL(filePath: Corpora.packageRoot + "/.build/debug/store-trial")
  }()

  let process = Process()
  private let output = Pipe()

  init(_ arguments: String...) throws {
    process.executableURL = Self.executable
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// The lines that it says until its end.
  func lines() -> [String] {
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Waits for what it says first.
  func waitForFirstWords() {
    _ = output.fileHandleForReading.availableData
  }

  /// Ends it as a loss of power would, as far as it is concerned; whether it was still running.
  func kill() -> Bool {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }
}
