import Foundation
import Testing

/// Every text of `Cases` is run against the executable that was built.
///
/// With `UPDATE_CASES=1` in the environment the texts are written anew from what the executable answers; what has
/// changed is then to be read in the difference before it is committed.
@Suite struct CommandTests {
  @Test(arguments: CaseFolder.names)
  func `a command answers as its case says`(_ name: String) throws {
    let test = try CommandCase(
      named: name,
      text: String(contentsOfFile: CaseFolder.path(name), encoding: .utf8)
    )
    let run = try CommandRun(test)
    if ProcessInfo.processInfo.environment["UPDATE_CASES"] == "1" { return try rewrite(test, run) }
    #expect(run.status == test.status, "\(test.command)\n\(run.output)\(run.errors)")
    #expect(Expectation(test.output).isMet(by: run.output), difference(test.output, run.output))
    #expect(Expectation(test.errors).isMet(by: run.errors), difference(test.errors, run.errors))
  }

  @Test func `there are cases for every command`() throws {
    let commands = try CaseFolder.names.map { name in
      try CommandCase(named: name, text: String(contentsOfFile: CaseFolder.path(name), encoding: .utf8))
        .command
    }
    #expect(commands.count >= 80)
    for word in [
      "check", "inspect", "contract show", "gate", "release", "rules", "explain", "help", "--version",
      "--help", "completions", "config show", "config schema", "fix", "encrypt",
      "decrypt", "upgrade",
    ] {
      #expect(commands.contains { $0.contains("backup-lint \(word)") }, "no case runs backup-lint \(word)")
    }
  }

  private func difference(_ wanted: String, _ found: String) -> Comment {
    "wanted:\n\(wanted)\nfound:\n\(found)"
  }

  private func rewrite(_ test: CommandCase, _ run: CommandRun) throws {
    var lines: [String] = []
    for line in test.head {
      lines.append(line)
      if line.hasPrefix("$ ") { lines.append("status: \(run.status)") }
    }
    var text = lines.map { $0 + "\n" }.joined()
    for (title, wanted, found) in [("stdout", test.output, run.output), ("stderr", test.errors, run.errors)] {
      let isKept = wanted.contains("[...]") && Expectation(wanted).isMet(by: found)
      let body = isKept ? wanted : found
      text += "--- \(title)\n" + body + (body.isEmpty || body.hasSuffix("\n") ? "" : "\n")
    }
    try text.write(toFile: CaseFolder.path(test.name), atomically: true, encoding: .utf8)
  }
}
