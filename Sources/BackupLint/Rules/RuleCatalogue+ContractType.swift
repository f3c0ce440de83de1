import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// Types, fallbacks, records and rules of a contract, and the form of its file. Spec/contract.md.
  static let contractTypeEntries: [RuleEntry] = [
    RuleEntry(
      .contractNumberRange,
      what: "A number in the contract is beyond what every language reads the same.",
      why: "Readers in different languages would draw the limit in different places.",
      fix: "Write a number within ±(2^53 − 1), for the size of a file at most 4 GiB.",
      example: .contractFile(
        good: #""bytes": 50000000"#,
        bad: #""bytes": 5000000000"#
      )
    ),
    RuleEntry(
      .contractEmptyRange,
      what: "A minimum is greater than its maximum.",
      why: "No value would fit, so no file could be written.",
      fix: "Exchange the two, or correct one of them.",
      example: .contractFile(
        good: #""minimum": 1, "maximum": 200"#,
        bad: #""minimum": 200, "maximum": 1"#
      )
    ),
    RuleEntry(
      .contractEmptyChoice,
      what: "There is nothing to choose from: no value, case, kind, or field in a group.",
      why: "No value would fit; a group without fields would make all records duplicates.",
      fix: "Add what can be chosen, or remove the whole.",
      example: .contractFile(
        good: #""values": {"cellar": {}, "kitchen": {}}"#,
        bad: #""values": {}"#
      )
    ),
    RuleEntry(
      .contractCharacters,
      what: "The characters of a text are not in the notation for them.",
      why: "Readers would allow different characters.",
      fix: "Write ranges of ASCII like `a-z0-9_-`, with a hyphen of its own at the start or the end.",
      example: .contractFile(
        good: #""characters": "a-z0-9-""#,
        bad: #""characters": "z-a""#
      )
    ),
    RuleEntry(
      .contractFallbackNotAValue,
      what: "A fallback is none of the values, or outside of the limits.",
      why: "A reader that falls back would hold what the contract forbids.",
      fix: "Write one of the values, or a number within the limits.",
      example: .contractFile(
        good: #""unknownBecomes": "other""#,
        bad: #""unknownBecomes": "others""#
      )
    ),
    RuleEntry(
      .contractFallbackNull,
      what: "A fallback is null where there may be no null.",
      why: "A reader would have no value for a field that always has one.",
      fix: "Make the field optional or let it take null, or write another fallback.",
      example: .contractFile(
        good: #""outsideBecomes": null, "optional": true"#,
        bad: #""outsideBecomes": null"#
      )
    ),
    RuleEntry(
      .contractDefaultDoesNotFit,
      what: "A default is not of the type of its field, or could stand in no file.",
      why: "An old file without the field would become one that is refused.",
      fix: "Write a default that the field itself would accept.",
      example: .contractFile(
        good: #""default": 0"#,
        bad: #""default": "none""#
      )
    ),
    RuleEntry(
      .contractUniqueContainers,
      what: "A list is unique, and its elements are objects, lists or any JSON.",
      why: "When two of those are equal is not defined, so readers would disagree.",
      fix: "Leave `unique` out, or make the elements simple values.",
      example: .contractFile(
        good: #""of": {"type": "text"}, "unique": true"#,
        bad: #""of": {"type": "any"}, "unique": true"#
      )
    ),
    RuleEntry(
      .contractRequiredDeprecated,
      what: "A field is deprecated and required at the same time.",
      why: "Writers no longer write it, and readers refuse a file without it.",
      fix: "Make the field optional or give it a default, or go on writing it.",
      example: .contractFile(
        good: #""optional": true, "deprecated": true"#,
        bad: #""deprecated": true"#
      )
    ),
    RuleEntry(
      .contractTooManyFields,
      what: "A record has more than 64 fields.",
      why: "Readers keep account of the fields of a record in one machine word.",
      fix: "Put fields that belong together in a record of their own.",
      example: .contractFile(
        good: #""fields": {"theme": {"type": "text"}}"#,
        bad: "\"fields\": {\(manyFields)}",
        shown: #""fields": {"f1": {"type": "text"}, "f2": {"type": "text"}, …, "f65": {"type": "text"}}"#
      )
    ),
    RuleEntry(
      .contractTooLarge,
      what: "The contract is larger, or its types are nested deeper, than any that people can read.",
      why: "A small file could ask a reader for tables without end.",
      fix: "Split the format, or give inner types names as records.",
      example: .contractFile(
        good: #""notes": {"type": "any"}"#,
        bad: "\"notes\": \(deepType)",
        shown: #""notes": {"type": "list", "of": {"type": "list", "of": {"type": "list", …}}}"#
      )
    ),
    RuleEntry(
      .contractEndlessRecord,
      what: "A record would have to contain itself for ever, or more levels than a file may have.",
      why: "No file could ever be written.",
      fix: "Make the field optional, or let a list hold the inner records.",
      example: .contractFile(
        good: #"{"type": "record", "record": "category", "optional": true}"#,
        bad: #"{"type": "record", "record": "category"}"#
      )
    ),
    RuleEntry(
      .contractUnionDiscriminator,
      what: "The record of a case has the discriminator as a field of its own.",
      why: "One key would have two meanings.",
      fix: "Remove the field from the record; the union has it already.",
      example: .contractFile(
        good: #""discriminator": "shape""#,
        bad: #""discriminator": "radius""#
      )
    ),
    RuleEntry(
      .contractQuestions,
      what: "The questions that answers belong to are not in the format as described.",
      why: "A reader could not tell what an answer means, or which answers are right.",
      fix: "Correct the path or the names of the fields, or add them to the record of a question.",
      example: .contractFile(
        good: #""kindField": "kind""#,
        bad: #""kindField": "sort""#
      )
    ),
    RuleEntry(
      .contractWrongRule,
      what: "A rule is about fields that cannot be compared or added.",
      why: "It could never hold, or never fail.",
      fix: "Name two moments, days, times or whole numbers; for a sum, whole numbers.",
      example: .contractFile(
        good: #""other": "boughtOn""#,
        bad: #""other": "price""#
      )
    ),
    RuleEntry(
      .contractNullForm,
      what: "What null means is neither `\"absent\"` nor `\"means \"` and a sentence.",
      why: "A reader has to know whether null is a value of its own.",
      fix: "Write `\"absent\"`, or `\"means \"` and what it means.",
      example: .contractFile(
        good: #""null": "means that it keeps for ever""#,
        bad: #""null": "it keeps for ever""#
      )
    ),
    RuleEntry(
      .contractVersionForm,
      what: "A version is not two whole numbers with a point between them.",
      why: "Versions are compared number by number; as a text 1.10 would be older than 1.9.",
      fix: "Write a text like `\"1.1\"`.",
      example: .contractFile(
        good: #""frozen": {"since": "1.1"}"#,
        bad: #""frozen": {"since": "1"}"#
      )
    ),
    RuleEntry(
      .contractContradiction,
      what: "Two facts stand together that exclude each other.",
      why: "Readers would follow one or the other.",
      fix: "Keep the one that is meant.",
      example: .contractFile(
        good: #""default": 0"#,
        bad: #""optional": true, "default": 0"#
      )
    ),
  ]

  /// One field more than a record may have.
  private static let manyFields = (1...65).map { "\"f\($0)\": {\"type\": \"text\"}" }.joined(separator: ", ")

  /// One level more than types may have inside each other.
  private static let deepType = (1...16).reduce("{\"type\": \"any\"}") { inner, _ in
    "{\"type\": \"list\", \"of\": \(inner)}"
  }
}
