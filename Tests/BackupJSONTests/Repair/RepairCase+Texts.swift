extension RepairCase {
  static let quotes: [RepairCase] = [
    .init(
      "single quotes",
      "{⟦'⟧a': ⟦'⟧b'}",
      "json/single-quotes",
      "json/single-quotes",
      repaired: #"{"a": "b"}"#
    ),
    .init(
      "a quote in single quotes",
      #"[⟦'⟧it\'s "x"']"#,
      "json/single-quotes",
      repaired: #"["it's \"x\""]"#
    ),
    .init(
      "typographic quotes",
      "{⟦“⟧a”: ⟦„⟧b“}",
      "json/smart-quotes",
      "json/smart-quotes",
      repaired: #"{"a": "b"}"#
    ),
    .init("guillemets", "[⟦«⟧b»]", "json/smart-quotes", repaired: #"["b"]"#),
    .init("a typographic end of a key", "{\"a⟦”⟧: \"b\"}", "json/smart-quotes", repaired: #"{"a": "b"}"#),
    .init(
      "a typographic end of a text",
      "{\"a\": \"b⟦”⟧,\n\"c\": 1}",
      "json/smart-quotes",
      repaired: "{\"a\": \"b\",\n\"c\": 1}"
    ),
    .init(
      "no quotes",
      "{⟦a⟧: 1, ⟦$b_2⟧: 2}",
      "json/unquoted-key",
      "json/unquoted-key",
      repaired: #"{"a": 1, "$b_2": 2}"#
    ),
    .init("no opening quote of a key", #"{⟦a⟧": 1}"#, "json/unquoted-key", repaired: #"{"a": 1}"#),
    .init("no closing quote of a key", #"{⟦"a: "b"}⟧"#, "json/unterminated-string", repaired: #"{"a": "b"}"#),
    .init(
      "no opening quote",
      #"{"a": ⟦b⟧ c", "d": 1}"#,
      "json/unknown-literal",
      repaired: #"{"a": "b c", "d": 1}"#
    ),
    .init(
      "no closing quote",
      "{\"a\": ⟦\"b,⟧\n\"c\": 1}",
      "json/unterminated-string",
      repaired: "{\"a\": \"b\",\n\"c\": 1}"
    ),
    .init(
      "no closing quote in one line",
      #"{"a":⟦"b,"c":"d"}⟧"#,
      "json/unterminated-string",
      repaired: #"{"a":"b","c":"d"}"#
    ),
    .init(
      "no closing quote in a list",
      #"[⟦"a,"b","c"]⟧"#,
      "json/unterminated-string",
      repaired: #"["a","b","c"]"#
    ),
    .init(
      "quotes of a web page",
      "{⟦&quot;a&quot;⟧: &quot;b&quot;}",
      "json/expected-key",
      repaired: #"{"a": "b"}"#
    ),
  ]

  /// Quotes that another text, or other members, seem to close.
  static let farQuotes: [RepairCase] = [
    .init(
      "a number behind a text",
      #"{"a": "x" ⟦5⟧,"b":"y","c":"z"}"#,
      "json/missing-comma",
      repaired: #"{"a": "x" ,"b":"y","c":"z"}"#
    ),
    .init(
      "a letter behind a text",
      #"{"a":"x"⟦y⟧,"b":"z","c":1}"#,
      "json/missing-comma",
      repaired: #"{"a":"x","b":"z","c":1}"#
    ),
    .init(
      "a parenthesis behind a text",
      #"{"a":"x"⟦)⟧,"b":"z","c":"w"}"#,
      "json/missing-comma",
      repaired: #"{"a":"x","b":"z","c":"w"}"#
    ),
    .init(
      "a word between members",
      #"{"a":"x",⟦y⟧,"b":"z","c":"w"}"#,
      "json/expected-key",
      repaired: #"{"a":"x","b":"z","c":"w"}"#
    ),
    .init(
      "an apostrophe and a comma in single quotes",
      #"{"a": ⟦'⟧the boys', he said', "b": 1}"#,
      "json/single-quotes",
      repaired: #"{"a": "the boys', he said", "b": 1}"#
    ),
    .init(
      "an apostrophe and a comma in single quotes in a list",
      #"[⟦'⟧the boys', he said', 1]"#,
      "json/single-quotes",
      repaired: #"["the boys', he said", 1]"#
    ),
    .init(
      "a typographic quote and a comma inside",
      #"{"a": ⟦“⟧the boys”, he said”, "b": 1}"#,
      "json/smart-quotes",
      repaired: #"{"a": "the boys”, he said", "b": 1}"#
    ),
    .init(
      "single quotes with faults behind them",
      "{\"a\": ⟦'⟧x',⟦b⟧: ⟦'⟧y', ⟦'⟧c': [⟦'⟧z', ⟦True⟧]}",
      "json/single-quotes",
      "json/unquoted-key",
      "json/single-quotes",
      "json/single-quotes",
      "json/single-quotes",
      "json/unknown-literal",
      repaired: #"{"a": "x","b": "y", "c": ["z", true]}"#
    ),
  ]

  static let texts: [RepairCase] = [
    .init(
      "quotes inside",
      #"{"a": "x ⟦"⟧y" z", "b": 1}"#,
      "json/unescaped-quote",
      repaired: #"{"a": "x \"y\" z", "b": 1}"#
    ),
    .init(
      "quotes at the beginning",
      #"["⟦"⟧y" z", 1]"#,
      "json/unescaped-quote",
      repaired: #"["\"y\" z", 1]"#
    ),
    .init("quotes at the end", #"{"a": "x ⟦"⟧y""}"#, "json/unescaped-quote", repaired: #"{"a": "x \"y\""}"#),
    .init(
      "quotes and a comma inside",
      #"{"a": "he said ⟦"⟧hi", then left", "b": 1}"#,
      "json/unescaped-quote",
      repaired: #"{"a": "he said \"hi\", then left", "b": 1}"#
    ),
    .init("a quote inside a key", #"{"a⟦"⟧b": 1}"#, "json/unescaped-quote", repaired: #"{"a\"b": 1}"#),
    .init("a raw tab", "[\"a⟦\t⟧b\"]", "text/control-character", repaired: #"["a\tb"]"#),
    .init("a raw line end", "[\"a⟦\n⟧b\"]", "text/control-character", repaired: #"["a\nb"]"#),
    .init("an unknown escape", #"["a⟦\x⟧b"]"#, "text/invalid-escape", repaired: #"["a\\xb"]"#),
    .init(
      "half of a surrogate pair",
      #"["a⟦\ud800⟧b"]"#,
      "text/lone-surrogate",
      repaired: "[\"a\u{FFFD}b\"]"
    ),
    .init("an escaped zero", #"["a⟦\u0000⟧b"]"#, "text/escaped-nul", repaired: "[\"a\u{FFFD}b\"]"),
  ]

  static let brackets: [RepairCase] = [
    .init("a list closed by a brace", "[1, 2⟦}⟧", "json/mismatched-bracket", repaired: "[1, 2]"),
    .init(
      "a bracket too many",
      #"{"a": [1]⟦]⟧, "b": 2}"#,
      "json/mismatched-bracket",
      repaired: #"{"a": [1], "b": 2}"#
    ),
    .init(
      "a brace too many in a record",
      #"{"a": [{"b": {"c": 1}⟦}⟧, "d": 2}], "e": 3}"#,
      "json/mismatched-bracket",
      repaired: #"{"a": [{"b": {"c": 1}, "d": 2}], "e": 3}"#
    ),
    .init(
      "a brace too many",
      #"{"a": {}⟦}⟧, "b": 2}"#,
      "json/mismatched-bracket",
      repaired: #"{"a": {}, "b": 2}"#
    ),
    .init("no brace before a bracket", #"[{"a": 1⟦]⟧"#, "json/mismatched-bracket", repaired: #"[{"a": 1}]"#),
    .init(
      "no brace before the next record",
      #"[{"a": 1, ⟦{⟧"a": 2}]"#,
      "json/missing-bracket",
      repaired: #"[{"a": 1}, {"a": 2}]"#
    ),
    .init(
      "no brace at the first key",
      #"[⟦"⟧a": 1}, {"a": 2}]"#,
      "json/missing-bracket",
      repaired: #"[{"a": 1}, {"a": 2}]"#
    ),
    .init(
      "no brace of a value",
      #"{"a": ⟦"⟧b": 1}, "c": 2}"#,
      "json/missing-bracket",
      repaired: #"{"a": {"b": 1}, "c": 2}"#
    ),
    .init("no brace of the document", #"⟦"⟧a": 1}"#, "json/missing-bracket", repaired: #"{"a": 1}"#),
    .init(
      "a brace that its lines show to be missing",
      "{\n  \"a\": {\n    \"b\": 1,\n  ⟦\"⟧c\": 2\n}\n",
      "json/missing-bracket",
      repaired: "{\n  \"a\": {\n    \"b\": 1},\n  \"c\": 2\n}\n"
    ),
    .init(
      "a list that its lines show to be open",
      "{\n  \"a\": [\n    1,\n    2,\n  ⟦\"⟧b\": 2\n}\n",
      "json/missing-bracket",
      repaired: "{\n  \"a\": [\n    1,\n    2],\n  \"b\": 2\n}\n"
    ),
    .init(
      "neither bracket nor comma before the next list",
      "{\n  \"a\": [\n    {\"b\": 1}\n  ⟦\"⟧c\": [2]\n}",
      "json/missing-bracket",
      repaired: "{\n  \"a\": [\n    {\"b\": 1}],\n  \"c\": [2]\n}"
    ),
    .init(
      "neither bracket nor comma in one line",
      #"{"a":["b"⟦"⟧c":{"d":2}}"#,
      "json/missing-bracket",
      repaired: #"{"a":["b"],"c":{"d":2}}"#
    ),
    .init("cut behind a value", #"{"a": [1⟦⟧"#, "json/unexpected-end", repaired: #"{"a": [1]}"#),
    .init("cut behind a comma", #"{"a": [1,⟦⟧"#, "json/unexpected-end", repaired: #"{"a": [1]}"#),
    .init("cut behind a key", #"{"a"⟦⟧"#, "json/unexpected-end", repaired: #"{"a":null}"#),
    .init("cut inside a text", #"{"a": ⟦"b\⟧"#, "json/unterminated-string", repaired: #"{"a": null}"#),
    .init("cut inside a word", #"{"a": tru⟦⟧"#, "json/unexpected-end", repaired: #"{"a": null}"#),
    .init("a second document", "[1]\n⟦[⟧2]\n[3]", "json/several-documents", repaired: "[1]\n"),
    .init("text behind", "[1] ⟦bye⟧", "json/trailing-text", repaired: "[1] "),
    .init(
      "a merge",
      "{\"a\": 1,\n⟦<<<<<<<⟧ HEAD\n\"b\": 2,\n=======\n\"b\": 3,\n>>>>>>> x\n\"c\": 4}",
      "json/merge-conflict",
      repaired: "{\"a\": 1,\n\n\"b\": 2,\n\n\"c\": 4}"
    ),
  ]

  static let all =
    commas + colons + comments + holdingComments + words + spaces + quotes + farQuotes + texts + brackets
}
