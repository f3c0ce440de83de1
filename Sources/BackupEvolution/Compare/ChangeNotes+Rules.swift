/// Rules across fields and records.
extension ChangeRule {
  static let ruleNotes: [ChangeRule: ChangeNote] = [
    .uniqueRuleAdded: ChangeNote(
      what: "The records of a list must have ids that come only once.",
      newFile: "of the format",
      oldFile: "with two records of one id in {subject}",
      meaning: "takes two records for one",
      remedy: "add a new optional collection beside the list"
    ),
    .uniqueRuleRemoved: ChangeNote(
      what: "The records of a list need no ids any more that come only once.",
      newFile: "with two records of one id in {subject}",
      oldFile: "of the format",
      meaning: "takes two records for one",
      remedy: "keep the collection"
    ),
    .referenceRuleRetargeted: ChangeNote(
      what: "A reference leads to another collection.",
      newFile: "with a key of {new} in {subject}",
      oldFile: "with a key of {old} in {subject}",
      meaning: "looks for the record in the wrong collection",
      remedy: "add a new optional reference beside this one"
    ),
    .invariantAdded: ChangeNote(
      what: "A rule between fields was added.",
      newFile: "that keeps to the rule",
      oldFile: "with a record that breaks the new rule {new}",
      meaning: "it breaks a rule",
      remedy: "let what breaks the rule be `warned`"
    ),
    .invariantRemoved: ChangeNote(
      what: "A rule between fields was removed.",
      newFile: "with a record that breaks the old rule {old}",
      oldFile: "that keeps to the rule",
      meaning: "it breaks a rule",
      remedy: "keep the rule"
    ),
    .severityRaised: ChangeNote(
      what: "What was only warned of is refused.",
      newFile: "that keeps to the rule",
      oldFile: "that breaks the rule {new}",
      meaning: "it breaks a rule",
      remedy: "go on warning"
    ),
    .severityLowered: ChangeNote(
      what: "What was refused is only warned of.",
      newFile: "that breaks the rule {old}",
      oldFile: "that keeps to the rule",
      meaning: "it breaks a rule",
      remedy: "keep the rule as it is"
    ),
    .identityKindChanged: ChangeNote(
      what: "Another field is the identity of the records of a collection.",
      newFile: "that has a record in {subject}",
      oldFile: "that has a record in {subject}",
      meaning: "takes one record for another when it merges",
      remedy: "keep the identity, and add the new field beside it"
    ),
    .mergeDateChanged: ChangeNote(
      what: "Another field says when something was changed or exported, which a merge compares.",
      newFile: "of the format",
      oldFile: "of the format",
      meaning: "keeps the wrong side when it merges",
      remedy: "keep the field, and write the same moment there"
    ),
  ]
}
