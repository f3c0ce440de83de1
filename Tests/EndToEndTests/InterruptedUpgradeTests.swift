import Foundation
import TestSupport
import Testing

/// An upgrade that is killed leaves the old file or the new one, and the next run makes the same of it.
struct InterruptedUpgradeTests {
  #if DEBUG
    private static let kills = 10
    private static let rows = 2_000
  #else
    private static let kills = 100
    private static let rows = 8_000
  #endif

  /// A folder with a journal of the old version.
  private struct Journal {
    let folder = FileManager.default.temporaryDirectory.appending(path: "backup-lint-\(UUID().uuidString)")
    let old: Data

    var file: URL { folder.appending(path: "mood.json") }

    init() throws {
      let rows = (1...InterruptedUpgradeTests.rows).map { number in
        #"{"id":\#(number),"loggedAt":"2024-01-03T21:10:00Z","mood":4,"sleepHours":7,"exercised":true,"note":"n"}"#
      }
      let text =
        #"{"format":"mood-journal-backup","version":{"major":1,"minor":0},"logs":["#
        + rows.joined(separator: ",\n") + "]}"
      old = Data(text.utf8)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try restore()
    }

    func restore() throws {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        try FileManager.default.removeItem(at: folder.appending(path: name))
      }
      try old.write(to: file)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// The files that were kept of before.
    func kept() throws -> [Data] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains(".orig") }
        .map { try Data(contentsOf: folder.appending(path: $0)) }
    }

    func start() throws -> Process {
      let process = Process()
      process.executableURL = URL(filePath: Executable.folder + "/backup-lint")
      process.arguments = ["upgrade", "--quiet", "--in-place", "--no-config", file.path]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }

    /// Runs to the end, and returns the new file.
    func upgrade() throws -> Data {
      let process = try start()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return try Data(contentsOf: file)
    }
  }

  @Test func `killed anywhere, an upgrade in place can be run again and gives the same entries`() throws {
    let journal = try Journal()
    defer { journal.remove() }
    let begin = ContinuousClock.now
    let new = try journal.upgrade()
    let time = begin.duration(to: .now)
    #expect(new.count > journal.old.count)
    #expect(try journal.kept() == [journal.old])

    var interrupted = 0
    for kill in 0..<Self.kills {
      try journal.restore()
      let process = try journal.start()
      Thread.sleep(forTimeInterval: time / .seconds(1) * Double(kill) / Double(Self.kills))
      process.interruptHard()
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { interrupted += 1 }
      let left = try Data(contentsOf: journal.file)
      #expect(left == journal.old || left == new)
      #expect(try journal.upgrade() == new)
      #expect(try journal.kept().allSatisfy { $0 == journal.old })
      #expect(try journal.kept().isEmpty == false)
    }
    #expect(interrupted > 0)
  }
}

extension Process {
  /// Ends the process as a loss of power would, as far as it is concerned.
  fileprivate func interruptHard() {
    kill(processIdentifier, SIGKILL)
  }
}
