/// The file as a whole, and what no file shows.
extension ChangeRule {
  static let fileNotes: [ChangeRule: ChangeNote] = [
    .envelopeAdded: ChangeNote(
      what: "Files may be encrypted in one more version of the envelope.",
      newFile: "encrypted with version {new} of the envelope",
      oldFile: "encrypted as before",
      meaning: "cannot open it",
      remedy: "read the new envelope, and write the old one until the next major"
    ),
    .envelopeRemoved: ChangeNote(
      what: "A version of the envelope is opened no longer.",
      newFile: "encrypted with another version of the envelope",
      oldFile: "encrypted with version {old} of the envelope",
      meaning: "cannot open it",
      remedy: "go on reading the old envelope; writers may use the new one"
    ),
    .formatIDChanged: ChangeNote(
      what: "A file says in another way of which format it is.",
      newFile: "of the format",
      oldFile: "of the format",
      meaning: "cannot tell what it is",
      remedy: "keep it for ever; another id is another format, to which old files must be imported"
    ),
    .versionKeyMoved: ChangeNote(
      what: "A file says in another way of which version it is.",
      newFile: "of the format",
      oldFile: "of the format",
      meaning: "cannot tell which version it is",
      remedy: "keep it for ever: the version is what every other change depends on"
    ),
    .statusChanged: ChangeNote(
      what: "A draft was released, or a released version called a draft.",
      newFile: "of the format",
      oldFile: "of the format",
      meaning: "nothing changes",
      remedy: nil
    ),
    .recordTypeAdded: ChangeNote(
      what: "A record type was added that nothing uses.",
      newFile: "of the format",
      oldFile: "of the format",
      meaning: "nothing changes",
      remedy: nil
    ),
    .recordTypeRemoved: ChangeNote(
      what: "A record type was removed that nothing used.",
      newFile: "of the format",
      oldFile: "of the format",
      meaning: "nothing changes",
      remedy: nil
    ),
    .undecidable: ChangeNote(
      what: "Something changed that the comparison does not know, so that it may mean anything.",
      newFile: "of the format",
      oldFile: "of the format",
      meaning: "it may mean something else",
      remedy: "undo it, or raise the major"
    ),
  ]
}
