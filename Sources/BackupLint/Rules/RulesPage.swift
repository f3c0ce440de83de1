import BackupJSON

/// Writes Spec/rules.md from the rule catalogue.
package enum RulesPage {
  /// The whole page, with a line feed at its end.
  package static var text: String {
    ([beginning, index] + RuleCatalogue.entries.map(section)).joined(separator: "\n\n") + "\n"
  }

  private static let beginning = """
    # Rules

    <!-- Made from the rule catalogue by a test; do not edit. BACKUP_LINT_REGENERATE=1 makes it anew. -->

    Every kind of finding, with its id, its severity, and an example that has it beside one that has not. Ids are \
    stable for ever, wording is free. [Findings](findings.md) says what severities and verdicts mean. A warning with \
    the remark *degrades* means that the file is used with a written fallback in place of what it says.

    The examples are parts of a small document, those of `contract/…` of a small [contract file](contract.md); the \
    tests put both into it and check them.
    """

  private static var index: String {
    let rows = RuleCatalogue.entries.map { entry in
      "| [`\(entry.rule.id)`](#\(anchor(entry.rule))) | \(severity(entry.rule)) | \(cell(entry.what)) |"
    }
    return (["| rule | severity | what it finds |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static func section(_ entry: RuleEntry) -> String {
    """
    ## `\(entry.rule.id)`

    **\(severity(entry.rule))** · \(entry.what)

    *Why it matters.* \(entry.why)

    *What to do.* \(entry.fix)

    Wrong:

    ```text
    \(entry.bad)
    ```

    Right:

    ```text
    \(entry.good)
    ```
    """
  }

  private static func severity(_ rule: Rule) -> String {
    rule.severity.rawValue + (rule.degrades ? ", degrades" : "")
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// The anchor that Markdown renderers give the heading of a rule.
  private static func anchor(_ rule: Rule) -> String {
    rule.id.filter { $0 != "/" }
  }
}
