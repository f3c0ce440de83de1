import BackupJSON
import Foundation
import TestSupport
import Testing

/// The readers that stand in Spec/envelope.md, and the goldens.
struct EnvelopeReaderTests {
  struct Reader: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let interpreter: Interpreter
    let suffix: String

    static let all: [Reader] = [
      Interpreter.python.map { Reader(testDescription: "python", interpreter: $0, suffix: "py") },
      Interpreter.node.map { Reader(testDescription: "js", interpreter: $0, suffix: "mjs") },
    ].compactMap { $0 }

    /// The lines of the block of the page in the reader's language.
    var lines: [String] {
      let page = SpecPage(path: "envelope.md").lines
      let block = page.drop { $0 != "```" + testDescription }.dropFirst().prefix { $0 != "```" }
      return Array(block)
    }
  }

  private static let folder = Corpora.packageRoot + "/fixtures/envelope/"

  /// The files of one class of the table, and their passcodes; each takes a process.
  private static func files(_ kind: String) throws -> [(path: String, passcode: String)] {
    let table = try String(contentsOfFile: folder + "cases.tsv", encoding: .utf8)
    let rows = table.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
      .filter { $0[1] == kind }
    #if DEBUG
      let few = rows.prefix(7)
    #else
      let few = rows[...]
    #endif
    return try few.map { ($0[0], try JSONDecoder().decode(String.self, from: Data($0[2].utf8))) }
  }

  private func opened(_ reader: Reader, _ path: String, _ passcode: String) throws -> Interpreter.Outcome {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reader-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appendingPathComponent("reader." + reader.suffix)
    let secret = folder.appendingPathComponent("passcode")
    try Data((reader.lines.joined(separator: "\n") + "\n").utf8).write(to: script)
    try Data(passcode.utf8).write(to: secret)
    return try reader.interpreter.run([script.path, Self.folder + path, secret.path])
  }

  @Test(.enabled(if: Reader.all.count == 2, "Python with cryptography, or Node, is not here"))
  func `both readers are run, and have no more than 25 lines`() {
    for reader in Reader.all {
      #expect((10...25).contains(reader.lines.filter { !$0.isEmpty }.count), "\(reader)")
    }
  }

  @Test(arguments: Reader.all)
  func `a reader of the page opens the goldens`(reader: Reader) throws {
    let content = try InputBytes.file(Corpora.packageRoot + "/fixtures/seaglass-backup/1.0/minimal.json")
      .bytes
    let files = try Self.files("opens")
    for file in files {
      let outcome = try opened(reader, file.path, file.passcode)
      #expect(outcome.status == 0, "\(file.path)")
      #expect(outcome.output == content || outcome.output == Array("{}".utf8.prefix(outcome.output.count)))
    }
    #expect(files.count > 6)
  }

  @Test(arguments: Reader.all, ["damaged", "wrong-passcode-or-damaged", "newer"])
  func `a reader of the page refuses what is damaged, locked or newer`(reader: Reader, kind: String) throws {
    for file in try Self.files(kind) {
      let outcome = try opened(reader, file.path, file.passcode)
      #expect(outcome.status != 0 && outcome.output.isEmpty, "\(file.path)")
    }
  }

  @Test(arguments: Reader.all)
  func `a reader of the page opens the example of the page`(reader: Reader) throws {
    let block = try #require(SpecBlock.all.first { $0.place.hasPrefix("envelope.md:") })
    let path = "../../.build/envelope-\(UUID()).json"
    let file = URL(filePath: Self.folder + path)
    try Data(block.text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let outcome = try opened(reader, path, "correct horse")
    #expect(outcome.output == Array("{}".utf8))
  }
}
