import Foundation
import TestSupport
import Testing

@testable import BackupLint

/// What a person is asked before a file is encrypted.
struct NewPasscodeTests {
  private static func encrypt(_ answers: [String]) throws -> (run: AskedRun, isMade: Bool) {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    try Data(ReportRun.full.utf8).write(to: URL(filePath: folder.path + "/a.json"))
    let output = folder.path + "/b.json"
    let run = AskedRun(["encrypt", folder.path + "/a.json", "-o", output], answers: answers)
    return (run, FileManager.default.fileExists(atPath: output))
  }

  @Test func `a new passcode is typed twice`() throws {
    let (run, isMade) = try Self.encrypt(["correct horse", "correct horse"])
    #expect(run.questions.count == 2)
    #expect(run.status == .clean)
    #expect(isMade)
  }

  /// Two ways to write é are one passcode.
  @Test func `the two may be composed in different ways`() throws {
    let (run, isMade) = try Self.encrypt(["caf\u{E9}", "cafe\u{301}"])
    #expect(run.status == .clean)
    #expect(isMade)
  }

  @Test(arguments: [
    (["a", "b", "c", "c"], "the two are not the same\n", 4), (["", "c", "c"], "the passcode is empty\n", 3),
    (["a\0b", "c", "c"], "the passcode has a character U+0000", 3),
  ])
  func `what cannot be used is typed again`(_ answers: [String], _ remark: String, _ count: Int) throws {
    let (run, isMade) = try Self.encrypt(answers)
    #expect(run.questions.count == count)
    #expect(run.questions.contains { $0.hasPrefix(remark) })
    #expect(isMade)
  }

  @Test(arguments: [[], ["a"], ["a", "b", "a", "b", "a", "b", "a", "a"]])
  func `without two equal answers nothing is written`(_ answers: [String]) throws {
    let (run, isMade) = try Self.encrypt(answers)
    #expect(run.status == .failure)
    #expect(!isMade)
  }
}
