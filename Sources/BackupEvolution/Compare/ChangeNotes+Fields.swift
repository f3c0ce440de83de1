/// Fields that come, go, and change their names.
extension ChangeRule {
  static let fieldNotes: [ChangeRule: ChangeNote] = [
    .fieldAddedOptionalWithDefault: ChangeNote(
      what: "A field was added that may be left out, and it is written what that means.",
      newFile: "that has {subject}",
      oldFile: "without {subject}",
      meaning: "the value is lost",
      remedy: nil
    ),
    .fieldAddedOptionalNoDefault: ChangeNote(
      what: "A field was added that may be left out, and nothing says what that means.",
      newFile: "that has {subject}",
      oldFile: "without {subject}",
      meaning: "nobody can tell whether there was no value or nobody was asked for one",
      remedy: "give the field a `default`, or an `absence` that says what it means to leave it out"
    ),
    .fieldAddedRequired: ChangeNote(
      what: "A field was added that must be there.",
      newFile: "that has {subject}",
      oldFile: "without {subject}",
      meaning: "the value is lost",
      remedy: "give the field a `default`, or make it optional with an `absence`"
    ),
    .fieldNameReused: ChangeNote(
      what: "A name is used again that was removed and reserved.",
      newFile: "that has {subject}",
      oldFile: "that has {subject}",
      meaning: "takes the value for what the name meant before",
      remedy: "give it another name, and leave the old one reserved"
    ),
    .fieldRemovedOptional: ChangeNote(
      what: "A field was removed that could be left out.",
      newFile: "without {subject}",
      oldFile: "that has {subject}",
      meaning: "what stands in {subject} is lost",
      remedy: "keep the field and mark it `deprecated`: writers leave it out, readers still read it"
    ),
    .fieldRemovedRequired: ChangeNote(
      what: "A field was removed that had to be there.",
      newFile: "without {subject}",
      oldFile: "that has {subject}",
      meaning: "what stands in {subject} is lost",
      remedy: "keep the field, and go on writing it"
    ),
    .fieldDeprecated: ChangeNote(
      what: "Writers no longer write a field, or write it again; readers read it all the while.",
      newFile: "without {subject}",
      oldFile: "that has {subject}",
      meaning: "nothing is lost",
      remedy: nil
    ),
    .fieldRenamed: ChangeNote(
      what: "The key of a field was changed.",
      newFile: "that has {new} in place of {old}",
      oldFile: "that has {old} in place of {new}",
      meaning: "the value is lost with its key",
      remedy: "keep the key in the file; what the app calls the field is not part of the format"
    ),
    .fieldAliasReadAdded: ChangeNote(
      what: "A reader takes another key for a field; writers do not write it.",
      newFile: "that has the key {new}",
      oldFile: "that has the key {new}",
      meaning: "the value is read under its other key",
      remedy: nil
    ),
    .fieldAliasReadRemoved: ChangeNote(
      what: "A reader no longer takes another key for a field.",
      newFile: "that has the key {old}",
      oldFile: "that has the key {old}",
      meaning: "the value under that key is lost",
      remedy: "keep the alias; it costs nothing"
    ),
    .typeRenamed: ChangeNote(
      what: "A record type has another name, which stands in no file.",
      newFile: "that has such a record",
      oldFile: "that has such a record",
      meaning: "nothing changes",
      remedy: nil
    ),
    .fieldMoved: ChangeNote(
      what: "A field stands in another record than before.",
      newFile: "that has the field at {new}",
      oldFile: "that has the field at {old}",
      meaning: "the value is lost with its place",
      remedy: "leave the field where it was"
    ),
    .collectionAdded: ChangeNote(
      what: "A collection was added that may be left out, and it is written what that means.",
      newFile: "that has {subject}",
      oldFile: "without {subject}",
      meaning: "its records are lost",
      remedy: nil
    ),
    .collectionRemoved: ChangeNote(
      what: "A collection was removed.",
      newFile: "without {subject}",
      oldFile: "that has {subject}",
      meaning: "its records are lost",
      remedy: "keep the collection, optional and `deprecated`"
    ),
    .unknownKeyPolicyChanged: ChangeNote(
      what: "A key that the record does not name is treated otherwise.",
      newFile: "that has a key which {subject} does not name",
      oldFile: "that has a key which {subject} does not name",
      meaning: "that key is dropped",
      remedy: "leave the rule about unknown fields as it is"
    ),
    .tombstoneAdded: ChangeNote(
      what: "A name is reserved that no version has used.",
      newFile: "that has this name",
      oldFile: "that has this name",
      meaning: "nothing changes",
      remedy: nil
    ),
    .tombstoneMissing: ChangeNote(
      what: "A name was removed and is not reserved.",
      newFile: "that has this name",
      oldFile: "that has this name",
      meaning: "a later version could give it another meaning",
      remedy: "add {new} to `reserved`"
    ),
    .tombstoneRemoved: ChangeNote(
      what: "A reserved name is reserved no longer.",
      newFile: "that has this name",
      oldFile: "that has this name",
      meaning: "a later version could give it another meaning",
      remedy: "add {old} to `reserved` again; names stay there for ever"
    ),
  ]
}
