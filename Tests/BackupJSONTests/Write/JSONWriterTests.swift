import BackupJSON
import Testing

struct JSONWriterTests {
  private static let value: JSONValue = [
    "empty": [:], "none": [], "list": [1, [true, nil]], "é": "x", "n": .number(JSONNumber("14.00")!),
  ]

  @Test
  func `pretty text has two spaces a level and a line feed at the end`() throws {
    let text = try JSONWriter(.pretty).write(Self.value)
    #expect(
      String(decoding: text, as: UTF8.self) == """
        {
          "empty": {},
          "none": [],
          "list": [
            1,
            [
              true,
              null
            ]
          ],
          "é": "x",
          "n": 14.00
        }

        """
    )
  }

  @Test
  func `compact text has no white space`() throws {
    let text = try JSONWriter(.compact).write(JSONDocument(root: Self.value))
    #expect(
      String(decoding: text, as: UTF8.self)
        == #"{"empty":{},"none":[],"list":[1,[true,null]],"é":"x","n":14.00}"#
    )
  }

  @Test(arguments: [(JSONWriter.Style.pretty, "7\n"), (.compact, "7")])
  func `a document may be a lone value`(style: JSONWriter.Style, text: String) throws {
    #expect(try JSONWriter(style).write(7) == Array(text.utf8))
  }

  @Test(arguments: ["-0", "1E+3", "1.000", "123456789012345678901234567890"])
  func `number text is not touched`(text: String) throws {
    #expect(try JSONWriter(.compact).write(.number(try #require(JSONNumber(text)))) == Array(text.utf8))
  }

  @Test(arguments: [
    ("", #""""#), ("\"\\/", #""\"\\/""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\u{0}\u{1}\u{B}\u{1F}\u{7F}", "\"\\u0000\\u0001\\u000b\\u001f\u{7F}\""),
    ("é\u{2028}\u{1F602}\u{FFFF}", "\"é\u{2028}\u{1F602}\u{FFFF}\""),
  ])
  func `strings escape only what must be`(text: String, literal: String) throws {
    #expect(try JSONWriter(.compact).write(.string(text)) == Array(literal.utf8))
    #expect(try JSONWriter(.compact).write([.init(text): nil]) == Array("{\(literal):null}".utf8))
  }

  @Test
  func `an escape is found at every place of a long text`() throws {
    for place in 0..<40 {
      for special in ["\"", "\\", "\u{1F}", "\n"] {
        var text = String(repeating: "é", count: place) + special + String(repeating: "!", count: 40 - place)
        text += text
        let escaped = text.unicodeScalars.map { scalar in
          switch scalar {
          case "\"": "\\\""
          case "\\": "\\\\"
          case "\n": "\\n"
          case "\u{1F}": "\\u001f"
          default: String(scalar)
          }
        }
        #expect(try JSONWriter(.compact).write(.string(text)) == Array("\"\(escaped.joined())\"".utf8))
      }
    }
  }

  @Test(arguments: [JSONWriter.Style.pretty, .compact])
  func `64 levels are written and 65 are refused with their place`(style: JSONWriter.Style) throws {
    let text = try JSONWriter(style).write(.nested(64))
    #expect(text.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") } == 64)
    let error = #expect(throws: JSONWriteError.self) { try JSONWriter(style).write(["a": [1, .nested(63)]]) }
    #expect(error?.code == .tooDeep)
    #expect(error?.pointer.tokens.count == 64)
    #expect(error?.pointer.tokens.prefix(4) == ["a", "1", "0", "k"])
  }

  @Test(arguments: [JSONWriter.Style.pretty, .compact])
  func `depth counts containers and not what is in them`(style: JSONWriter.Style) throws {
    let wide: JSONValue = .array(Array(repeating: [[]], count: 100))
    #expect(try !JSONWriter(style).write(wide).isEmpty)
  }
}
