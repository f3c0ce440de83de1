import Testing

/// A fault of the syntax, put into the small backup.
struct SyntaxFaultCase: Sendable, CustomTestStringConvertible {
  let name: String
  let old: String
  let new: String
  /// `rule pointer`.
  let finding: String
  /// The place in a second copy of the record or list, where the fault can stand twice.
  let isInEntry: Bool

  var testDescription: String { name }
  var bytes: [UInt8] { SmallBackup.replacing(old, new) }

  /// A fault in the entry, whose path begins at the entry.
  static func entry(_ name: String, _ old: String, _ new: String, _ rule: String, _ field: String) -> Self {
    Self(name: name, old: old, new: new, finding: "\(rule) /entries/0\(field)", isInEntry: true)
  }

  static func other(_ name: String, _ old: String, _ new: String, _ finding: String) -> Self {
    Self(name: name, old: old, new: new, finding: finding, isInEntry: false)
  }
}

extension SyntaxFaultCase {
  private static let kind = "\"kind\": \"craving\","
  private static let intensity = "\"intensity\": 4"
  private static let note = "\"note\": \"After lunch.\""

  static let inEntry: [SyntaxFaultCase] = [
    .entry("trailing comma", "12:41:09Z\"\n    }", "12:41:09Z\",\n    }", "json/trailing-comma", ""),
    .entry("missing comma", kind, "\"kind\": \"craving\"", "json/missing-comma", "/kind"),
    .entry("two commas", kind, kind + ",", "json/unexpected-comma", ""),
    .entry("line comment", kind, kind + " // \"a\": {", "json/comment", ""),
    .entry("hash comment", kind, kind + " # so", "json/comment", ""),
    .entry("block comment", kind, "/* one\n two */" + kind, "json/comment", ""),
    .entry("comment for a value", note, "\"note\": #lunch", "json/comment", "/note"),
    .entry("comment without an end", kind, kind + " /* so", "json/comment", ""),
    .entry("typographic quotes", note, "\"note\": “After lunch.”", "json/smart-quotes", "/note"),
    .entry("typographic closing quote", note, "\"note\": \"After lunch.”", "json/smart-quotes", "/note"),
    .entry("single quotes", note, "\"note\": 'After lunch.'", "json/single-quotes", "/note"),
    .entry("apostrophe", note, "\"note\": 'the boys', he said'", "json/single-quotes", "/note"),
    .entry("two colons", note, "\"note\":: \"After lunch.\"", "json/expected-value", "/note"),
    .entry("single quotes of a key", note, "'note': \"After lunch.\"", "json/single-quotes", ""),
    .entry("no quotes of a key", note, "note: \"After lunch.\"", "json/unquoted-key", ""),
    .entry("no closing quote", note, "\"note\": \"After lunch.", "json/unterminated-string", "/note"),
    .entry(
      "no closing quote of a key",
      note,
      "\"note: \"After lunch.\"",
      "json/unterminated-string",
      "/note"
    ),
    .entry("no opening quote", note, "\"note\": After lunch.\"", "json/unknown-literal", "/note"),
    .entry("no quotes", note, "\"note\": After lunch.", "json/unknown-literal", "/note"),
    .entry("quotes inside", note, "\"note\": \"After \"lunch\".\"", "json/unescaped-quote", "/note"),
    .entry(
      "quotes and a comma inside",
      note,
      "\"note\": \"A \"lunch\", then\"",
      "json/unescaped-quote",
      "/note"
    ),
    .entry("missing colon", note, "\"note\" \"After lunch.\"", "json/missing-colon", "/note"),
    .entry("equals for colon", note, "\"note\" = \"After lunch.\"", "json/missing-colon", "/note"),
    .entry("control character", note, "\"note\": \"After\tlunch.\"", "text/control-character", "/note"),
    .entry("line end in a text", note, "\"note\": \"After\nlunch.\"", "text/control-character", "/note"),
    .entry("unknown escape", note, "\"note\": \"After\\lunch.\"", "text/invalid-escape", "/note"),
    .entry("lone surrogate", note, "\"note\": \"After\\ud83d lunch.\"", "text/lone-surrogate", "/note"),
    .entry("NaN", intensity, "\"intensity\": NaN", "json/not-a-number", "/intensity"),
    .entry("Infinity", intensity, "\"intensity\": -Infinity", "json/not-a-number", "/intensity"),
    .entry("plus sign", intensity, "\"intensity\": +4", "json/leading-plus", "/intensity"),
    .entry("zeros first", intensity, "\"intensity\": 004", "json/leading-zero", "/intensity"),
    .entry("point first", intensity, "\"intensity\": .5", "json/number-form", "/intensity"),
    .entry("point last", intensity, "\"intensity\": 4.", "json/number-form", "/intensity"),
    .entry("hexadecimal", intensity, "\"intensity\": 0x4", "json/number-form", "/intensity"),
    .entry("None", intensity, "\"intensity\": None", "json/unknown-literal", "/intensity"),
    .entry("undefined", intensity, "\"intensity\": undefined", "json/unknown-literal", "/intensity"),
    .entry("no value", intensity, "\"intensity\": ", "json/expected-value", "/intensity"),
    .entry("no-break space", intensity, "\"intensity\":\u{A0}4", "json/invalid-whitespace", "/intensity"),
    .entry("mark inside", intensity, "\u{FEFF}\"intensity\": 4", "json/invalid-whitespace", ""),
    .entry("rubbish", kind, kind + " @@ %%,", "json/expected-key", ""),
    .entry("decimal comma", intensity, "\"intensity\": 4,5", "json/expected-key", ""),
    .entry(
      "merge",
      kind + "\n",
      "\n<<<<<<< a\n\(kind)\n=======\n\"kind\": \"slip\",\n>>>>>>> b\n",
      "json/merge-conflict",
      ""
    ),
  ]

  static let others: [SyntaxFaultCase] = [
    .other(
      "no brace of a record",
      "    }\n  ],\n  \"runs\"",
      "  ],\n  \"runs\"",
      "json/mismatched-bracket /trackers/0/updatedAt"
    ),
    .other(
      "no bracket of a list",
      "    }\n  ],\n  \"runs\"",
      "    },\n  \"runs\"",
      "json/missing-bracket /trackers/1"
    ),
    .other(
      "neither bracket nor comma of a list",
      "    }\n  ],\n  \"runs\"",
      "    }\n  \"runs\"",
      "json/missing-bracket /trackers/0"
    ),
    .other("no brace of a value", "\"day\" },", "\"day\",", "json/missing-bracket /trackers/0/cost"),
    .other("no brace of the device", "0c8d1a2b3c4d\" },", "0c8d1a2b3c4d\",", "json/missing-bracket /device"),
    .other(
      "no brace before a key",
      "\"trackers\": [\n    {",
      "\"trackers\": [",
      "json/missing-bracket /trackers/0"
    ),
    .other("no brace before a value", "\"cost\": {", "\"cost\": ", "json/missing-bracket /trackers/0/cost"),
    .other("a brace too many", "0c8d1a2b3c4d\" },", "0c8d1a2b3c4d\" }},", "json/mismatched-bracket "),
    .other("a bracket too many", "\"runs\": [],", "\"runs\": []],", "json/mismatched-bracket /runs"),
    .other("another bracket", "\"day\" },", "\"day\" ],", "json/mismatched-bracket /trackers/0/cost/period"),
    .other("no first brace", "{\n  \"format\"", "  \"format\"", "json/missing-bracket "),
    .other("no last brace", "true }\n}", "true }\n", "json/unexpected-end /preferences"),
    .other("a second document", "true }\n}", "true }\n}\n{\"format\": 1}", "json/several-documents "),
    .other("text behind", "true }\n}", "true }\n}\nbye", "json/trailing-text "),
    .other("True", "true }", "True }", "json/unknown-literal /preferences/hapticsEnabled"),
    .other("parentheses", "\"runs\": []", "\"runs\": ()", "json/unknown-literal /runs"),
  ]

  static let all = inEntry + others
}
