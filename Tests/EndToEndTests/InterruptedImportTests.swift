import Foundation
import TestSupport
import Testing

/// An import that is killed leaves the store as it was or as it was to be, and the copy of before is whole.
struct InterruptedImportTests {
  #if DEBUG
    private static let kills = 8
    private static let size = "100KB"
  #else
    private static let kills = 500
    private static let size = "200KB"
  #endif

  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "backup-lint-\(UUID().uuidString)"
  )

  private func start(_ arguments: [String], into output: URL? = nil) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: Executable.folder + "/backup-lint")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    if let output {
      try Data().write(to: output)
      process.standardOutput = try FileHandle(forWritingTo: output)
    }
    try process.run()
    return process
  }

  private func run(_ arguments: [String], into name: String? = nil) throws {
    let process = try start(arguments, into: name.map { folder.appending(path: $0) })
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(arguments)")
  }

  private func hash(_ name: String) throws -> String {
    try run(["hash", "--no-config", name], into: "hash")
    let text = try String(contentsOf: folder.appending(path: "hash"), encoding: .utf8)
    return String(text.prefix(64))
  }

  /// What the store holds, by an export of it.
  private func content() throws -> String {
    try run(["export", "--no-config", "--quiet", "--store", "store.sqlite", "-o", "out.json", "--force"])
    return try hash("out.json")
  }

  /// Asks SQLite itself; where its program is not there, the export reads all that the store holds.
  private func checkIntegrity() throws {
    let program = ["/usr/bin/sqlite3", "/usr/local/bin/sqlite3", "/opt/homebrew/bin/sqlite3"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let program else { return }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["store.sqlite", "PRAGMA integrity_check"]
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let answer = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: answer, as: UTF8.self) == "ok\n")
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }

  private func restore(_ store: Data) throws {
    for name in try names() where name.hasPrefix("store.sqlite") || name.contains("before-import") {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
    try store.write(to: folder.appending(path: "store.sqlite"))
  }

  @Test func `killed anywhere, an import has left all of the file or nothing of it`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let generate = ["generate", "--no-config", "seaglass-backup", "--size", Self.size, "--seed"]
    try run(generate + ["1"], into: "old.json")
    try run(generate + ["2"], into: "new.json")
    let importing = ["import", "--no-config", "--quiet", "--yes", "--store", "store.sqlite", "--mode"]
    try run(importing + ["replace", "old.json"])
    let store = try Data(contentsOf: folder.appending(path: "store.sqlite"))
    let old = try content()

    var wanted: [String: String] = [:]
    var times: [String: Double] = [:]
    for mode in ["replace", "merge", "add-missing"] {
      try restore(store)
      let begin = ContinuousClock.now
      try run(importing + [mode, "new.json"])
      times[mode] = begin.duration(to: .now) / .seconds(1)
      wanted[mode] = try content()
      #expect(wanted[mode] != old)
    }

    var random = SplitMix64(seed: 7)
    var (interrupted, untouched) = (0, 0)
    for number in 0..<Self.kills {
      let mode = ["replace", "merge", "add-missing"][number % 3]
      try restore(store)
      let process = try start(importing + [mode, "new.json"])
      Thread.sleep(forTimeInterval: (times[mode] ?? 0) * Double(random.next() % 1000) / 1000)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal {
        interrupted += 1
      } else {
        // The first run was slower than this one: too late a kill shows nothing.
        times[mode] = (times[mode] ?? 0) * 0.8
      }
      let found = try content()
      // Behind the export, which has to cope with what the killed import has left beside the store.
      try checkIntegrity()
      if found == old { untouched += 1 }
      #expect(found == old || found == wanted[mode])
      for copy in try names() where copy.contains("before-import") && copy.hasSuffix(".json") {
        #expect(try hash(copy) == old)
      }
    }
    #expect(interrupted * 3 >= Self.kills && untouched > 0)
  }
}
