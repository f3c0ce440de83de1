import BackupJSON
import TestSupport
import Testing

@testable import BackupUpgrade

/// The flat tree says the same as the exact one.
struct TreeTests {
  private static func written(_ text: [UInt8], _ style: JSONWriter.Style) -> [UInt8]? {
    guard case .made(let output, _) = StepRunner([]).run(InputBytes(text), style) else { return nil }
    return output.bytes
  }

  @Test(arguments: [
    "{}", "[]", "0", "\"\"", "null", "[true,false,null]", #"{"a":{"a":[{}]},"b":""}"#,
    #"["\u0041\/\\\"\n\u000a"]"#,
    #"{"a\u0062":1,"c\/d":2}"#, "\u{FEFF}[1.50, -0, 1e5]", #"{"é":"é","e\u0301":"\ud83d\ude00"}"#,
  ])
  func `a document is written as the exact tree writes it`(text: String) throws {
    for style in [JSONWriter.Style.pretty, .compact] {
      let expected = try JSONWriter(style).write(JSONDocument(reading: text))
      #expect(Self.written(Array(text.utf8), style) == expected)
    }
  }

  @Test func `random documents are written as the exact tree writes them`() throws {
    #if DEBUG
      let rounds = 300
    #else
      let rounds = 20_000
    #endif
    var random = SplitMix64(seed: 7)
    for _ in 0..<rounds {
      let document = JSONDocument(root: RandomValue.make(&random, depth: 0))
      let text = try JSONWriter(.pretty).write(document)
      #expect(Self.written(text, .pretty) == text)
      #expect(Self.written(try JSONWriter(.compact).write(document), .pretty) == text)
    }
  }

  @Test(arguments: [63, 64, 65])
  func `a document that is nested too deep is not read`(depth: Int) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect((Self.written(Array(text.utf8), .compact) != nil) == (depth <= 64))
  }

  @Test(arguments: ["", "{", "[1", "{\"a\"", "{\"a\":", "\"abc", "tru", "[1,]", "{\"a\":1,}", "\"\\", "1 2"])
  func `a broken text is not read, whatever stands behind it`(text: String) {
    #expect(Self.written(Array(text.utf8), .compact) == nil)
  }

  @Test func `a thousand keys keep their numbers`() throws {
    var object = JSONObject()
    for index in 0..<1000 { object["key \(index)"] = .integer(Int64(index)) }
    let text = try JSONWriter(.compact).write(.array([.object(object), .object(object)]))
    #expect(Self.written(text, .compact) == text)
  }
}

/// Values with few keys, so that operations find something to do.
enum RandomValue {
  static let keys = ["a", "b", "c", "id", "list", "long key with words", "q\"uote", "é"]

  static func make(_ random: inout SplitMix64, depth: Int) -> JSONValue {
    let kinds: UInt64 = depth < 4 ? 8 : 6
    switch random.next() % kinds {
    case 0: return .null
    case 1: return .boolean(random.next() % 2 == 0)
    case 2: return .integer(Int64(random.next() % 100))
    case 3: return .number(JSONNumber("1.\(random.next() % 1000)5e\(random.next() % 3)")!)
    case 4:
      return .string(["", "x", "Ann Lee", "a/b", "tab\t", "\u{1F600}", "7"].randomElement(using: &random)!)
    case 5: return .string("2025-05-0\(1 + random.next() % 9)T08:00:00Z")
    case 6: return .array((0..<Int(random.next() % 4)).map { _ in make(&random, depth: depth + 1) })
    default:
      var object = JSONObject()
      for _ in 0..<Int(random.next() % 6) {
        object[keys.randomElement(using: &random)!] = make(&random, depth: depth + 1)
      }
      return .object(object)
    }
  }
}
