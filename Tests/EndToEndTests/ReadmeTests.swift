import Foundation
import TestSupport
import Testing

/// The commands in README answer as README shows.
struct ReadmeTests {
  @Test(arguments: try Self.sessions())
  func `a command of README answers as it is shown`(_ session: Session) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", session.command]
    process.currentDirectoryURL = URL(filePath: Corpora.packageRoot)
    process.environment = ["PATH": Executable.folder + ":/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let found = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(session.isMet(by: found), "\(session.command)\n\(found)")
  }

  /// A command with the lines that README shows of its answer; `…` stands for the rest of a line, alone for any lines.
  struct Session: Sendable, CustomTestStringConvertible {
    let command: String
    let lines: [String]

    var testDescription: String { command }

    func isMet(by output: String) -> Bool {
      var rest = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
      var mayJump = false
      for line in lines {
        if line == "…" {
          mayJump = true
          continue
        }
        let start = line.hasSuffix("…") && !line.contains("│") ? String(line.dropLast()) : nil
        let matches = { (found: String) in start.map { found.hasPrefix($0) } ?? (found == line) }
        if mayJump || start != nil {
          guard let index = rest.firstIndex(where: matches) else { return false }
          rest = rest[(index + 1)...]
        } else {
          guard let first = rest.first, matches(first) else { return false }
          rest = rest.dropFirst()
        }
        mayJump = false
      }
      return mayJump || rest.allSatisfy(\.isEmpty)
    }
  }

  private static func sessions() throws -> [Session] {
    let text = try String(contentsOfFile: Corpora.packageRoot + "/README.md", encoding: .utf8)
    return text.components(separatedBy: "```console\n$ ").dropFirst().compactMap { part in
      let lines = part.components(separatedBy: "\n```")[0].components(separatedBy: "\n")
      return Session(command: lines[0], lines: Array(lines.dropFirst()))
    }
  }
}
