import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// Answers to a form that the user designs. Spec/document.md.
  static let formEntries: [RuleEntry] = [
    RuleEntry(
      .formUnknownField,
      what: "An answer belongs to no field of the form in the file.",
      why: "The field was lost; an import adds it, archived, so that the answer is not lost as well.",
      fix: "Restore the field in the form, or accept the archived one.",
      example: .contract(
        good: #"{"mood": 7, "sport": "run"}"#,
        bad: #"{"mood": 7, "sleep": 8}"#
      )
    ),
    RuleEntry(
      .formAnswer,
      what: "An answer is not of the type or range that its field of the form has.",
      why: "The app cannot show it, and statistics would be wrong.",
      fix: "Correct the answer.",
      example: .contract(
        good: #""mood": 7"#,
        bad: #""mood": 70"#
      )
    ),
    RuleEntry(
      .formOption,
      what: "An answer is no option of its field.",
      why: "What was answered cannot be told.",
      fix: "Write the id of an option; a removed option stays in the form as archived.",
      example: .contract(
        good: #""sport": "run""#,
        bad: #""sport": "ride""#
      )
    ),
  ]
}
