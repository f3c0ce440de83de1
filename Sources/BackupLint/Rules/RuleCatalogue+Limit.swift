import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// What a reader takes at most. Spec/json.md, section *Limits*.
  static let limitEntries: [RuleEntry] = [
    RuleEntry(
      .fileTooLarge,
      what: "The file is larger than its format allows.",
      why: "No backup of the format comes near the limit; reading it could exhaust the memory of a phone.",
      fix: "Choose another file.",
      example: .file(
        Array(ExampleFormat.text.utf8) + Array(repeating: 0x20, count: 4000),
        shown: #"(a document of more than 4,000 bytes, where the format allows no more)"#,
        good: .exampleFormat
      )
    ),
    RuleEntry(
      .depth,
      what: "Objects and lists are nested more than 64 deep.",
      why: "No known format comes near it, and deep nesting makes careless readers crash.",
      fix: "The file is damaged or was made to harm its reader; look for another copy.",
      example: .contract(
        good: #""anything": [1, 2]"#,
        bad: #""anything": "# + String(repeating: "[", count: 63) + String(repeating: "]", count: 63)
      )
    ),
    RuleEntry(
      .listCount,
      what: "A list has fewer or more entries than its field allows.",
      why: "An app has no room for them, or too few to work with.",
      fix: "Remove entries, or add those that are missing.",
      example: .contract(
        good: #""tags": ["food", "trip"]"#,
        bad: #""tags": ["food", "trip", "work", "home"]"#
      )
    ),
    RuleEntry(
      .mapCount,
      what: "A map has more entries than its field allows.",
      why: "An app has no room for them.",
      fix: "Remove entries.",
      example: .contract(
        good: #""visits": {"2026-01-31": 2}"#,
        bad: #""visits": {"2026-01-29": 1, "2026-01-30": 1, "2026-01-31": 2}"#
      )
    ),
    RuleEntry(
      .recordCount,
      what: "A collection has more records than the format allows.",
      why: "No store of the format grows so large; importing it could take for ever.",
      fix: "Look for another copy, or split the file.",
      example: .contract(
        good: #""people": [{"id": "ann"}, {"id": "bob"}]"#,
        bad: #""people": [{"id": "ann"}, {"id": "bob"}, {"id": "cem"}, {"id": "dia"}]"#
      )
    ),
  ]
}
