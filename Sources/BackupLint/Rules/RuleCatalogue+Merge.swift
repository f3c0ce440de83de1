import BackupImport
import BackupJSON

extension RuleCatalogue {
  /// What a merge comes upon; the examples are merged into a store that holds the passing file. Spec/merge.md.
  static let mergeEntries: [RuleEntry] = [
    RuleEntry(
      .mergeTie,
      what: "A record and that of the store differ, and were changed at the same time.",
      why: "Nothing says which of the two is right, so the one of the store stays, on every platform.",
      fix: "Change the one that is right once more, so that it is the later one.",
      example: .merged(good: #""title": "Tea""#, bad: #""title": "Coffee""#)
    ),
    RuleEntry(
      .mergePossibleDuplicate,
      what: "The store has a record that looks the same under another id.",
      why: "Two records that look alike may be two things; nothing is matched by what it looks like.",
      fix: "Delete one of them in the app, if they are the same thing.",
      example: .merged(good: #"{"id": "a", "title""#, bad: #"{"id": "b", "title""#)
    ),
    RuleEntry(
      .mergeFutureTime,
      what: "A record was changed at a time that lies more than a day in the future.",
      why:
        "With a clock that was ahead it would win every merge for ever; it counts as changed at the export.",
      fix: "Nothing; set the clock of the device, and change the record once more where it is the right one.",
      example: .merged(good: #""updatedAt": "2026"#, bad: #""updatedAt": "2226"#)
    ),
    RuleEntry(
      .mergeMemberKept,
      what: "A member of the root is not as the store has it.",
      why: "It has no time that would say which of the two is later, so what the store has stays.",
      fix: "Nothing, or set it in the app.",
      example: .merged(good: #""name": "Ada""#, bad: #""name": "Bob""#)
    ),
    RuleEntry(
      .mergeNotCompleted,
      what:
        "A record does not get a newer field of the other one, which would break a rule between its fields.",
      why: "The store would hold a record that its format refuses, and could make no backup any more.",
      fix: "Set the field again in the app, if it still holds.",
      example: .merged(
        good: "\"minor\": 1}, \"notes\": [\n    "
          + #"{"id": "a", "title": "Tea", "from": 3, "to": 5, "updatedAt": "2026-02-01"#,
        bad: "\"minor\": 0}, \"notes\": [\n    "
          + #"{"id": "a", "title": "Tea", "from": 7, "updatedAt": "2026-02-02"#
      )
    ),
    RuleEntry(
      .mergeFormChanged,
      what: "A form gets a question, an option or a wider scale.",
      why: "An answer without its question or option would not be shown any more.",
      fix: "Nothing; what is added is archived, so nothing new is asked.",
      example: .merged(good: #""max": 5"#, bad: #""max": 10"#)
    ),
    RuleEntry(
      .mergeFormConflict,
      what: "The file and the store have one id for two questions of different kinds.",
      why: "The answers of the two would be mixed up.",
      fix: "Give the question of the file another id, also in its answers, or replace what the store has.",
      example: .merged(
        good: #""kind": "scale", "archived": false, "min": 1, "max": 5"#,
        bad: #""kind": "toggle", "archived": false"#
      )
    ),
  ]
}
