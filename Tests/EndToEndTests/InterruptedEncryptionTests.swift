import Foundation
import TestSupport
import Testing

/// A signal that ends `encrypt` or `decrypt` leaves nothing of the new file, which may be an open backup.
struct InterruptedEncryptionTests {
  @Test(
    .enabled(if: TerminalTests.isPythonThere, "python3 is not here"),
    arguments: [SIGTERM, SIGINT, SIGHUP]
  )
  func `what was begun is taken away`(number: Int32) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "backup-lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
    try Data("secret".utf8).write(to: folder.appending(path: "passcode"))

    var interrupted = 0
    for _ in 0..<5 {
      let process = Process()
      // The test runner blocks the signals, and what it starts would inherit that.
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.currentDirectoryURL = folder
      process.arguments = [
        "python3", "-c",
        "import os, signal, sys; signal.pthread_sigmask(signal.SIG_SETMASK, []); os.execv(sys.argv[1], sys.argv[1:])",
        Executable.folder + "/backup-lint", "encrypt", "--no-config", "--quiet",
        CaseFolder.files + "/full.json", "-o", "new.json", "--force",
        "--passcode-file", "passcode",
      ]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      // The new file is begun, and then its key is made, which takes its time.
      while process.isRunning, try !files().contains(where: { $0.hasSuffix(".new") }) { usleep(500) }
      kill(process.processIdentifier, number)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { interrupted += 1 }
      #expect(try files().allSatisfy { !$0.hasSuffix(".new") })
    }
    #expect(interrupted > 0)
  }
}
