import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// Fields of records. Spec/document.md.
  static let fieldEntries: [RuleEntry] = [
    RuleEntry(
      .fieldMissing,
      what: "A required field is missing.",
      why: "The record cannot be restored without it, and inventing a value would be worse.",
      fix: "Write the field; where a key was misspelt, correct it.",
      example: .seaglass(
        good: #""currency": "USD", "period": "week""#,
        bad: #""currency": "USD""#
      )
    ),
    RuleEntry(
      .fieldNull,
      what: "A field is `null` where that is not allowed.",
      why: "`null` and \"not there\" are different things; a reader that guesses loses data.",
      fix: "Write the value, or leave the field out where it is optional.",
      example: .seaglass(
        good: #""quitDate": "2026-01-05T09:00:00+01:00""#,
        bad: #""quitDate": null"#
      )
    ),
    RuleEntry(
      .fieldUnknown,
      what: "A record has a field that its format does not name.",
      why: "An import ignores it, so a misspelt field is silently lost.",
      fix: "Correct the name. A field of another program may stay; it travels through convert and merge.",
      example: .seaglass(
        good: #""note": "after lunch""#,
        bad: #""note": "after lunch", "colour": "red""#
      )
    ),
    RuleEntry(
      .fieldNotAllowed,
      what: "A record has a field that its format does not name, and the format takes no others.",
      why: "What the field would change is not known, so the record cannot be trusted without it.",
      fix: "Correct the name, or remove the field.",
      example: .contract(
        good: #""radius": 3"#,
        bad: #""radius": 3, "border": 1"#
      )
    ),
    RuleEntry(
      .fieldAlias,
      what: "A field stands under another key that readers take for it.",
      why: "Readers of the format understand it, other programs look for the name only.",
      fix: "Write the name of the field.",
      example: .contract(
        good: #""remark": "shared""#,
        bad: #""comment": "shared""#
      )
    ),
    RuleEntry(
      .fieldAliasTwice,
      what: "A field stands twice in one record: under its name and an alias, or under two aliases.",
      why: "Readers would take one or the other, and the rest is lost.",
      fix: "Remove one of the two.",
      example: .contract(
        good: #""remark": "shared""#,
        bad: #""remark": "shared", "comment": "paid""#
      )
    ),
    RuleEntry(
      .fieldReserved,
      what: "A record has a field that was removed from the format.",
      why: "Its name is never used again, so nothing reads it.",
      fix: "Remove the field.",
      example: .contract(
        good: #""state": "open""#,
        bad: #""state": "open", "paid": true"#
      )
    ),
  ]
}
