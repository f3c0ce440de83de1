import BackupValues
import Foundation
import Testing

@testable import BackupLint

/// While a person thinks about an answer, another program uses the same store.
@Suite struct MeanwhileTests {
  private static func backup(_ hour: Int, _ entry: Int) -> String {
    """
    {"format": "mood-journal-backup", "version": {"major": 2, "minor": 0}, "exportedAt": "2026-01-31T10:00:00Z",
    "form": {"fields": []}, "preferences": {}, "entries": [{"id": "e\(entry)", "createdAt": "2026-01-30T10:00:00Z",
    "updatedAt": "2026-01-30T\(hour):00:00Z", "answers": {}}]}
    """
  }

  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "meanwhile-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for number in 1...2 {
      try Data(Self.backup(10 + number, number).utf8).write(to: URL(filePath: path("\(number).json")))
    }
  }

  private func path(_ name: String) -> String { folder + "/" + name }

  /// Runs the tool; each question is answered by what a person does.
  private func run(
    _ words: [String],
    _ answer: ((String) -> String?)? = nil
  ) -> (status: BackupLint.ExitStatus, output: String, errors: String) {
    let surroundings = Surroundings(
      output: OutputSink(),
      errors: OutputSink(),
      outputIsTerminal: false,
      errorsAreTerminal: false,
      variable: { _ in nil },
      fileExists: { FileManager.default.fileExists(atPath: $0) },
      nearestConfiguration: { nil },
      now: UTCMoment("2026-02-01T00:00:00Z"),
      typedPasscode: nil,
      typedAnswer: answer
    )
    let status = CommandLineTool.run(words, surroundings)
    return (status, surroundings.output.text, surroundings.errors.text)
  }

  private func importing(_ name: String, _ more: String...) -> [String] {
    ["import", path(name), "--store", path("store.sqlite")] + more
  }

  private func entries() throws -> [String] {
    let export = run([
      "export", "--store", path("store.sqlite"), "-o", path("out.json"), "--quiet", "--force",
    ])
    try #require(export.status == .clean, "\(export.errors)")
    let text = try String(contentsOfFile: path("out.json"), encoding: .utf8)
    return ["e1", "e2"].filter { text.contains("\"id\":\"\($0)\"") }
  }

  private func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

  @Test(arguments: [true, false])
  func `a store that another program makes while the question waits is kept, and asked about`(
    agrees: Bool
  ) throws {
    defer { removeFolder() }
    var questions = 0
    let first = run(importing("1.json")) { _ in
      questions += 1
      if questions == 1 { #expect(run(importing("2.json", "--yes")).status == .clean) }
      return questions == 1 || agrees ? "y" : "n"
    }
    #expect(questions == 2)
    #expect(first.errors.contains("another program has made the store"))
    #expect(try entries() == (agrees ? ["e1", "e2"] : ["e2"]))
  }

  @Test func `a store that is there and is written while the question waits is not touched`() throws {
    defer { removeFolder() }
    #expect(run(importing("2.json", "--yes")).status == .clean)
    let late = run(importing("1.json")) { _ in
      try? Data(Self.backup(13, 2).utf8).write(to: URL(filePath: path("3.json")))
      #expect(run(importing("3.json", "--yes")).status == .clean)
      return "y"
    }
    #expect(late.status == .failure)
    #expect(late.errors.contains("nothing was imported: the store was written since the import was planned"))
    #expect(try entries() == ["e2"])
  }

  @Test func `a file that a refused import did not make stays, and one that it made goes`() throws {
    defer { removeFolder() }
    let declined = run(importing("1.json")) { _ in
      _ = FileManager.default.createFile(atPath: path("store.sqlite"), contents: nil)
      return "y"
    }
    #expect(declined.status == .failure)
    #expect(FileManager.default.fileExists(atPath: path("store.sqlite")))
    try FileManager.default.removeItem(atPath: path("store.sqlite"))
    #expect(run(importing("1.json")) { _ in "n" }.status != .usage)
    #expect(!FileManager.default.fileExists(atPath: path("store.sqlite")))
  }
}
