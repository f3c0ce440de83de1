import TestSupport
import Testing

@testable import BackupLint

@Suite struct RedactionTests {
  private static func redaction(_ words: [String], isTerminal: Bool) throws -> Redaction? {
    guard
      case .run(let invocation) = try CommandLineParser(fileExists: { _ in true }).parse(
        ["check", "a"] + words
      )
    else { return nil }
    return try CheckOptions(invocation, .test(isTerminal: isTerminal)).reporter.redaction
  }

  @Test(arguments: [
    ([], true, Redaction.none), ([], false, .personal), (["--redact"], true, .all),
    (["--show-values"], false, .none),
    (["--format", "concise"], true, .personal), (["--format", "json"], true, .personal),
    (["--format", "json", "--show-values"], true, .none), (["--format", "concise", "--redact"], false, .all),
  ])
  func `values are shown in text on a terminal, or when asked for`(
    _ words: [String],
    _ isTerminal: Bool,
    _ redaction: Redaction
  ) throws {
    #expect(try Self.redaction(words, isTerminal: isTerminal) == redaction)
  }

  @Test(arguments: [true, false])
  func `a name in the file is shown on a terminal only`(_ isTerminal: Bool) {
    let file = Corpora.packageRoot + "/Tests/EndToEndTests/Files/full.json"
    let clean = ToolRun(["check", "--color", "never", file], isTerminal: isTerminal)
    #expect(clean.status == .clean)
    let folder = Corpora.packageRoot + "/Tests/EndToEndTests/Cases/check-money.txt"
    let run = ToolRun(["check", "--color", "never", folder], isTerminal: isTerminal)
    #expect(run.output.contains("# Values are hid") == isTerminal)
  }
}
