import BackupFormat
import BackupJSON
import Testing

/// What becomes of the value of a broken text, by safe fixes and by all.
struct SyntaxFixTests {
  struct Case: CustomTestStringConvertible {
    let value: String
    let safe: String
    let all: String

    /// - Parameters:
    ///   - safe: what safe fixes make of the value; `nil` where they leave it as it is.
    ///   - all: what all fixes make of it; `nil` where they do no more.
    init(_ value: String, safe: String? = nil, all: String? = nil) {
      self.value = value
      self.safe = safe ?? value
      self.all = all ?? safe ?? value
    }

    var testDescription: String { value }
  }

  private static let cases = [
    Case("[1, 2,]", safe: "[1, 2]"),
    Case("[1,, 2]", safe: "[1, 2]"),
    Case("[, 1]", safe: "[ 1]"),
    Case("[1,,]", safe: "[1]"),
    Case(#"{"a": 1,}"#, safe: #"{"a": 1}"#),
    Case("[1 /* one */, 2]", safe: "[1  , 2]"),
    Case("[1, // one\n2]", safe: "[1,  \n2]"),
    Case("[1, # one\n2]", safe: "[1,  \n2]"),
    Case("[1, /* one\n2]", all: "[1,  \n2]"),
    Case("[“a”, ‘b’, «c»]", safe: #"["a", "b", "c"]"#),
    Case("['a', {'b': 'c'}]", safe: #"["a", {"b": "c"}]"#),
    Case(#"['a "b"']"#, all: #"["a \"b\""]"#),
    Case(#"['it\'s']"#, all: #"["it's"]"#),
    Case(#"{a: 1, b-c: 2, $d: 3}"#, safe: #"{"a": 1, "b-c": 2, "$d": 3}"#),
    Case("[True, False, None, nil]", safe: "[true, false, null, null]"),
    Case("[undefined]", all: "[null]"),
    Case("[+1, +1.5]", safe: "[1, 1.5]"),
    Case("[007, -01]", all: "[7, -1]"),
    Case("[0xFF]", all: "[255]"),
    Case("[.5, 5.]", all: "[0.5, 5]"),
    Case("[1,\u{A0}2]", safe: "[1, 2]"),
    Case("[1,\u{0B}2,\u{0C}\u{0C}3]", safe: "[1, 2, 3]"),
    Case("[\"a\tb\"]", safe: #"["a\tb"]"#),
    Case("[\"a\nb\"]", all: #"["a\nb"]"#),
    Case("[\"a\u{01}\u{01}\"]", safe: #"["a\u0001\u0001"]"#),
    Case(#"["it\'s"]"#, safe: #"["it's"]"#),
    Case(#"["C:\temp\x"]"#, all: #"["C:\temp\\x"]"#),
    Case("[{\"a\": 1} {\"a\": 2}]", safe: "[{\"a\": 1}, {\"a\": 2}]"),
    Case("{\"a\": 1\n\"b\": 2}", safe: "{\"a\": 1,\n\"b\": 2}"),
    Case("{\"a\": 1; \"b\": 2}", safe: "{\"a\": 1, \"b\": 2}"),
    Case(#"["a"，"b"]"#, safe: #"["a","b"]"#),
    Case(#"{"a" = 1, "b" => 2}"#, safe: #"{"a" : 1, "b" : 2}"#),
    Case(#"{"a" "b"}"#, all: #"{"a" :"b"}"#),
    Case(#"["say "yes" now"]"#, all: #"["say \"yes\" now"]"#),
    Case("[\"a, \n\"b\"]", all: "[\"a\", \n\"b\"]"),
    // Nobody knows what was meant.
    Case("[NaN]"),
    Case("[Infinity]"),
    Case(#"{"a": 1, "a": 2}"#),
    Case(#"["\ud83d"]"#),
    Case(#"{"a": }"#),
    Case("[maybe]"),
  ]

  @Test(arguments: cases)
  func `safe fixes do what is certain`(_ test: Case) throws {
    try expect(test.safe, of: test.value, .safe)
  }

  @Test(arguments: cases)
  func `all fixes do what is likely too`(_ test: Case) throws {
    try expect(test.all, of: test.value, .unsafe)
  }

  private func expect(_ wanted: String, of value: String, _ safety: Fix.Safety) throws {
    let checker = try SmallContract.checker(.any)
    let fixed = checker.fix(InputBytes(SmallContract.document(value)), allowing: safety)
    #expect(String(decoding: fixed.after.bytes, as: UTF8.self) == SmallContract.document(wanted))
    #expect(fixed.heldBack.isEmpty)
    #expect(fixed.isChanged == !wanted.utf8.elementsEqual(value.utf8))
    let again = checker.fix(fixed.after, allowing: safety)
    #expect(!again.isChanged, "fixing twice changes more: \(again.after.text(0..<again.after.count))")
  }
}
