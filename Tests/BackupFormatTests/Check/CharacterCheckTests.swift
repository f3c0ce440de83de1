import BackupFormat
import BackupJSON
import TestSupport
import Testing

/// Texts that may have some characters of ASCII only.
struct CharacterCheckTests {
  static let types = [
    ValueType.text(TextType(0...9, characters: "a-z0-9-")), .key(TextType(1...9, characters: "a-z0-9-")),
  ]

  /// What is marked in a value, between its quotes; `nil` where nothing is found.
  private func marked(_ type: ValueType, _ text: String) throws -> String? {
    let file = Array(SmallContract.document("\"\(text)\"").utf8)
    let findings = try SmallContract.checker(type).check(InputBytes(file)).findings
    #expect(findings.count <= 1)
    guard let finding = findings.first else { return nil }
    #expect(finding.rule.id == "text/characters")
    return String(decoding: file[finding.range], as: UTF8.self)
  }

  @Test(arguments: types, ["a", "z-9", "-", #"\u0061b"#, #"a\u002d"#, "abcdefghi"])
  func `a text of the allowed characters is accepted`(type: ValueType, text: String) throws {
    #expect(try marked(type, text) == nil)
  }

  @Test(
    arguments: types,
    [
      ("A", "A"), ("abC", "C"), ("a b", " "), ("aéb", "é"), ("a日本", "日"), ("😀", "😀"),
      (#"a\u0041b"#, #"\u0041"#),
      (#"\ud83d\ude00a"#, #"\ud83d\ude00"#), (#"ab\n"#, #"\n"#), (#"a\""#, #"\""#), (#"a\/b"#, #"\/"#),
      (#"\u0061B"#, "B"), ("~", "~"), ("`", "`"), ("{", "{"), ("@", "@"),
    ]
  )
  func `the first other character is marked`(type: ValueType, row: (text: String, mark: String)) throws {
    #expect(try marked(type, row.text) == row.mark)
  }

  @Test
  func `a quote and a backslash are allowed where the class has them`() throws {
    let type = ValueType.text(TextType(characters: "\"\\a"))
    #expect(try marked(type, #"a\"\\\u005c"#) == nil)
    #expect(try marked(type, #"a\/"#) == #"\/"#)
  }

  @Test(arguments: [
    ("\"abcdefghij\"", ["text/length /value"]),
    ("\"abcdefghiJ\"", ["text/length /value", "text/characters /value"]),
    ("\"\"", ["text/length /value"]), ("7", ["type/expected-text /value"]),
    ("\"a\n\"", ["text/control-character /value"]),
  ])
  func `length, type and syntax are judged as of any text`(value: String, findings: [String]) throws {
    let found = try SmallContract.findings(.text(TextType(1...9, characters: "a-z")), value)
    #expect(Set(found) == Set(findings))
  }

  @Test
  func `what is marked is what a look at each character finds`() throws {
    let characters = try #require(CharacterClass("a-m_"))
    let checker = try SmallContract.checker(.text(TextType(characters: "a-m_")))
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let scalars = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Unicode.Scalar(UInt8.random(in: UInt8(ascii: "_")...UInt8(ascii: "p"), using: &random))
      }
      let text = String(String.UnicodeScalarView(scalars))
      let file = SmallContract.document("\"\(text)\"")
      let start = try #require(file.utf8.firstRange(of: "value\": \"".utf8)).upperBound
      let place = scalars.firstIndex { !characters.contains($0) }
      let expected = place.map { file.utf8.distance(from: file.startIndex, to: start) + $0 }
      #expect(checker.check(InputBytes(file)).findings.first?.range.lowerBound == expected)
    }
  }

  @Test
  func `keys with characters are still ids of their collection`() throws {
    let contract = Contract(
      format: "tags",
      title: "Tags",
      version: FormatVersion(1, 0),
      status: .draft,
      recognition: Recognition(value: "tags"),
      root: "root",
      records: [
        RecordType("root", fields: [FieldType("tags", .list(ListType(of: .record("tag"))))]),
        RecordType("tag", fields: [FieldType("tag", .key(TextType(1...9, characters: "a-z")))]),
      ],
      collections: [Collection(field: "tags", key: "tag")]
    )
    let text =
      #"{"format":"tags","version":{"major":1,"minor":0},"tags":[{"tag":"a"},{"tag":"B"},{"tag":"a"}]}"#
    let report = BackupChecker(try FormatLibrary([contract])).check(InputBytes(text))
    #expect(report.lines == ["text/characters /tags/1/tag", "id/duplicate /tags/2/tag"])
  }
}
