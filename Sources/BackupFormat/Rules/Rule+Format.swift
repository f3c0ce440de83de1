package import BackupJSON

extension Rule {
  // Which format and version the file is of. Spec/versions.md.
  package static let formatMissing = Rule("format/missing", .error)
  package static let formatUnknown = Rule("format/unknown", .error)
  package static let formatTopLevel = Rule("format/top-level", .error)
  package static let versionMissing = Rule("version/missing", .error)
  package static let versionMalformed = Rule("version/malformed", .error)
  package static let versionNewerMajor = Rule("version/newer-major", .error)
  package static let versionUnknownMajor = Rule("version/unknown-major", .error)
  package static let versionNewerMinor = Rule("version/newer-minor", .warning, degrades: true)
  package static let envelopeEncrypted = Rule("envelope/encrypted", .error)
  package static let envelopeForeign = Rule("envelope/kind-unsupported", .error)

  // Fields. Spec/document.md.
  package static let fieldMissing = Rule("field/missing", .error)
  package static let fieldNull = Rule("field/null", .error)
  package static let fieldUnknown = Rule("field/unknown", .warning)
  package static let fieldNotAllowed = Rule("field/not-allowed", .error)
  package static let fieldAlias = Rule("field/alias", .warning)
  package static let fieldAliasTwice = Rule("field/alias-twice", .error)
  package static let fieldReserved = Rule("field/reserved", .warning)
  package static let settingNotImported = Rule("setting/not-imported", .warning)

  // Types. Spec/values.md.
  package static let expectedObject = Rule("type/expected-object", .error)
  package static let expectedList = Rule("type/expected-list", .error)
  package static let expectedText = Rule("type/expected-text", .error)
  package static let expectedBoolean = Rule("type/expected-boolean", .error)
  package static let expectedInteger = Rule("type/expected-integer", .error)
  package static let expectedNumber = Rule("type/expected-number", .error)
  package static let unionUnknown = Rule("type/unknown-case", .error)
  package static let unionUnknownKept = Rule("type/unknown-case-kept", .warning, degrades: true)

  // Limits of values.
  package static let textLength = Rule("text/length", .error)
  package static let textCharacters = Rule("text/characters", .error)
  package static let textBase64 = Rule("text/base64", .error)
  package static let listCount = Rule("limit/list-count", .error)
  package static let mapCount = Rule("limit/map-count", .error)
  package static let recordCount = Rule("limit/record-count", .error)
  package static let listDuplicate = Rule("rule/duplicate-element", .error)
  package static let mapKey = Rule("type/map-key", .error)

  // Enumerations.
  package static let enumUnknown = Rule("enum/unknown-value", .error)
  package static let enumFallback = Rule("enum/fallback", .warning, degrades: true)
  package static let enumKept = Rule("enum/kept", .warning, degrades: true)

  // Ids and references.
  package static let idMalformed = Rule("id/malformed", .error)
  package static let idEmpty = Rule("id/empty", .error)
  package static let idDuplicate = Rule("id/duplicate", .error)
  package static let refMissing = Rule("ref/missing", .error)
  package static let refMissingKept = Rule("ref/missing-kept", .warning, degrades: true)

  // Forms that the user designs.
  package static let formUnknownField = Rule("form/unknown-field", .warning)
  package static let formAnswer = Rule("form/answer", .error)
  package static let formOption = Rule("form/unknown-option", .error)

  // Rules between fields.
  package static let ruleOrder = Rule("rule/not-before", .error)
  package static let ruleOrderKept = Rule("rule/not-before-kept", .warning, degrades: true)
  package static let ruleSum = Rule("rule/sum", .error)
  package static let ruleSumKept = Rule("rule/sum-kept", .warning, degrades: true)

  package static let formatRules: [Rule] = [
    formatMissing, formatUnknown, formatTopLevel, versionMissing, versionMalformed, versionNewerMajor,
    versionUnknownMajor, versionNewerMinor, envelopeEncrypted, envelopeForeign, fieldMissing, fieldNull,
    fieldUnknown, fieldNotAllowed, fieldAlias, fieldAliasTwice, fieldReserved, settingNotImported,
    expectedObject, expectedList,
    expectedText,
    expectedBoolean,
    expectedInteger, expectedNumber, unionUnknown, unionUnknownKept, textLength, textCharacters, textBase64,
    listCount,
    mapCount,
    recordCount, listDuplicate, mapKey, enumUnknown, enumFallback, enumKept, idMalformed, idEmpty,
    idDuplicate,
    refMissing, refMissingKept, formUnknownField, formAnswer, formOption, ruleOrder,
    ruleOrderKept, ruleSum, ruleSumKept,
  ]
}
