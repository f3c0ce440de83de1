import BackupFormat
import BackupJSON

/// `explain RULE`: all there is to say about one rule.
struct ExplainCommand {
  private let id: String
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) {
    id = invocation.arguments[0]
    self.surroundings = surroundings
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let entry = RuleCatalogue.entry(id) else {
      throw UsageError(
        message: "there is no rule `\(id.visible)`; `backup-lint rules` lists them",
        suggestion: Suggestion.nearest(to: id, among: RuleCatalogue.entries.map(\.rule.id)),
        command: CommandName.explain.rawValue
      )
    }
    surroundings.output.write(ExplainCommand.text(entry))
    return .clean
  }

  static func text(_ entry: RuleEntry) -> String {
    let sections = [
      ["\(entry.rule.id) (\(entry.rule.severity.rawValue))"],
      HelpText.wrapped(entry.what),
      section("Why:", HelpText.wrapped(entry.why, columns: HelpText.columns - 2)),
      section("Wrong:", lines(entry.bad)),
      section("Right:", lines(entry.good)),
      section("What to do:", HelpText.wrapped(entry.fix, columns: HelpText.columns - 2)),
    ]
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] {
    [title] + lines.map { $0.isEmpty ? "" : "  " + $0 }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
