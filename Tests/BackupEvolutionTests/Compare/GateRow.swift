import Testing

@testable import BackupEvolution

/// One row of the table of changes, with what it comes to here.
struct GateRow: Sendable, CustomTestStringConvertible {
  let number: Int
  let rule: ChangeRule
  let older: Acceptance
  let newer: Acceptance
  let bump: Bump

  init(_ number: Int, _ rule: ChangeRule, _ older: Acceptance, _ newer: Acceptance, _ bump: Bump) {
    self.number = number
    self.rule = rule
    self.older = older
    self.newer = newer
    self.bump = bump
  }

  var testDescription: String { "\(number) \(rule.rawValue)" }

  static let all: [GateRow] = [
    GateRow(1, .fieldAddedOptionalWithDefault, .reads, .reads, .minor),
    GateRow(2, .fieldAddedOptionalNoDefault, .reads, .misreads, .major),
    GateRow(3, .fieldAddedRequired, .reads, .refuses, .major),
    GateRow(5, .fieldNameReused, .misreads, .misreads, .forbidden),
    GateRow(6, .fieldRemovedOptional, .reads, .misreads, .major),
    GateRow(7, .fieldRemovedRequired, .refuses, .misreads, .major),
    GateRow(8, .fieldDeprecated, .reads, .reads, .none),
    GateRow(9, .fieldRenamed, .refuses, .refuses, .major),
    GateRow(10, .fieldAliasReadAdded, .reads, .reads, .none),
    GateRow(10, .fieldAliasReadRemoved, .reads, .refuses, .major),
    GateRow(11, .typeRenamed, .reads, .reads, .none),
    GateRow(12, .fieldMoved, .refuses, .refuses, .major),
    GateRow(13, .fieldBecameRequired, .reads, .refuses, .major),
    GateRow(14, .fieldBecameOptional, .refuses, .reads, .major),
    GateRow(15, .defaultChanged, .misreads, .misreads, .major),
    GateRow(16, .defaultAdded, .misreads, .misreads, .major),
    GateRow(17, .defaultRemoved, .reads, .refuses, .major),
    GateRow(18, .nullAllowed, .refuses, .reads, .major),
    GateRow(18, .nullForbidden, .reads, .refuses, .major),
    GateRow(19, .absentVsNullMeaningChanged, .misreads, .misreads, .major),
    GateRow(20, .writerOmitsDefault, .reads, .reads, .none),
    GateRow(21, .collectionAdded, .reads, .reads, .minor),
    GateRow(22, .collectionRemoved, .refuses, .misreads, .major),
    GateRow(23, .typeChanged, .refuses, .refuses, .major),
    GateRow(24, .typeWidened, .refuses, .reads, .major),
    GateRow(24, .typeNarrowed, .reads, .refuses, .major),
    GateRow(25, .intRangeWidened, .refuses, .reads, .major),
    GateRow(25, .decimalRangeWidened, .refuses, .reads, .major),
    GateRow(26, .intRangeNarrowed, .reads, .refuses, .major),
    GateRow(26, .decimalRangeNarrowed, .reads, .refuses, .major),
    GateRow(27, .intCarrierChanged, .refuses, .refuses, .major),
    GateRow(28, .moneyUnitChanged, .misreads, .misreads, .major),
    GateRow(28, .currencySourceChanged, .misreads, .misreads, .major),
    GateRow(29, .physicalUnitChanged, .misreads, .misreads, .major),
    GateRow(30, .textPatternAdded, .reads, .refuses, .major),
    GateRow(30, .textPatternChanged, .refuses, .refuses, .major),
    GateRow(30, .textPatternRemoved, .refuses, .reads, .major),
    GateRow(31, .textLengthTightened, .reads, .refuses, .major),
    GateRow(31, .textLengthLoosened, .refuses, .reads, .major),
    GateRow(31, .binaryLengthTightened, .reads, .refuses, .major),
    GateRow(31, .binaryLengthLoosened, .refuses, .reads, .major),
    GateRow(32, .textNormalisationChanged, .misreads, .misreads, .major),
    GateRow(33, .dateFormatChanged, .refuses, .refuses, .major),
    GateRow(34, .constChanged, .refuses, .refuses, .major),
    GateRow(35, .floatAllowed, .refuses, .reads, .major),
    GateRow(35, .floatForbidden, .reads, .refuses, .major),
    GateRow(36, .binaryEncodingChanged, .refuses, .refuses, .major),
    GateRow(37, .arrayMinTightened, .reads, .refuses, .major),
    GateRow(37, .arrayMinLoosened, .refuses, .reads, .major),
    GateRow(37, .arrayMaxTightened, .reads, .refuses, .major),
    GateRow(37, .arrayMaxLoosened, .refuses, .reads, .major),
    GateRow(37, .mapCountTightened, .reads, .refuses, .major),
    GateRow(37, .mapCountLoosened, .refuses, .reads, .major),
    GateRow(38, .arrayUniqueAdded, .reads, .refuses, .major),
    GateRow(38, .arrayUniqueRemoved, .refuses, .reads, .major),
    GateRow(39, .arrayOrderMeaningChanged, .misreads, .misreads, .major),
    GateRow(41, .mapKeyKindChanged, .refuses, .refuses, .major),
    GateRow(42, .mapToArray, .refuses, .refuses, .major),
    GateRow(42, .arrayToMap, .refuses, .refuses, .major),
    GateRow(43, .keyOrder, .reads, .reads, .none),
    GateRow(44, .enumValueAddedWithFallback, .readsWithFallback, .reads, .minor),
    GateRow(45, .enumValueAddedNoFallback, .refuses, .reads, .major),
    GateRow(46, .enumValueRemoved, .reads, .refuses, .major),
    GateRow(47, .enumValueRenamed, .refuses, .refuses, .major),
    GateRow(48, .fallbackAdded, .refuses, .reads, .major),
    GateRow(49, .fallbackChanged, .misreads, .misreads, .major),
    // What is refused is an older file with a value that nobody knows.
    GateRow(50, .fallbackRemoved, .reads, .refuses, .major),
    GateRow(51, .enumOpened, .refuses, .reads, .major),
    GateRow(51, .becameEnum, .reads, .refuses, .major),
    GateRow(52, .unionCaseAdded, .refuses, .reads, .major),
    GateRow(53, .unionCaseRemoved, .reads, .refuses, .major),
    GateRow(54, .discriminatorKeyChanged, .refuses, .refuses, .major),
    GateRow(54, .discriminatorValueChanged, .refuses, .refuses, .major),
    // The new record takes the old object for one without any of its fields.
    GateRow(55, .unionTaggingStyleChanged, .refuses, .misreads, .major),
    GateRow(56, .uniqueRuleAdded, .reads, .refuses, .major),
    GateRow(56, .uniqueRuleRemoved, .refuses, .reads, .major),
    GateRow(57, .referenceRuleAdded, .reads, .refuses, .major),
    GateRow(57, .referenceRuleRemoved, .refuses, .reads, .major),
    GateRow(57, .referenceRuleRetargeted, .refuses, .refuses, .major),
    GateRow(58, .invariantAdded, .reads, .refuses, .major),
    GateRow(58, .invariantRemoved, .refuses, .reads, .major),
    GateRow(59, .identityKindChanged, .misreads, .misreads, .major),
    GateRow(60, .limitTightened, .reads, .refuses, .major),
    GateRow(60, .limitLoosened, .refuses, .reads, .major),
    GateRow(61, .severityRaised, .reads, .refuses, .major),
    GateRow(61, .severityLowered, .refuses, .reads, .major),
    GateRow(62, .unknownKeyPolicyChanged, .misreads, .reads, .major),
    GateRow(64, .envelopeAdded, .refuses, .reads, .major),
    GateRow(64, .envelopeRemoved, .reads, .refuses, .major),
    GateRow(67, .formatIDChanged, .refuses, .refuses, .forbidden),
    GateRow(67, .versionKeyMoved, .refuses, .refuses, .forbidden),
    GateRow(68, .docTextChanged, .reads, .reads, .none),
    GateRow(69, .meaningChanged, .misreads, .misreads, .major),
    GateRow(70, .tombstoneRemoved, .notApplicable, .notApplicable, .forbidden),
  ]

  /// Kinds of changes without a row of their own, with the row that they are like.
  static let beside: [GateRow] = [
    GateRow(8, .historyChanged, .reads, .reads, .none), GateRow(8, .statusChanged, .reads, .reads, .none),
    GateRow(68, .presentationChanged, .reads, .reads, .none),
    GateRow(68, .fallbackWordsChanged, .reads, .reads, .none),
    GateRow(11, .recordTypeAdded, .reads, .reads, .none),
    GateRow(11, .recordTypeRemoved, .reads, .reads, .none),
    GateRow(11, .unusedTypeChanged, .reads, .reads, .none),
    GateRow(70, .tombstoneAdded, .reads, .reads, .none),
    GateRow(70, .tombstoneMissing, .notApplicable, .notApplicable, .forbidden),
    GateRow(59, .mergeDateChanged, .misreads, .misreads, .major),
    GateRow(58, .answerKindAdded, .reads, .refuses, .major),
    GateRow(58, .answerKindRemoved, .refuses, .misreads, .major),
    GateRow(23, .answerKindChanged, .refuses, .refuses, .major),
    GateRow(69, .undecidable, .notApplicable, .notApplicable, .major),
  ]

  /// Rows that are not a pair of contract files, and why.
  static let notExpressed: [Int: String] = [
    4: "a field that is optional and has a default is refused by the reader of contract files",
    40: "changes of an element have the ids of other rows, at the place of the element",
    63: "the encoding is that of every contract file with the number `contract` 1",
    65: "the cost stands in the header of the envelope, and in no contract",
    66: "what a checksum covers belongs to the version of the envelope",
  ]
}
