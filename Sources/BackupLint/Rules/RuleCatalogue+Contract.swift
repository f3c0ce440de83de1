import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// Names, versions and collections of a contract, and what its names refer to. Spec/contract.md.
  static let contractEntries: [RuleEntry] = [
    RuleEntry(
      .contractNameForm,
      what: "A name in the contract is empty, too long, or has characters that it may not have.",
      why: "It stands in files, folder names and messages, where it would be cut or read differently.",
      fix: "Write a plain name; for the id of a format: small letters, digits and hyphens.",
      example: .contractFile(
        good: #""format": "pantry-backup""#,
        bad: #""format": "Pantry Backup""#
      )
    ),
    RuleEntry(
      .contractDuplicateName,
      what: "A name stands twice where each may stand once.",
      why: "One of the two would be ignored, and nobody could tell which.",
      fix: "Remove the second one, or write the name that was meant.",
      example: .contractFile(
        good: #"["name", "bestBefore"]"#,
        bad: #"["name", "name"]"#
      )
    ),
    RuleEntry(
      .contractAlias,
      what: "A field that the contract looks for by its name has aliases.",
      why: "A merge would find no id, or a sum no number, in a record that has the field under the alias.",
      fix: "Remove the aliases; a new name for such a field needs a new major and an upgrade.",
      example: .contractFile(
        good: #""changedAt": {"type": "utcMoment"}"#,
        bad: #""changedAt": {"type": "utcMoment", "aliases": ["edited"]}"#
      )
    ),
    RuleEntry(
      .contractReservedName,
      what: "A name is in use that the contract reserves.",
      why: "Old files have the name with the meaning that it once had.",
      fix: "Give the new thing another name, and leave the old one reserved.",
      example: .contractFile(
        good: #""reserved": ["brand"]"#,
        bad: #""reserved": ["name"]"#
      )
    ),
    RuleEntry(
      .contractTextForm,
      what: "A text for people has a control character, or is empty where it must say something.",
      why: "An app shows it to people as it is.",
      fix: "Write the sentence or words that people are to read.",
      example: .contractFile(
        good: #""unknownShownAs": "Somewhere else""#,
        bad: #""unknownShownAs": """#
      )
    ),
    RuleEntry(
      .contractRecognition,
      what: "A key by which files are recognised is used for something else as well.",
      why: "A reader could not tell what kind of file it has.",
      fix: "Give the format, the version and each field of the root a key of its own.",
      example: .contractFile(
        good: #""key": "app""#,
        bad: #""key": "version""#
      )
    ),
    RuleEntry(
      .contractVersion,
      what: "The version of the contract, or of an envelope, is not one that a file can have.",
      why: "No file could say that it is of this version.",
      fix: "Write a major of 1 or more; where files hold one integer, the minor is 0.",
      example: .contractFile(
        good: #""versionForm": "majorMinor""#,
        bad: #""versionForm": "integer""#
      )
    ),
    RuleEntry(
      .contractSince,
      what: "`since` names a version that the contract does not cover.",
      why: "A reader could not tell which files may have the field, value or case.",
      fix: "Write a minor of the same major, no later than the version of the contract.",
      example: .contractFile(
        good: #""frozen": {"since": "1.1"}"#,
        bad: #""frozen": {"since": "1.2"}"#
      )
    ),
    RuleEntry(
      .contractUnknownRecord,
      what: "A record is named that the contract does not have.",
      why: "Nothing says what the object holds.",
      fix: "Correct the name, or add the record.",
      example: .contractFile(
        good: #"{"type": "record", "record": "shelf"}"#,
        bad: #"{"type": "record", "record": "shelve"}"#
      )
    ),
    RuleEntry(
      .contractUnknownField,
      what: "A field is named that the record does not have.",
      why: "What depends on the field would never happen, a merge by date for example.",
      fix: "Correct the name, or add the field.",
      example: .contractFile(
        good: #""updatedAt": "changedAt""#,
        bad: #""updatedAt": "modifiedAt""#
      )
    ),
    RuleEntry(
      .contractUnknownCollection,
      what: "A collection is named that the contract does not have.",
      why: "No reference could be followed.",
      fix: "Write the root field of a collection, or add the collection.",
      example: .contractFile(
        good: #""collection": "shelves""#,
        bad: #""collection": "shelf""#
      )
    ),
    RuleEntry(
      .contractFieldType,
      what: "A field has not the type that its part in the contract asks for.",
      why: "A merge cannot compare days, and people cannot call a record by a number.",
      fix: "Name a field of the right type, or change the type of the field.",
      example: .contractFile(
        good: #""updatedAt": "changedAt""#,
        bad: #""updatedAt": "boughtOn""#
      )
    ),
    RuleEntry(
      .contractNotACollection,
      what: "The field of a collection is not a list of records.",
      why: "Only records in a list have ids that can be compared and referred to.",
      fix: "Make the field a list of records, or remove the collection.",
      example: .contractFile(
        good: #""shelves": {"type": "list", "of": {"type": "record", "record": "shelf"}}"#,
        bad: #""shelves": {"type": "map", "value": {"type": "record", "record": "shelf"}}"#
      )
    ),
    RuleEntry(
      .contractKeyNotAnID,
      what: "The key of a collection cannot be the identity of a record.",
      why: "A merge finds records by it: without one they would be doubled or lost.",
      fix: "Use a `uuid`, a `key` or an `integer` that is required and never null.",
      example: .contractFile(
        good: #""id": {"type": "key", "maximum": 40, "characters": "a-z0-9-"}"#,
        bad: #""id": {"type": "text", "maximum": 40}"#
      )
    ),
    RuleEntry(
      .contractSharedRecordType,
      what: "The root, or the record of a collection, is used in a second place.",
      why: "The ids of a collection are unique; elsewhere the same id would be another record.",
      fix: "Refer to the record by its id, or declare a record of its own for the place.",
      example: .contractFile(
        good: #""settings": {"type": "record", "record": "settings"}"#,
        bad: #""settings": {"type": "record", "record": "item"}"#
      )
    ),
  ]
}
