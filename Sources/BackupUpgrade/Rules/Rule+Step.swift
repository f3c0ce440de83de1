package import BackupJSON

extension Rule {
  // Step files that contradict themselves. Spec/upgrade.md, section *Mistakes*.
  package static let stepPathForm = Rule("step/path-form", .error)
  package static let stepVersions = Rule("step/versions", .error)
  package static let stepMark = Rule("step/mark", .error)
  package static let stepContradiction = Rule("step/contradiction", .error)

  // What keeps a file from being upgraded.
  package static let stepNoSource = Rule("step/no-source", .error)
  package static let stepKeyTaken = Rule("step/key-taken", .error)
  package static let stepOtherKind = Rule("step/other-kind", .error)
  package static let stepUnknownValue = Rule("step/unknown-value", .error)
  package static let stepKeyTwice = Rule("step/key-twice", .error)
  package static let stepMoneyDigits = Rule("step/money-digits", .error)
  package static let stepUnknownCurrency = Rule("step/unknown-currency", .error)
  package static let stepDateForm = Rule("step/date-form", .error)
  package static let stepIDForm = Rule("step/id-form", .error)
  package static let stepParts = Rule("step/parts", .error)
  package static let stepNoRecord = Rule("step/no-record", .error)
  package static let stepCountDiffers = Rule("step/count-differs", .error)
  package static let stepTooLarge = Rule("step/too-large", .error)
  package static let stepFunctionFailed = Rule("step/function-failed", .error)
  package static let stepNotThere = Rule("step/not-there", .error)

  // What an upgrade did that a person should know.
  package static let stepDropped = Rule("step/dropped", .warning)
  package static let stepReplaced = Rule("step/replaced", .warning)
  package static let stepRounded = Rule("step/rounded", .warning)

  // What a check says of a file that an upgrade would take.
  package static let versionOlderMajor = Rule("version/older-major", .note)

  package static let upgradeRules: [Rule] = [
    versionOlderMajor,
    stepPathForm, stepVersions, stepMark, stepContradiction, stepNoSource, stepKeyTaken, stepOtherKind,
    stepUnknownValue, stepKeyTwice, stepMoneyDigits, stepUnknownCurrency, stepDateForm, stepIDForm, stepParts,
    stepNoRecord, stepCountDiffers, stepTooLarge, stepFunctionFailed, stepNotThere, stepDropped, stepReplaced,
    stepRounded,
  ]
}
