import BackupJSON

/// Everything that people are told about the rules: the one source of `rules`, `explain`, reports and Spec/rules.md.
package enum RuleCatalogue {
  /// An entry for each rule, family by family.
  package static let entries: [RuleEntry] =
    fileEntries + textEntries + syntaxEntries + limitEntries + formatEntries + versionEntries
    + envelopeEntries
    + fieldEntries + settingEntries + typeEntries + numberEntries + moneyEntries + dateEntries + idEntries
    + refEntries + enumEntries + formEntries + ruleEntries + contractEntries + contractTypeEntries
    + gateEntries + waiverEntries
    + changeEntries + configurationEntries + stepFileEntries + upgradeEntries + mergeEntries

  /// The entry of a rule id such as `json/trailing-comma`; `nil` where there is no such rule.
  package static func entry(_ id: String) -> RuleEntry? {
    entries.first { $0.rule.id.utf8.elementsEqual(id.utf8) }
  }
}
