import BackupJSON

/// A setting as it holds for a command line.
struct EffectiveSetting {
  /// Where a value comes from.
  enum Origin {
    case flag(FlagName)
    case file(Configuration.Place)
    case standard
  }

  /// As in the file; of a rule with `rules/` before its id.
  let name: String
  /// `nil` where it depends on the run.
  let value: JSONValue?
  let origin: Origin

  /// All settings, then the levels of all rules that can have one.
  static func all(_ invocation: Invocation) -> [EffectiveSetting] {
    Setting.allCases.map { of($0, invocation) }
      + ChangeableRules.all.sorted { $0.id < $1.id }.map { rule in
        let name = "\(ConfigurationFormat.rulesKey)/\(rule.id)"
        guard let chosen = invocation.configuration.levels[rule] else {
          return EffectiveSetting(name: name, value: .string(rule.severity.rawValue), origin: .standard)
        }
        return EffectiveSetting(
          name: name,
          value: .string(chosen.level.rawValue),
          origin: .file(chosen.place)
        )
      }
  }

  private static func of(_ setting: Setting, _ invocation: Invocation) -> EffectiveSetting {
    let name = setting.rawValue
    let configured = invocation.configuration.settings[setting]
    if setting == .failOn, invocation.has(.strict) {
      return strict(invocation, configured)
    }
    // The flag of this name says how the settings are written.
    if setting != .format, invocation.has(setting.flag) {
      let words = invocation.values(setting.flag)
      return EffectiveSetting(name: name, value: setting.value(words), origin: .flag(setting.flag))
    }
    if let configured {
      return EffectiveSetting(name: name, value: configured.json, origin: .file(configured.place))
    }
    return EffectiveSetting(name: name, value: setting.standard, origin: .standard)
  }

  /// `--strict` takes the place of `error` only.
  private static func strict(_ invocation: Invocation, _ configured: Configuration.Value?) -> EffectiveSetting
  {
    let name = Setting.failOn.rawValue
    let failOn: Severity = invocation.choice(.failOn)
    if failOn > .warning {
      return EffectiveSetting(
        name: name,
        value: .string(Severity.warning.rawValue),
        origin: .flag(.strict)
      )
    }
    let origin: Origin =
      if invocation.has(.failOn) { .flag(.failOn) } else if let configured { .file(configured.place) } else {
        .standard
      }
    return EffectiveSetting(name: name, value: .string(failOn.rawValue), origin: origin)
  }
}

extension Setting {
  /// The values of its flag as they would stand in a file.
  fileprivate func value(_ words: [String]) -> JSONValue {
    switch self {
    case .contracts: .array(words.map { .string($0) })
    case .maxFindings, .maxBytes: words.last.flatMap { Int64($0) }.map { .integer($0) } ?? .null
    case .redact: true
    case .failOn, .format, .color: .string(words.last ?? "")
    }
  }
}
