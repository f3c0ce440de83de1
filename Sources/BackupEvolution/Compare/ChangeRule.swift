package import BackupJSON

/// The kinds of changes, by the last part of their rule id. Spec/evolution.md has a row for each.
///
/// What a change of a kind costs does not stand here: it follows from the two contracts.
package enum ChangeRule: String, Sendable, CaseIterable {
  // Fields.
  case fieldAddedOptionalWithDefault = "field-added-optional-with-default"
  case fieldAddedOptionalNoDefault = "field-added-optional-no-default"
  case fieldAddedRequired = "field-added-required"
  case fieldNameReused = "field-name-reused"
  case fieldRemovedOptional = "field-removed-optional"
  case fieldRemovedRequired = "field-removed-required"
  case fieldDeprecated = "field-deprecated"
  case fieldRenamed = "field-renamed"
  case fieldAliasReadAdded = "field-alias-read-added"
  case fieldAliasReadRemoved = "field-alias-read-removed"
  case typeRenamed = "type-renamed"
  case fieldMoved = "field-moved"
  case fieldBecameRequired = "field-became-required"
  case fieldBecameOptional = "field-became-optional"
  case defaultChanged = "default-changed"
  case defaultAdded = "default-added"
  case defaultRemoved = "default-removed"
  case nullAllowed = "null-allowed"
  case nullForbidden = "null-forbidden"
  case absentVsNullMeaningChanged = "absent-vs-null-meaning-changed"
  case writerOmitsDefault = "writer-omits-default"
  case collectionAdded = "collection-added"
  case collectionRemoved = "collection-removed"

  // Types, ranges, texts, numbers, dates.
  case typeChanged = "type-changed"
  case typeWidened = "type-widened"
  case typeNarrowed = "type-narrowed"
  case intRangeWidened = "int-range-widened"
  case intRangeNarrowed = "int-range-narrowed"
  case decimalRangeWidened = "decimal-range-widened"
  case decimalRangeNarrowed = "decimal-range-narrowed"
  case intCarrierChanged = "int-carrier-changed"
  case moneyUnitChanged = "money-unit-or-scale-changed"
  case currencySourceChanged = "currency-source-changed"
  case physicalUnitChanged = "physical-unit-changed"
  case textPatternAdded = "text-pattern-added"
  case textPatternChanged = "text-pattern-changed"
  case textPatternRemoved = "text-pattern-removed"
  case textLengthTightened = "text-length-tightened"
  case textLengthLoosened = "text-length-loosened"
  case textNormalisationChanged = "text-normalisation-changed"
  case dateFormatChanged = "date-format-changed"
  case constChanged = "const-changed"
  case floatAllowed = "float-allowed"
  case floatForbidden = "float-forbidden"
  case binaryEncodingChanged = "binary-encoding-changed"
  case binaryLengthTightened = "binary-length-tightened"
  case binaryLengthLoosened = "binary-length-loosened"

  // Lists and maps.
  case arrayMinTightened = "array-min-tightened"
  case arrayMinLoosened = "array-min-loosened"
  case arrayMaxTightened = "array-max-tightened"
  case arrayMaxLoosened = "array-max-loosened"
  case arrayUniqueAdded = "array-unique-added"
  case arrayUniqueRemoved = "array-unique-removed"
  case arrayOrderMeaningChanged = "array-order-meaning-changed"
  case mapKeyKindChanged = "map-key-kind-changed"
  case mapCountTightened = "map-count-tightened"
  case mapCountLoosened = "map-count-loosened"
  case mapToArray = "map-to-array"
  case arrayToMap = "array-to-map"
  case keyOrder = "key-order"

  // Enumerations, unions, answers.
  case enumValueAddedWithFallback = "enum-value-added-with-fallback"
  case enumValueAddedNoFallback = "enum-value-added-no-fallback"
  case enumValueRemoved = "enum-value-removed"
  case enumValueRenamed = "enum-value-renamed"
  case fallbackAdded = "fallback-added"
  case fallbackChanged = "fallback-changed"
  case fallbackRemoved = "fallback-removed"
  case fallbackWordsChanged = "fallback-words-changed"
  case enumOpened = "enum-opened"
  case becameEnum = "became-enum"
  case unionCaseAdded = "union-case-added"
  case unionCaseRemoved = "union-case-removed"
  case discriminatorKeyChanged = "discriminator-key-changed"
  case discriminatorValueChanged = "discriminator-value-changed"
  case unionTaggingStyleChanged = "union-tagging-style-changed"
  case answerKindAdded = "answer-kind-added"
  case answerKindRemoved = "answer-kind-removed"
  case answerKindChanged = "answer-kind-changed"

  // Rules across records, the file as a whole, meaning.
  case uniqueRuleAdded = "unique-rule-added"
  case uniqueRuleRemoved = "unique-rule-removed"
  case referenceRuleAdded = "reference-rule-added"
  case referenceRuleRemoved = "reference-rule-removed"
  case referenceRuleRetargeted = "reference-rule-retargeted"
  case invariantAdded = "invariant-added"
  case invariantRemoved = "invariant-removed"
  case identityKindChanged = "identity-kind-changed"
  case mergeDateChanged = "merge-date-changed"
  case limitTightened = "limit-tightened"
  case limitLoosened = "limit-loosened"
  case severityRaised = "severity-raised"
  case severityLowered = "severity-lowered"
  case unknownKeyPolicyChanged = "unknown-key-policy-changed"
  case envelopeAdded = "envelope-version-added"
  case envelopeRemoved = "envelope-version-removed"
  case formatIDChanged = "format-id-changed"
  case versionKeyMoved = "version-key-moved"
  case docTextChanged = "doc-text-changed"
  case meaningChanged = "meaning-changed"
  case presentationChanged = "presentation-changed"
  case historyChanged = "history-changed"
  case statusChanged = "status-changed"
  case recordTypeAdded = "record-type-added"
  case recordTypeRemoved = "record-type-removed"
  case tombstoneAdded = "tombstone-added"
  case tombstoneMissing = "tombstone-missing"
  case tombstoneRemoved = "tombstone-removed"
  case undecidable

  /// The rule that a finding about such a change has.
  package var rule: Rule {
    Rule("contract/" + rawValue, ChangeRule.harmless.contains(self) ? .note : .error)
  }

  /// The kinds that ask for a minor at most, whatever the rest of the contract says. A test holds them against what
  /// the comparison finds.
  package static let harmless: Set<ChangeRule> = [
    .fieldAddedOptionalWithDefault, .collectionAdded, .fieldDeprecated, .fieldAliasReadAdded, .typeRenamed,
    .writerOmitsDefault, .keyOrder, .enumValueAddedWithFallback, .fallbackWordsChanged, .docTextChanged,
    .presentationChanged, .historyChanged, .statusChanged, .recordTypeAdded, .recordTypeRemoved, .tombstoneAdded,
  ]
}
