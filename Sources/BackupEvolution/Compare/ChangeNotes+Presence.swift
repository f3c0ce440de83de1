/// What it means that a value is not there, is null, or is what it is.
extension ChangeRule {
  static let presenceNotes: [ChangeRule: ChangeNote] = [
    .fieldBecameRequired: ChangeNote(
      what: "A field that could be left out must be there.",
      newFile: "that has {subject}",
      oldFile: "without {subject}",
      meaning: "nothing is lost",
      remedy: "leave it optional in the format, and let the app ask for it"
    ),
    .fieldBecameOptional: ChangeNote(
      what: "A field that had to be there may be left out.",
      newFile: "without {subject}",
      oldFile: "that has {subject}",
      meaning: "nothing is lost",
      remedy: "go on writing the field, or add a new optional one beside it"
    ),
    .defaultChanged: ChangeNote(
      what: "A field that is left out means another value.",
      newFile: "without {subject}",
      oldFile: "without {subject}",
      meaning: "takes another value for what was left out",
      remedy: "keep the default of the format; the app may start new records with another value and write it"
    ),
    .defaultAdded: ChangeNote(
      what: "A field that could be left out, and meant no value, now means a value where it is left out.",
      newFile: "without {subject}",
      oldFile: "without {subject}",
      meaning: "takes what was left out for a value, or the value for nothing",
      remedy: "leave the field optional; the app may start new records with a value and write it"
    ),
    .defaultRemoved: ChangeNote(
      what: "A field that meant a value where it was left out no longer does.",
      newFile: "that has {subject}",
      oldFile: "without {subject}",
      meaning: "the value that was left out is not there any more",
      remedy: "keep the default"
    ),
    .nullAllowed: ChangeNote(
      what: "`null` is allowed where it was refused.",
      newFile: "that has `null` in {subject}",
      oldFile: "that has a value in {subject}",
      meaning: "takes `null` for something else",
      remedy: "leave the key out where there is no value, if the field is optional; else add a new field"
    ),
    .nullForbidden: ChangeNote(
      what: "`null` is refused where it was allowed.",
      newFile: "that has a value in {subject}",
      oldFile: "that has `null` in {subject}",
      meaning: "takes `null` for something else",
      remedy: "go on reading `null`; the app need not write it"
    ),
    .absentVsNullMeaningChanged: ChangeNote(
      what: "It means something else that a field is left out or null.",
      newFile: "that leaves {subject} out, or has `null` there",
      oldFile: "that leaves {subject} out, or has `null` there",
      meaning: "takes it for {old} in one app and {new} in the other",
      remedy: "keep the words of the contract, and explain more in `doc`"
    ),
    .writerOmitsDefault: ChangeNote(
      what: "Writers leave out what is equal to its default, or no longer do.",
      newFile: "that leaves out a default",
      oldFile: "that leaves out a default",
      meaning: "nothing changes",
      remedy: nil
    ),
    .physicalUnitChanged: ChangeNote(
      what: "A number has another unit.",
      newFile: "that has {subject}",
      oldFile: "that has {subject}",
      meaning: "takes a number in one unit for one in another",
      remedy: "add a new optional field with the new unit, and keep this one"
    ),
    .meaningChanged: ChangeNote(
      what: "A person has said that the meaning of a field changed.",
      newFile: "that has {subject}",
      oldFile: "that has {subject}",
      meaning: "takes the value for what it meant in the other version",
      remedy: "add a new optional field with the new meaning, and keep this one"
    ),
    .docTextChanged: ChangeNote(
      what: "The words about something changed. Did its meaning change? Then raise `semantics`.",
      newFile: "that has {subject}",
      oldFile: "that has {subject}",
      meaning: "nothing changes",
      remedy: nil
    ),
    .presentationChanged: ChangeNote(
      what:
        "What people are shown changed: a title, the name of a record, what counts as a likely duplicate.",
      newFile: "of the format",
      oldFile: "of the format",
      meaning: "nothing changes",
      remedy: nil
    ),
    .historyChanged: ChangeNote(
      what: "The version that brought something is told otherwise.",
      newFile: "that has {subject}",
      oldFile: "that has {subject}",
      meaning: "nothing changes",
      remedy: nil
    ),
    .keyOrder: ChangeNote(
      what: "Names are written in another order, which means nothing to a reader.",
      newFile: "of the format",
      oldFile: "of the format",
      meaning: "nothing changes",
      remedy: nil
    ),
  ]
}
