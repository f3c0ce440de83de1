import Foundation
import TestSupport
import Testing

@testable import BackupLint

/// When a person is asked for a passcode, how often, and what for.
struct AskingTests {
  private static func check(_ names: [String], _ answers: [String]) -> AskedRun {
    AskedRun(["check", "--format", "concise"] + names.map { AskedRun.folder + $0 }, answers: answers)
  }

  @Test func `the right passcode is asked for once`() {
    let run = Self.check(["1.0/small.json"], ["correct horse", "unused"])
    #expect(run.questions == ["Passcode of 1.0/small.json: "])
    #expect(run.status == .clean)
  }

  @Test func `a wrong passcode is asked for again, with what was wrong`() {
    let run = Self.check(["1.0/small.json"], ["wrong", "correct horse ", "correct horse"])
    #expect(run.questions.count == 3)
    #expect(run.questions[1] == "the passcode is wrong, or the file is damaged\nPasscode of 1.0/small.json: ")
    #expect(run.questions[2].contains("a blank at one of its ends"))
    #expect(run.status == .clean)
  }

  @Test func `after three wrong ones the file is refused`() {
    let run = Self.check(["1.0/small.json"], ["a", "b", "c", "correct horse"])
    #expect(run.questions.count == 3)
    #expect(run.output.contains("envelope/wrong-passcode"))
    #expect(run.status == .failure)
  }

  @Test func `what is no text is asked for again`() {
    let run = AskedRun(
      ["check", "--quiet", AskedRun.folder + "1.0/small.json"],
      bytes: [[0xFF], Array("correct horse".utf8)]
    )
    #expect(run.questions.last == "the passcode is no text in UTF-8\nPasscode of 1.0/small.json: ")
    #expect(run.status == .clean)
  }

  @Test func `a passcode that has opened a file is tried at the next, and asked for only where it fails`() {
    let run = Self.check(
      ["1.0/small.json", "1.0/minified.json", "1.0/blanks-around.json"],
      ["correct horse", " secret "]
    )
    #expect(run.questions == ["1.0/small.json", "1.0/blanks-around.json"].map { "Passcode of \($0): " })
    #expect(run.status == .clean)
  }

  @Test func `who gives no passcode gets the envelope checked`() {
    let run = Self.check(["1.0/small.json"], [])
    #expect(run.questions.count == 1)
    #expect(run.output.contains("envelope/not-opened"))
    #expect(run.status == .clean)
    let required = AskedRun(["check", "--require-open", AskedRun.folder + "1.0/small.json"], answers: [])
    #expect(required.status == .failure)
  }

  @Test(arguments: Self.refused)
  func `nobody is asked about a file whose envelope is out of order`(name: String) {
    for command in ["check", "fix", "upgrade", "inspect"] {
      let run = AskedRun([command, AskedRun.folder + name], answers: ["correct horse"])
      #expect(run.questions == [])
      #expect(run.status == (command == "inspect" ? .clean : .findings), "\(command)\n\(run.output)")
    }
  }

  /// The files of the table that are refused before a passcode is asked for.
  private static let refused: [String] = {
    let table = try? String(contentsOfFile: AskedRun.folder + "cases.tsv", encoding: .utf8)
    return (table ?? "").split(separator: "\n").dropFirst().compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return ["bounds", "damaged", "newer"].contains(columns[1]) ? columns[0] : nil
    }
  }()

  @Test func `there are files that are refused`() { #expect(Self.refused.count > 30) }

  @Test func `a passcode in a file keeps the person from being asked`() throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    try Data("correct horse\r\n".utf8).write(to: URL(filePath: folder.path + "/passcode"))
    let run = AskedRun(
      ["check", "--quiet", "--passcode-file", folder.path + "/passcode", AskedRun.folder + "1.0/small.json"],
      answers: ["unused"]
    )
    #expect(run.questions == [])
    #expect(run.status == .clean)
  }
}
