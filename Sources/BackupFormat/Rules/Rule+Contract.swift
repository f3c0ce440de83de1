package import BackupJSON

extension Rule {
  // Contracts that contradict themselves. Spec/contract.md, section *Mistakes*.

  // Names.
  package static let contractNameForm = Rule("contract/name-form", .error)
  package static let contractDuplicateName = Rule("contract/duplicate-name", .error)
  package static let contractAlias = Rule("contract/alias", .error)
  package static let contractReservedName = Rule("contract/reserved-name", .error)
  package static let contractTextForm = Rule("contract/text-form", .error)
  package static let contractRecognition = Rule("contract/recognition", .error)

  // Versions.
  package static let contractVersion = Rule("contract/version", .error)
  package static let contractSince = Rule("contract/since", .error)

  // What a name refers to.
  package static let contractUnknownRecord = Rule("contract/unknown-record", .error)
  package static let contractUnknownField = Rule("contract/unknown-field", .error)
  package static let contractUnknownCollection = Rule("contract/unknown-collection", .error)
  package static let contractFieldType = Rule("contract/field-type", .error)

  // Collections.
  package static let contractNotACollection = Rule("contract/not-a-collection", .error)
  package static let contractKeyNotAnID = Rule("contract/key-not-an-id", .error)
  package static let contractSharedRecordType = Rule("contract/shared-record-type", .error)

  // Limits and fallbacks.
  package static let contractNumberRange = Rule("contract/number-range", .error)
  package static let contractEmptyRange = Rule("contract/empty-range", .error)
  package static let contractEmptyChoice = Rule("contract/empty-choice", .error)
  package static let contractCharacters = Rule("contract/characters", .error)
  package static let contractFallbackNotAValue = Rule("contract/fallback-not-a-value", .error)
  package static let contractFallbackNull = Rule("contract/fallback-null", .error)
  package static let contractDefaultDoesNotFit = Rule("contract/default-does-not-fit", .error)
  package static let contractUniqueContainers = Rule("contract/unique-containers", .error)
  package static let contractRequiredDeprecated = Rule("contract/required-deprecated", .error)

  // Records, unions, forms and rules.
  package static let contractTooManyFields = Rule("contract/too-many-fields", .error)
  package static let contractTooLarge = Rule("contract/too-large", .error)
  package static let contractEndlessRecord = Rule("contract/endless-record", .error)
  package static let contractUnionDiscriminator = Rule("contract/union-discriminator", .error)
  package static let contractQuestions = Rule("contract/questions", .error)
  package static let contractWrongRule = Rule("contract/wrong-rule", .error)

  // What only a contract file can get wrong.
  package static let contractNullForm = Rule("contract/null-form", .error)
  package static let contractVersionForm = Rule("contract/version-form", .error)
  package static let contractContradiction = Rule("contract/contradiction", .error)

  package static let contractRules: [Rule] = [
    contractNameForm, contractDuplicateName, contractAlias, contractReservedName, contractTextForm,
    contractRecognition,
    contractVersion, contractSince, contractUnknownRecord, contractUnknownField, contractUnknownCollection,
    contractFieldType, contractNotACollection, contractKeyNotAnID, contractSharedRecordType,
    contractNumberRange, contractEmptyRange, contractEmptyChoice, contractCharacters,
    contractFallbackNotAValue,
    contractFallbackNull, contractDefaultDoesNotFit, contractUniqueContainers, contractRequiredDeprecated,
    contractTooManyFields, contractTooLarge, contractEndlessRecord, contractUnionDiscriminator,
    contractQuestions, contractWrongRule, contractNullForm, contractVersionForm, contractContradiction,
  ]
}
