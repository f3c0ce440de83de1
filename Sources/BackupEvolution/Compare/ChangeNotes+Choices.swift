/// Enumerations and unions.
extension ChangeRule {
  static let choiceNotes: [ChangeRule: ChangeNote] = [
    .enumValueAddedWithFallback: ChangeNote(
      what: "A value was added, and every released reader has a fallback for it.",
      newFile: "that has {new} in {subject}",
      oldFile: "that has {subject}",
      meaning: "takes the fallback for the value",
      remedy: nil
    ),
    .enumValueAddedNoFallback: ChangeNote(
      what: "A value was added that a released reader has no fallback for.",
      newFile: "that has {new} in {subject}",
      oldFile: "that has {subject}",
      meaning: "takes the fallback for the value",
      remedy: "put the new value into a new optional field; a fallback helps from the next major on"
    ),
    .enumValueRemoved: ChangeNote(
      what: "A value was removed.",
      newFile: "that has {subject}",
      oldFile: "that has {old} in {subject}",
      meaning: "takes the fallback for the value {old}",
      remedy: "keep the value in the contract; the app need not offer it any more"
    ),
    .enumValueRenamed: ChangeNote(
      what: "A value is written as another text.",
      newFile: "that has {new} in {subject}",
      oldFile: "that has {old} in {subject}",
      meaning: "takes the fallback for the value",
      remedy: "keep the text in the file; what people see is not part of the format"
    ),
    .fallbackAdded: ChangeNote(
      what: "What is not known has a fallback, where it was refused.",
      newFile: "that has something unknown in {subject}",
      oldFile: "that has {subject}",
      meaning: "takes the fallback for it",
      remedy: "add a new optional field that has the fallback from its first version on"
    ),
    .fallbackChanged: ChangeNote(
      what: "What is not known has another fallback.",
      newFile: "that has something unknown in {subject}",
      oldFile: "that has something unknown in {subject}",
      meaning: "takes it for {old} in one app and {new} in the other",
      remedy: "keep the fallback"
    ),
    .fallbackRemoved: ChangeNote(
      what: "What is not known is refused, where it had a fallback.",
      newFile: "that has {subject}",
      oldFile: "that has something unknown in {subject}",
      meaning: "takes the fallback for it",
      remedy: "keep the fallback"
    ),
    .fallbackWordsChanged: ChangeNote(
      what: "What is not known is kept as before, and shown in other words.",
      newFile: "that has something unknown in {subject}",
      oldFile: "that has something unknown in {subject}",
      meaning: "nothing changes",
      remedy: nil
    ),
    .unionCaseAdded: ChangeNote(
      what: "A case was added to the records that an object may be.",
      newFile: "that has the case {new} in {subject}",
      oldFile: "that has {subject}",
      meaning: "keeps the object without looking into it",
      remedy:
        "put the new record into a new optional field; a policy for unknown cases helps from the next major on"
    ),
    .unionCaseRemoved: ChangeNote(
      what: "A case was removed from the records that an object may be.",
      newFile: "that has {subject}",
      oldFile: "that has the case {old} in {subject}",
      meaning: "keeps the object without looking into it",
      remedy: "keep the case in the contract; the app need not offer it any more"
    ),
    .discriminatorKeyChanged: ChangeNote(
      what: "The key that says which record an object is was changed.",
      newFile: "that has {subject}",
      oldFile: "that has {subject}",
      meaning: "cannot tell what the object is",
      remedy: "keep the key"
    ),
    .discriminatorValueChanged: ChangeNote(
      what: "The text that says which record an object is was changed.",
      newFile: "that has the case {new} in {subject}",
      oldFile: "that has the case {old} in {subject}",
      meaning: "keeps the object without looking into it",
      remedy: "keep the text in the file; what the app calls the case is not part of the format"
    ),
  ]
}
