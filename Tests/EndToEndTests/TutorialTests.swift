import Foundation
import TestSupport
import Testing

/// Who follows a page of instructions gets what it shows.
struct TutorialTests {
  @Test(arguments: ["Spec/adopt.md"])
  func `a tutorial can be followed from top to bottom`(page: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "backup-lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var commands = 0
    for block in try TutorialPage(page).blocks {
      switch block {
      case .file(let name, let text):
        let place = folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: place)
      case .edit(let name, let hunks):
        let place = folder.appending(path: name)
        var text = try String(contentsOf: place, encoding: .utf8)
        for hunk in hunks {
          text = try #require(
            TutorialPage.edited(text, hunk),
            "\(name) has not once:\n\(hunk)\nbut is\n\(text)"
          )
        }
        try Data(text.utf8).write(to: place)
      case .console(let sessions, let status):
        for (number, session) in sessions.enumerated() {
          let isLast = number == sessions.count - 1
          try run(session, in: folder, status: isLast ? status : 0)
          commands += 1
        }
      }
    }
    #expect(commands >= 10)
  }

  private func run(_ session: (command: String, lines: [String]), in folder: URL, status: Int32) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // People see both streams in one terminal.
    process.arguments = ["-c", "exec 2>&1; " + session.command]
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": Executable.folder + ":/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": folder.path,
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A Developer", "GIT_AUTHOR_EMAIL": "dev@example.org",
      "GIT_COMMITTER_NAME": "A Developer", "GIT_COMMITTER_EMAIL": "dev@example.org",
    ]
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let found = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == status, "\(session.command)\n\(found)")
    let expected = ReadmeTests.Session(command: session.command, lines: session.lines)
    #expect(session.lines.isEmpty || expected.isMet(by: found), "\(session.command)\n\(found)")
  }
}
