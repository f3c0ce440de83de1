import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// Ids. Spec/values.md.
  static let idEntries: [RuleEntry] = [
    RuleEntry(
      .idMalformed,
      what: "An id is not a UUID in the usual form.",
      why: "Ids that are written differently are different ids to many readers, so references break.",
      fix: "Write 32 hexadecimal digits in groups of 8-4-4-4-12, without braces or prefix.",
      example: .seaglass(
        good: #""7f0c2a54-6f0e-4b56-9a0e-1d5a4d3b2c10""#,
        bad: #""{7f0c2a54-6f0e-4b56-9a0e-1d5a4d3b2c10}""#
      )
    ),
    RuleEntry(
      .idEmpty,
      what: "An id is an empty text.",
      why: "Records without an id cannot be told apart, and merging would mix them up.",
      fix: "Give the record an id of its own.",
      example: .contract(
        good: #""people": [{"id": "ann"}"#,
        bad: #""people": [{"id": ""}"#
      )
    ),
    RuleEntry(
      .idDuplicate,
      what: "An id stands twice in one collection.",
      why: "An import would overwrite one record with the other.",
      fix: "Give one of them a new id; where they are one record, remove one.",
      example: .contract(
        good: #"{"id": "bob"}"#,
        bad: #"{"id": "ann"}"#
      )
    ),
  ]
}
