import BackupEvolution
import BackupJSON

extension RuleCatalogue {
  /// Changes of a contract. Spec/evolution.md.
  static let changeEntries: [RuleEntry] = ChangeRule.allCases.compactMap { rule in
    rule.example.flatMap { example in
      example.newer.map { newer in
        RuleEntry(
          rule.rule,
          what: rule.note.what,
          why: why(rule),
          fix: fix(rule),
          example: .contractChange(example, newer: newer)
        )
      }
    }
  }

  private static func why(_ rule: ChangeRule) -> String {
    ChangeRule.harmless.contains(rule)
      ? "Nothing breaks: older apps read the new files, and the new app reads old files."
      : "Apps that are out there and files that were written do not change any more: one would refuse or misread the other."
  }

  private static func fix(_ rule: ChangeRule) -> String {
    guard let remedy = rule.plainRemedy else {
      return ChangeRule.harmless.contains(rule)
        ? "Nothing, apart from the version that the change asks for." : "Undo it, or raise the major."
    }
    return remedy.prefix(1).uppercased() + remedy.dropFirst() + "."
  }
}
