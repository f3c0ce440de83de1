import Foundation
import Testing

@testable import BackupLint

@Suite struct ManualPageTests {
  @Test(.enabled(if: Program.isThere("mandoc"), "mandoc is not here"))
  func `mandoc finds nothing to say about the page`() throws {
    let folder = try TemporaryFolder()
    try folder.write(ManualPage().text, to: "backup-lint.1")
    let run = try Program.run(["mandoc", "-T", "lint", "-W", "style", "backup-lint.1"], in: folder)
    #expect(run.output + run.errors == "")
    #expect(run.status == 0)
  }

  @Test(.enabled(if: Program.isThere("groff"), "groff is not here"))
  func `groff sets the page without a warning`() throws {
    let folder = try TemporaryFolder()
    try folder.write(ManualPage().text, to: "backup-lint.1")
    let run = try Program.run(["groff", "-man", "-ww", "-Tutf8", "-rLL=78n", "backup-lint.1"], in: folder)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test(.enabled(if: Program.isThere("mandoc"), "mandoc is not here"))
  func `the page shows every command, argument and flag with its help`() throws {
    let folder = try TemporaryFolder()
    try folder.write(ManualPage().text, to: "backup-lint.1")
    let run = try Program.run(
      ["sh", "-c", "mandoc -T utf8 -O width=1000 backup-lint.1 | sed 's/.\u{8}//g'"],
      in: folder
    )
    let words = ManualPageTests.words(run.output)
    for command in CommandTable.commands {
      for text in command.details + command.arguments.map(\.help) + command.flags.map(\.wholeHelp)
        + command.examples
      {
        #expect(words.contains(ManualPageTests.words(text)), "\(text)")
      }
      for flag in command.flags { #expect(words.contains(flag.usage), "\(flag.usage)") }
    }
  }

  /// A text without its line breaks.
  private static func words(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  @Test(arguments: [
    ("a-b", "a\\-b"), ("it's", "it\\(aqs"), (".x", "\\&.x"), ("'x", "\\(aqx"), ("c:\\n", "c:\\en"),
    ("a…", "a\\[u2026]"), ("\u{1F600}", "\\[u1F600]"), ("\"~^`", "\\(dq\\(ti\\(ha\\(ga"),
  ])
  func `a text is read as it is`(_ text: String, _ roff: String) {
    #expect(Roff.text(text) == roff)
  }
}
