import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// Texts and how they are encoded. Spec/json.md and Spec/values.md.
  static let textEntries: [RuleEntry] = [
    RuleEntry(
      .byteOrderMark,
      what: "The file begins with a byte order mark.",
      why: "Some readers stumble over it, and in UTF-8 it says nothing.",
      fix: "Remove the first three bytes.",
      example: .file(
        [0xEF, 0xBB, 0xBF] + Array(ExampleDocument.text.utf8),
        shown: #"‹EF BB BF›{"format": "seaglass-backup", …"#
      )
    ),
    RuleEntry(
      .secondByteOrderMark,
      what: "A second byte order mark follows the first.",
      why: "It is no white space of JSON, so most readers refuse the file.",
      fix: "Remove it.",
      example: .file(
        [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF] + Array(ExampleDocument.text.utf8),
        shown: #"‹EF BB BF EF BB BF›{"format": "seaglass-backup", …"#
      )
    ),
    RuleEntry(
      .invalidUTF8,
      what: "The file has bytes that are not UTF-8.",
      why: "Each reader puts another character there, so names and notes come back changed.",
      fix: "Find out the encoding, most likely Windows-1252, and save the file as UTF-8.",
      example: .seaglass(
        good: #""My phone""#,
        bad: Array(#""My caf"#.utf8) + [0xE9, 0x22],
        shown: #""My caf‹E9›""#
      )
    ),
    RuleEntry(
      .controlCharacter,
      what: "A text has a control character as it is, or one stands between the values.",
      why: "RFC 8259 forbids it, and many readers refuse the whole file.",
      fix: "Write it as an escape sequence, for example `\\n`, or remove it.",
      example: .seaglass(
        good: #""after lunch""#,
        bad: Array(#""after"#.utf8) + [0x09] + Array(#"lunch""#.utf8),
        shown: #""after‹U+0009›lunch""#
      )
    ),
    RuleEntry(
      .loneSurrogate,
      what: "An escape sequence is half of a surrogate pair without the other.",
      why: "An emoji was cut in two. Some readers refuse the file, others put a replacement character there.",
      fix: "Remove the half, or write the character that belongs there.",
      example: .seaglass(
        good: #""name": "Coffee""#,
        bad: #""name": "Coffee \ud83d""#
      )
    ),
    RuleEntry(
      .escapedNul,
      what: "A text contains U+0000.",
      why: "Databases and C programs end a text there, so the rest of it would be lost.",
      fix: "Remove `\\u0000`.",
      example: .seaglass(
        good: #""note": "after lunch""#,
        bad: #""note": "after\u0000lunch""#
      )
    ),
    RuleEntry(
      .invalidEscape,
      what: "A backslash is followed by something that is no escape sequence of JSON.",
      why: "Readers refuse the file, or drop the backslash without a word.",
      fix: "Write a backslash as `\\\\`.",
      example: .seaglass(
        good: #""name": "Coffee""#,
        bad: #""name": "C:\Users""#
      )
    ),
    RuleEntry(
      .textLength,
      what: "A text is shorter or longer than its field allows, counted in Unicode scalars.",
      why: "An app has no room for it, or nothing to show.",
      fix: "Shorten the text, or write one.",
      example: .seaglass(
        good: #""name": "Coffee""#,
        bad: #""name": """#
      )
    ),
    RuleEntry(
      .textCharacters,
      what: "A text has a character that its field does not allow.",
      why: "Such a text is a name for machines: a folder, an address, a code. Elsewhere it would not work.",
      fix: "Remove the character, or write another in its place.",
      example: .contract(
        good: #""tags": ["food", "trip"]"#,
        bad: #""tags": ["food", "Trip"]"#
      )
    ),
    RuleEntry(
      .textBase64,
      what: "A text that holds bytes is not base64 (RFC 4648), or holds too many or too few bytes.",
      why: "Lenient decoders skip what they do not know, so a photo or key comes back damaged.",
      fix:
        "Encode the bytes again, without line ends: the standard alphabet padded with `=`, or the URL alphabet"
        + " without padding, as the field says.",
      example: .contract(
        good: #""photo": "aGVsbG8=""#,
        bad: #""photo": "aGVsbG8""#
      )
    ),
  ]
}
