import BackupKit
import Foundation
import Testing

/// The example of README is the file `EnvelopeExample.swift`, to the letter, and works.
struct EnvelopeExampleTests {
  private static let backup = Data(#"{"format": "habits-backup"}"#.utf8)

  @Test func `README shows the file that is compiled here`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let example = try String(contentsOf: folder.appending(path: "EnvelopeExample.swift"), encoding: .utf8)
    let readme = try String(contentsOf: folder.appending(path: "../../README.md"), encoding: .utf8)
    #expect(readme.contains("```swift\n" + example + "```"))
  }

  @Test func `what is protected is opened by its passcode, which may be mistyped first`() throws {
    let file = try protected(Self.backup, with: "correct horse")
    #expect(file.firstRange(of: Self.backup) == nil)
    var answers = ["wrong", "correct horse"]
    var failures: [String?] = []
    let content = try opened(file) { failure in
      failures.append(failure?.reason)
      return answers.isEmpty ? nil : answers.removeFirst()
    }
    #expect(content.map { Data($0) } == Self.backup)
    #expect(failures == [nil, "the passcode is wrong, or the file is damaged"])
  }

  @Test func `nothing comes out without the passcode, and no file is made with an empty one`() throws {
    let file = try protected(Self.backup, with: "correct horse")
    #expect(try opened(file) { $0 == nil ? "wrong" : nil } == nil)
    #expect(throws: EnvelopeError.self) { _ = try protected(Self.backup, with: "") }
  }

  @Test func `nobody is asked about a file that is out of bounds`() throws {
    let file = String(decoding: try protected(Self.backup, with: "correct horse"), as: UTF8.self)
    let bomb = file.replacingOccurrences(of: #""N": 32768"#, with: #""N": 1048576"#)
    #expect(bomb != file)
    let content = try opened(Data(bomb.utf8)) { _ in
      Issue.record("the passcode was asked for")
      return nil
    }
    #expect(content == nil)
  }
}
