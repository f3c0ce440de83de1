import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// How JSON is written. Spec/json.md.
  static let syntaxEntries: [RuleEntry] = [
    RuleEntry(
      .trailingComma,
      what: "A comma stands behind the last entry of a list or object.",
      why: "Hand-edited files have it often; most readers refuse the whole file.",
      fix: "Remove the comma.",
      example: .seaglass(
        good: #""period": "week"}"#,
        bad: #""period": "week",}"#
      )
    ),
    RuleEntry(
      .missingComma,
      what: "Two entries of a list or object have no comma between them.",
      why: "Nothing behind this place can be read with certainty.",
      fix: "Write a comma between them.",
      example: .seaglass(
        good: #""preset": "caffeine","#,
        bad: #""preset": "caffeine""#
      )
    ),
    RuleEntry(
      .unexpectedComma,
      what: "A comma stands where no entry precedes it.",
      why: "Some readers see an empty entry there, others refuse the file.",
      fix: "Remove the comma.",
      example: .seaglass(
        good: #""amount": 1400, "#,
        bad: #""amount": 1400,, "#
      )
    ),
    RuleEntry(
      .missingColon,
      what: "A key and its value have no colon between them.",
      why: "Nothing behind this place can be read with certainty.",
      fix: "Write a colon behind the key.",
      example: .seaglass(
        good: #""name": "Coffee""#,
        bad: #""name" "Coffee""#
      )
    ),
    RuleEntry(
      .expectedKey,
      what: "Something else than a key stands where an object needs one.",
      why: "Often it is the second half of a number that was written with a decimal comma.",
      fix: "Write the key in double quotes, or the number with a point.",
      example: .seaglass(
        good: #""intensity": 3,"#,
        bad: #""intensity": 3,5,"#
      )
    ),
    RuleEntry(
      .unquotedKey,
      what: "A key has no quotes.",
      why: "JavaScript allows it, JSON does not.",
      fix: "Put the key in double quotes.",
      example: .seaglass(
        good: #""theme": "dark""#,
        bad: #"theme: "dark""#
      )
    ),
    RuleEntry(
      .expectedValue,
      what: "A value is missing.",
      why: "What it was cannot be known.",
      fix: "Write the value, or remove its key as well.",
      example: .seaglass(
        good: #""note": "after lunch""#,
        bad: #""note": "#
      )
    ),
    RuleEntry(
      .mismatchedBracket,
      what: "A bracket closes what another kind of bracket has opened.",
      why: "A part of the file was lost or moved, so it is not certain what belongs where.",
      fix: "Find the place where the bracket was opened and close it with its own kind.",
      example: .seaglass(
        good: #"""
          "trackerId": "0b8f4a52-3d6e-4c1f-8a7b-5e2d9c4f6a01",
                "kind": "craving"
          """#,
        bad: #"""
          "trackerId": "0b8f4a52-3d6e-4c1f-8a7b-5e2d9c4f6a01"],
                "kind": "craving"
          """#
      )
    ),
    RuleEntry(
      .missingBracket,
      what: "A bracket is missing in the middle of the file.",
      why: "A part of the file was lost or moved, so it is not certain what belongs where.",
      fix: "Write the bracket; the place of the finding is the first that it has to stand before.",
      example: .seaglass(
        good: #"""
          "trackers": [
              {
                "id"
          """#,
        bad: #"""
          "trackers": [
                "id"
          """#
      )
    ),
    RuleEntry(
      .unexpectedEnd,
      what: "The file ends in the middle of the document.",
      why: "It was cut short while it was written or copied; records are missing.",
      fix: "Look for a complete copy of the backup.",
      example: .file(
        Array(ExampleDocument.text.utf8.prefix(400)),
        shown: #"{"format": "seaglass-backup", … "trackers": [{"id": "0b8f"#
      )
    ),
    RuleEntry(
      .unterminatedString,
      what: "A text has no closing quote.",
      why: "What follows would be read as a part of the text.",
      fix: "Write `\"` at its end.",
      example: .seaglass(
        good: #""name": "Coffee","#,
        bad: #""name": "Coffee,"#
      )
    ),
    RuleEntry(
      .unescapedQuote,
      what: "A double quote stands inside of a text as it is.",
      why: "It ends the text, and what follows it is no JSON.",
      fix: "Write `\\\"` for each quote inside of a text.",
      example: .seaglass(
        good: #""name": "Coffee""#,
        bad: #""name": "The "best" coffee""#
      )
    ),
    RuleEntry(
      .mergeConflict,
      what: "A merge has left its marks in the file.",
      why: "The file holds two versions of one part, and only a person knows which of them is right.",
      fix:
        "Keep one of the versions, and remove the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`.",
      example: .seaglass(
        good: #"""
          "preset": "caffeine",
                "name": "Coffee",
          """#,
        bad: #"""
          "preset": "caffeine",
          <<<<<<< HEAD
                "name": "Coffee",
          =======
                "name": "Tea",
          >>>>>>> phone
          """#
      )
    ),
    RuleEntry(
      .severalDocuments,
      what: "A second document follows the first.",
      why: "It is not certain which of them counts; a reader of backups takes one document in a file.",
      fix: "Put each document into a file of its own.",
      example: .seaglass(
        good: #"""
          "20:00"}
          }
          """#,
        bad: #"""
          "20:00"}
          }
          {"format": "seaglass-backup"}
          """#
      )
    ),
    RuleEntry(
      .trailingText,
      what: "Text follows the end of the document.",
      why: "It may be the rest of an older, longer file, or a bracket that is one too many.",
      fix: "Remove what stands behind the last `}`.",
      example: .seaglass(
        good: #"""
          "20:00"}
          }
          """#,
        bad: #"""
          "20:00"}
          }
          end of backup
          """#
      )
    ),
    RuleEntry(
      .comment,
      what: "The file has a comment.",
      why: "JSON has no comments; readers refuse the file.",
      fix: "Remove the comment.",
      example: .seaglass(
        good: #""kind": "craving","#,
        bad: #""kind": "craving", // check this"#
      )
    ),
    RuleEntry(
      .singleQuotes,
      what: "A key or text is in single quotes.",
      why: "Python and JavaScript write it so; JSON knows only double quotes.",
      fix: "Write `\"` in place of `'`.",
      example: .seaglass(
        good: #""theme": "dark""#,
        bad: #""theme": 'dark'"#
      )
    ),
    RuleEntry(
      .smartQuotes,
      what: "A key or text is in typographic quotes.",
      why: "A word processor has replaced the straight ones; readers refuse the file.",
      fix: "Write the straight double quote `\"`.",
      example: .seaglass(
        good: #""theme": "dark""#,
        bad: #""theme": “dark”"#
      )
    ),
    RuleEntry(
      .unknownLiteral,
      what: "A word without quotes is neither `true`, `false` nor `null`.",
      why: "Other languages write `True` or `None`; JSON readers refuse the file.",
      fix: "Write it as JSON does, or put a text into double quotes.",
      example: .seaglass(
        good: #""hapticsEnabled": true"#,
        bad: #""hapticsEnabled": True"#
      )
    ),
    RuleEntry(
      .notANumber,
      what: "`NaN` or `Infinity` stands in place of a number.",
      why: "JSON cannot write them; a calculation in the app has failed before the backup was made.",
      fix: "Write the number that belongs there, or `null` where the format allows it.",
      example: .seaglass(
        good: #""intensity": 3"#,
        bad: #""intensity": NaN"#
      )
    ),
    RuleEntry(
      .numberForm,
      what: "A number is not written as JSON writes numbers.",
      why: "Readers refuse the file, or read only the part before the fault.",
      fix: "Write decimal digits with digits on both sides of a point: `12`, `-3`, `4.5`.",
      example: .seaglass(
        good: #""intensity": 3"#,
        bad: #""intensity": 3."#
      )
    ),
    RuleEntry(
      .leadingZero,
      what: "A number begins with zeros that say nothing.",
      why: "Some readers take such a number as octal.",
      fix: "Remove the zeros; write a text where they matter.",
      example: .seaglass(
        good: #""intensity": 3"#,
        bad: #""intensity": 03"#
      )
    ),
    RuleEntry(
      .leadingPlus,
      what: "A number begins with a plus sign.",
      why: "JSON has none; readers refuse the file.",
      fix: "Remove the plus sign.",
      example: .seaglass(
        good: #""intensity": 3"#,
        bad: #""intensity": +3"#
      )
    ),
    RuleEntry(
      .invalidWhitespace,
      what: "An invisible character stands between the values that is no white space of JSON.",
      why: "A non-breaking space or zero-width character looks right and is refused by readers.",
      fix: "Replace it by a plain space.",
      example: .seaglass(
        good: #""intensity": 3"#,
        bad: Array(#""intensity":"#.utf8) + [0xC2, 0xA0] + Array("3".utf8),
        shown: #""intensity":‹U+00A0›3"#
      )
    ),
    RuleEntry(
      .duplicateKey,
      what: "A key stands twice in one object.",
      why: "Some readers keep the first, others the last, so the file has no certain meaning.",
      fix: "Remove the one that is wrong.",
      example: .seaglass(
        good: #""name": "Coffee","#,
        bad: #""name": "Coffee", "name": "Tea","#
      )
    ),
  ]
}
