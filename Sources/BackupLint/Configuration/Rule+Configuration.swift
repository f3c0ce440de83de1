package import BackupJSON

extension Rule {
  // What only a configuration file can get wrong. Spec/configuration.md.
  package static let configUnknownRule = Rule("config/unknown-rule", .error)
  package static let configFixedRule = Rule("config/fixed-rule", .error)

  package static let configurationRules: [Rule] = [configUnknownRule, configFixedRule]
}
