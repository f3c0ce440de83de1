import TestSupport
import Testing

@testable import BackupLint

@Suite struct RedactionTests {
  private static func isRedacting(_ words: [String], isTerminal: Bool) throws -> Bool {
    guard
      case .run(let invocation) = try CommandLineParser(fileExists: { _ in true }).parse(
        ["check", "a"] + words
      )
    else { return false }
    return try CheckOptions(invocation, .test(isTerminal: isTerminal)).reporter.isRedacting
  }

  @Test(arguments: [
    ([], true, false), ([], false, true), (["--redact"], true, true), (["--show-values"], false, false),
    (["--format", "concise"], true, true), (["--format", "json"], true, true),
    (["--format", "json", "--show-values"], true, false), (["--format", "concise", "--redact"], false, true),
  ])
  func `values are shown in text on a terminal, or when asked for`(
    _ words: [String],
    _ isTerminal: Bool,
    _ isRedacting: Bool
  ) throws {
    #expect(try Self.isRedacting(words, isTerminal: isTerminal) == isRedacting)
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
