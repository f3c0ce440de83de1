import BackupFormat
import BackupJSON

/// Says of a rule in a configuration file why it stands there in vain.
enum ConfigurationRuleFindings {
  /// The finding itself, or one in its place that knows that the key or value is about a rule.
  static func explained(_ finding: Finding) -> Finding {
    let tokens = finding.pointer.tokens
    guard tokens.count == 2, tokens[0].utf8.elementsEqual(ConfigurationFormat.rulesKey.utf8) else {
      return finding
    }
    if finding.rule == .fieldNotAllowed {
      if let rule = RuleCatalogue.entry(tokens[1])?.rule { return fixed(rule, finding) }
      return unknown(tokens[1], finding)
    }
    let isChangeable = ChangeableRules.all.first { $0.id.utf8.elementsEqual(tokens[1].utf8) }
    if finding.rule == .enumUnknown, let rule = isChangeable, rule.degrades, isOff(finding) {
      return silenced(rule, finding)
    }
    return finding
  }

  /// Whether the value is `"off"`, which the message of the finding quotes.
  private static func isOff(_ finding: Finding) -> Bool {
    finding.range.count == RuleLevel.off.rawValue.utf8.count + 2
      && finding.message.description.contains("\"\(RuleLevel.off.rawValue)\"")
  }

  private static func unknown(_ id: String, _ finding: Finding) -> Finding {
    let near = Suggestion.nearest(to: id, among: ChangeableRules.all.map(\.id))
    let any = near ?? Suggestion.nearest(to: id, among: RuleCatalogue.entries.map(\.rule.id))
    let key = finding.range.lowerBound + 1..<max(finding.range.lowerBound + 1, finding.range.upperBound - 1)
    return Finding(
      .configUnknownRule,
      at: finding.range,
      pointer: finding.pointer,
      "there is no rule \(value: id)",
      caption: any.map { "did you mean `\($0)`?" },
      help: "`backup-lint rules` lists all of them",
      fixes: near.map { id in
        [Fix("write \"\(id)\"", safety: .unsafe, edits: [TextEdit(range: key, replacement: id)])]
      } ?? []
    )
  }

  private static func fixed(_ rule: Rule, _ finding: Finding) -> Finding {
    let isOfFiles = (Rule.fileRules + Rule.syntaxRules + Rule.formatRules + Rule.valueRules).contains(rule)
    return Finding(
      .configFixedRule,
      at: finding.range,
      pointer: finding.pointer,
      "the severity of `\(rule.id)` cannot be changed",
      notes: [
        .why(
          isOfFiles
            ? "a file with this finding is refused by every import, whatever a report says"
            : "it is no rule about backups"
        )
      ],
      help: "remove it"
    )
  }

  private static func silenced(_ rule: Rule, _ finding: Finding) -> Finding {
    Finding(
      .configFixedRule,
      at: finding.range,
      pointer: finding.pointer,
      "`\(rule.id)` cannot be switched off",
      notes: [.why("an import takes something else than the file says; nobody would be told of it")],
      help: "the least is \"note\"",
      fixes: [
        Fix(
          "write \"note\"",
          safety: .unsafe,
          edits: [TextEdit(range: finding.range, replacement: "\"note\"")]
        )
      ]
    )
  }
}
