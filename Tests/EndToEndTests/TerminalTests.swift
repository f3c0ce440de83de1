import Foundation
import TestSupport
import Testing

/// The passcode is asked for on a terminal, which Python's `pty` plays.
struct TerminalTests {
  static let isPythonThere = ["/usr/bin/python3", "/usr/local/bin/python3"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(
    .enabled(if: isPythonThere, "python3 is not here"),
    arguments: TerminalSession.all
  )
  func `a person is asked for the passcode`(_ session: TerminalSession) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "backup-lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["encrypted.json", "full.json"] {
      let file = URL(filePath: CaseFolder.files).appending(path: name)
      try FileManager.default.copyItem(at: file, to: folder.appending(path: name))
    }
    try FileManager.default.copyItem(
      at: folder.appending(path: "encrypted.json"),
      to: folder.appending(path: "other.json")
    )
    let bomb = try String(contentsOf: folder.appending(path: "encrypted.json"), encoding: .utf8)
      .replacingOccurrences(of: "\"N\": 32768", with: "\"N\": 1048576")
    try Data(bomb.utf8).write(to: folder.appending(path: "bomb.json"))

    let run = try TerminalRun(session, in: folder)
    #expect(run.echo == session.answers.map { _ in false }, "what is typed must not be shown")
    #expect(run.echoStopped.allSatisfy { $0 }, "a stopped program must not keep the terminal silent")
    #expect(run.echoBehind, "the terminal shows what is typed again")
    #expect(run.status == session.status, "\(run.text)")
    for line in session.shows { #expect(run.text.contains(line), "\(line) is not in\n\(run.text)") }
    for secret in ["correct horse", "Tr0ub4dor"] { #expect(!run.text.contains(secret)) }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.contains("new.json") == session.makesFile)
  }
}
