import BackupJSON
import Testing

struct CanonicalWriterTests {
  private static func canonical(_ value: JSONValue) throws -> String {
    String(decoding: try CanonicalWriter().write(value), as: UTF8.self)
  }

  @Test(
    arguments: [
      ([:], "{}"), ([], "[]"), (nil, "null"), ("x", "\"x\""),
      (["b": 1, "a": [true, false, nil]], #"{"a":[true,false,null],"b":1}"#),
      (["b": ["d": 1, "c": 2], "": 0], #"{"":0,"b":{"c":2,"d":1}}"#),
      (["aa": 1, "a": 2, "A": 3, "1": 4, "10": 5], #"{"1":4,"10":5,"A":3,"a":2,"aa":1}"#),
      (["\u{B}": "\u{B}\"\u{7F}"], "{\"\\u000b\":\"\\u000b\\\"\u{7F}\"}"),
    ] as [(JSONValue, String)]
  )
  func `keys are sorted and nothing is between the tokens`(value: JSONValue, text: String) throws {
    #expect(try Self.canonical(value) == text)
  }

  /// RFC 8785 section 3.2.3.
  @Test
  func `keys sort by UTF-16 code units`() throws {
    let keys = ["\r", "1", "</script>", "\u{80}", "\u{F6}", "\u{20AC}", "\u{1F602}", "\u{FB33}"]
    var object = JSONObject()
    for key in keys.reversed() { object[key] = nil as JSONValue? ?? .null }
    let expected = keys.map { "\"\($0 == "\r" ? "\\r" : $0)\":null" }.joined(separator: ",")
    #expect(try Self.canonical(.object(object)) == "{\(expected)}")
  }

  @Test
  func `the order of any two keys is that of their UTF-16 code units`() {
    let scalars: [Unicode.Scalar] = [
      "\u{0}", "a", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{EFFF}", "\u{F000}",
      "\u{FFFF}", "\u{10000}", "\u{1F602}", "\u{3FFFF}", "\u{40000}", "\u{10FFFF}",
    ]
    let keys =
      [""] + scalars.flatMap { first in ["", "a", "\u{E000}", "\u{1F602}"].map { String(first) + $0 } }
    for left in keys {
      for right in keys {
        #expect(left.precedesInUTF16(right) == left.utf16.lexicographicallyPrecedes(right.utf16))
      }
    }
  }

  @Test(arguments: [21, 22, 23] as [UInt64])
  func `the canonical form is its own canonical form, whatever the order of keys`(seed: UInt64) throws {
    var random = RandomJSON(seed: seed)
    for _ in 0..<200 {
      let value = random.value(depth: 4)
      let text = try CanonicalWriter().write(value)
      let normal = try value.mapped { number in
        let text = String(decoding: try CanonicalWriter().write(.number(number)), as: UTF8.self)
        return try #require(JSONNumber(text))
      }
      #expect(try CanonicalWriter().write(normal) == text)
      // Of what is in canonical form already, the plain writer makes the same bytes.
      #expect(try JSONWriter(.compact).write(normal) == text)
    }
  }

  @Test
  func `64 levels are written and 65 are refused with their place`() throws {
    #expect(try CanonicalWriter().write(.nested(64)).first == UInt8(ascii: "["))
    let error = #expect(throws: CanonicalError.self) { try CanonicalWriter().write(.nested(65)) }
    #expect(error?.code == .tooDeep)
    #expect(error?.literal == nil)
    #expect(error?.pointer.tokens.count == 64)
  }
}

extension JSONValue {
  /// The tree with other numbers, and with its keys sorted by UTF-16 code units.
  fileprivate func mapped(_ change: (JSONNumber) throws -> JSONNumber) throws -> JSONValue {
    switch self {
    case .null, .boolean, .string: return self
    case .number(let number): return .number(try change(number))
    case .array(let elements): return .array(try elements.map { try $0.mapped(change) })
    case .object(let object):
      var sorted = JSONObject()
      for member in object.sorted(by: { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }) {
        sorted[member.key] = try member.value.mapped(change)
      }
      return .object(sorted)
    }
  }
}
