import BackupJSON
import Testing

/// A broken text, what is told of it, and what is read in its place.
struct RepairCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// With a mark around the place of each finding.
  let text: String
  let rules: [String]
  let repaired: String

  var testDescription: String { name }

  init(_ name: String, _ text: String, _ rules: String..., repaired: String) {
    self.name = name
    self.text = text
    self.rules = rules
    self.repaired = repaired
  }
}

extension RepairCase {
  static let commas: [RepairCase] = [
    .init("trailing comma in a list", "[1⟦,⟧ ]", "json/trailing-comma", repaired: "[1 ]"),
    .init("trailing comma in an object", #"{"a":1⟦,⟧}"#, "json/trailing-comma", repaired: #"{"a":1}"#),
    .init(
      "two commas",
      #"{"a":1,⟦,⟧"b":[2,⟦,⟧3]}"#,
      "json/unexpected-comma",
      "json/unexpected-comma",
      repaired: #"{"a":1,"b":[2,3]}"#
    ),
    .init("a comma first", "[⟦,⟧1]", "json/unexpected-comma", repaired: "[1]"),
    .init("no comma in an object", #"{"a":1⟦⟧ "b":2}"#, "json/missing-comma", repaired: #"{"a":1, "b":2}"#),
    .init("no comma in a list", #"[{}⟦⟧ {}]"#, "json/missing-comma", repaired: "[{}, {}]"),
    .init("no comma between numbers", "[1⟦⟧ 2]", "json/missing-comma", repaired: "[1, 2]"),
    .init("a semicolon", #"{"a":1⟦;⟧"b":2}"#, "json/missing-comma", repaired: #"{"a":1,"b":2}"#),
    .init("no value", #"{"a":⟦,⟧"b":2}"#, "json/expected-value", repaired: #"{"a":null,"b":2}"#),
    .init("no value at the end", #"{"a":⟦}⟧"#, "json/expected-value", repaired: #"{"a":null}"#),
    .init("a decimal comma", #"{"a":3,⟦50⟧,"b":1}"#, "json/expected-key", repaired: #"{"a":3,"b":1}"#),
  ]

  static let colons: [RepairCase] = [
    .init("no colon", #"{"a" ⟦1⟧,"b":2}"#, "json/missing-colon", repaired: #"{"a" :1,"b":2}"#),
    .init(
      "no colon before a text",
      #"{"a" ⟦"x"⟧,"b":2}"#,
      "json/missing-colon",
      repaired: #"{"a" :"x","b":2}"#
    ),
    .init("two colons", #"{"a":⟦:⟧ "x"}"#, "json/expected-value", repaired: #"{"a": "x"}"#),
    .init("an equals sign", #"{"a" ⟦=⟧ 1}"#, "json/missing-colon", repaired: #"{"a" : 1}"#),
    .init(
      "neither colon nor value",
      #"{"a"⟦,⟧"b":2}"#,
      "json/expected-value",
      repaired: #"{"a":null,"b":2}"#
    ),
  ]

  static let comments: [RepairCase] = [
    .init("a comment to the end of its line", "[1, ⟦// one⟧\n2]", "json/comment", repaired: "[1,  \n2]"),
    .init("a comment over lines", "[1, ⟦/* one,\n\"two\" */⟧2]", "json/comment", repaired: "[1,  2]"),
    .init("a comment with a hash", "⟦# one⟧\n[1]", "json/comment", repaired: " \n[1]"),
    .init("a comment behind the end", "[1]⟦//⟧", "json/comment", repaired: "[1] "),
    .init("a comment that never ends", "[1, ⟦/* one⟧\n2]", "json/comment", repaired: "[1,  \n2]"),
  ]

  /// Comments with a part of the document in them, that no fix may remove.
  static let holdingComments: [RepairCase] = [
    .init(
      "a comment cut out of one line",
      #"{"a": [{"b": 1, ⟦// one "c": 2}], "d": 3}⟧"#,
      "json/comment",
      repaired: #"{"a": [{"b": 1  }]}"#
    ),
    .init(
      "a comment with a hash cut out of one line",
      #"[{"b": "x"⟦#one","c":2}]⟧"#,
      "json/comment",
      repaired: #"[{"b": "x" }]"#
    ),
    .init(
      "a comment with the end of a record",
      "[{\"a\": 1, ⟦// was 2, \"b\": 3},⟧\n{\"a\": 2}]",
      "json/comment",
      repaired: "[{\"a\": 1},  \n{\"a\": 2}]"
    ),
    .init(
      "a comment with the end of an object",
      "{\"a\": {\"b\": 1, ⟦// was \"c\": 3},⟧\n\"d\": 2}}",
      "json/comment",
      repaired: "{\"a\": {\"b\": 1,  \n\"d\": 2}}"
    ),
    .init(
      "a comment with the last member",
      "{\"a\": 1, ⟦// was \"b\": 3⟧\n}",
      "json/comment",
      repaired: "{\"a\": 1  \n}"
    ),
    .init(
      "a comment in the place of a value",
      "{\"a\": ⟦#lunch⟧\n}",
      "json/comment",
      repaired: "{\"a\":  null\n}"
    ),
    .init(
      "a comment in the place of a value before a key",
      "{\"a\": ⟦//lunch,⟧\n\"b\": 1}",
      "json/comment",
      repaired: "{\"a\":  null,\n\"b\": 1}"
    ),
    .init(
      "a comment that never ends in one line",
      #"{"a": [1, ⟦/* one 2], "d": 3}⟧"#,
      "json/comment",
      repaired: #"{"a": [1  ]}"#
    ),
  ]

  static let words: [RepairCase] = [
    .init(
      "literals of Python",
      "[⟦True⟧, ⟦None⟧, ⟦FALSE⟧]",
      "json/unknown-literal",
      "json/unknown-literal",
      "json/unknown-literal",
      repaired: "[true, null, false]"
    ),
    .init("undefined", "[⟦undefined⟧]", "json/unknown-literal", repaired: "[null]"),
    .init(
      "a sentence",
      #"{"a": ⟦some⟧ words here, "b": 1}"#,
      "json/unknown-literal",
      repaired: #"{"a": null, "b": 1}"#
    ),
    .init("NaN", "[⟦NaN⟧, ⟦-Infinity⟧]", "json/not-a-number", "json/not-a-number", repaired: "[null, null]"),
    .init("a plus sign", "[⟦+1⟧]", "json/leading-plus", repaired: "[1]"),
    .init("zeros first", "[⟦-007⟧]", "json/leading-zero", repaired: "[-7]"),
    .init(
      "points first and last",
      "[⟦.5⟧, ⟦5.⟧]",
      "json/number-form",
      "json/number-form",
      repaired: "[0.5, 5]"
    ),
    .init("hexadecimal", "[⟦0x1F⟧, ⟦-0xA⟧]", "json/number-form", "json/number-form", repaired: "[31, -10]"),
    .init("a number with a unit", #"{"a": 350 ⟦cents⟧}"#, "json/missing-comma", repaired: #"{"a": 350 }"#),
    .init(
      "a date without quotes",
      #"{"a": ⟦2026-01-31T10⟧:00:00Z}"#,
      "json/number-form",
      repaired: #"{"a": null}"#
    ),
    .init("rubbish", "[1, ⟦@@⟧ %% ^^, 2]", "json/unknown-literal", repaired: "[1, null, 2]"),
  ]

  static let spaces: [RepairCase] = [
    .init("a no-break space", "[1,⟦\u{A0}⟧2]", "json/invalid-whitespace", repaired: "[1, 2]"),
    .init("several of them", "[1,⟦\u{A0}\u{A0}\u{A0}⟧2]", "json/invalid-whitespace", repaired: "[1, 2]"),
    .init("a mark inside", "[1,⟦\u{FEFF}⟧2]", "json/invalid-whitespace", repaired: "[1, 2]"),
    .init(
      "marks at the beginning",
      "\u{FEFF}⟦\u{FEFF}\u{FEFF}⟧[]",
      "text/second-byte-order-mark",
      repaired: "\u{FEFF} []"
    ),
    .init("a control character", "[1,⟦\u{1}⟧2]", "text/control-character", repaired: "[1,2]"),
    .init("zero bytes behind", "[1]⟦\u{0}\u{0}⟧", "file/nul-padded", repaired: "[1]"),
    .init("zero bytes at the end", "[1,⟦\u{0}\u{0}⟧", "file/nul-padded", repaired: "[1]"),
  ]
}
