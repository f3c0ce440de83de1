import BackupEvolution
import BackupFormat
import BackupJSON
import TestSupport
import Testing

/// Files that are made to make trouble: a draft that holds, or a clear refusal.
struct HostileInferenceTests {
  #if DEBUG
    private static let many = 5_000
    private static let documents = 150
  #else
    private static let many = 1_000_000
    private static let documents = 3_000
  #endif

  @Test
  func `a million keys are data`() throws {
    let members = (0..<Self.many).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let inferred = try Inferred("{\"format\":\"a-backup\",\"all\":{\(members)}}")
    #expect(try inferred.field("backup", "all").type == .map(MapType(to: .integer(IntegerType()))))
  }

  @Test
  func `a million keys of the root are cut to what a record may have`() throws {
    let members = (0..<Self.many).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let inferred = try Inferred("{\(members)}")
    #expect(inferred.contract.record("backup")?.fields.count == 62)
    #expect(
      inferred.notes("", .omission) == [
        "? has \(Self.many - 62) keys beside the fields of the draft, with a name that no field can have, or too many"
      ]
    )
  }

  @Test
  func `more places than are remembered`() throws {
    let objects = (0..<Self.many / 5).map {
      "\"r\($0 % 200)x\($0 / 200 % 200)y\($0)\":{\"a\($0)\":{\"b\($0)\":1}}"
    }
    let inferred = try Inferred("{\"format\":\"a-backup\",\"all\":[{\(objects.joined(separator: ","))}]}")
    #expect(inferred.contract.records.count < 1000)
  }

  @Test
  func `more records than a contract may have`() throws {
    let lists = (0..<60).map { list in
      let members = (0..<60).map { "\"m\(list)_\($0)\":{\"a\(list)_\($0)\":1,\"b\":\"x\"}" }
      return "\"l\(list)\":{\(members.joined(separator: ","))}"
    }
    let inferred = try Inferred("{\(lists.joined(separator: ","))}")
    #expect(inferred.contract.records.count <= 1000)
    #expect(inferred.draft.notes.contains { $0.text.contains("as large as a contract may be") })
  }

  @Test(arguments: [1, 13, 14, 15, 16, 17, 61])
  func `lists inside lists`(depth: Int) throws {
    let value = String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    _ = try Inferred(Inferred.file("\"deep\": \(value)"))
  }

  @Test(arguments: [1, 30, 62])
  func `objects inside objects`(depth: Int) throws {
    let open = (0..<depth).map { "{\"k\($0)\":" }.joined()
    _ = try Inferred(Inferred.file("\"deep\": \(open)1\(String(repeating: "}", count: depth))"))
    let same = String(repeating: "{\"k\":", count: depth)
    _ = try Inferred(Inferred.file("\"deep\": \(same)1\(String(repeating: "}", count: depth))"))
  }

  @Test(arguments: [
    #""a\u0007": 1, "b": 2"#, #""": 1, "b": 2"#, #""say \"x\"": 1, "b": 2"#, #""back\\slash": 1, "b": 2"#,
    #""\u202e": 1, "b": 2"#, "\"\u{E9}\": 1, \"e\u{301}\": 2, \"b\": 2",
    "\"\(String(repeating: "n", count: 300))\": 1, \"b\": 2",
    #""things": [{"format": 1, "a\u0007": {"x": 1}}]"#, #""formats": {"a\u0007": 1}"#,
    #""things": [{"type": "a\u0007", "x": 1}, {"type": "b", "y": 1}, {"type": "b", "y": 1}]"#,
    #""things": [{"id": "a\u0007"}, {"id": "\u0301"}]"#,
  ])
  func `names that no contract has`(members: String) throws {
    _ = try Inferred(Inferred.file(members))
    _ = try Inferred("{\"keep\": [1], \(members)}")
  }

  @Test
  func `any documents at all`() throws {
    var random = TestSupport.SplitMix64(seed: 20_261_130)
    var drafted = 0
    for _ in 0..<Self.documents {
      var maker = RandomDocument(random: random)
      let first = maker.document()
      let second = maker.document()
      random = maker.random
      do {
        _ = try Inferred([InputBytes(first), InputBytes(second)])
        drafted += 1
      } catch let error as InferenceError {
        #expect(
          error.code == .notRecognisable || error.code == .differentFormats,
          "\(error) \(first) \(second)"
        )
      }
    }
    #expect(drafted > Self.documents / 2)
  }
}

/// Documents of any shape, with texts and keys that look like something.
struct RandomDocument {
  var random: TestSupport.SplitMix64

  private static let keys = [
    "id", "type", "kind", "name", "a", "b", "children", "items", "personId", "currency", "amount",
    "createdAt", "é",
    "e\u{301}", "", "\u{7}", "3ae6f1ad-2e65-4ed2-a953-1ec0dff2386d", "2026-01-31", "7", "version", "format",
  ]
  private static let texts = [
    "a", "b", "", "x y", "EUR", "RM", "3ae6f1ad-2e65-4ed2-a953-1ec0dff2386d", "2026-01-31",
    "2026-01-31T10:00:00Z",
    "2026-01-31T10:00:00+02:00", "09:30", "AAECAwQFBgcICQoLDA0ODw==", "\\u0007", "\\u0061", "é", "e\u{301}",
    "7",
  ]
  private static let numbers = [
    "0", "1", "-1", "1702934567518", "1.5", "1e3", "-0", "9007199254740993", "1e999",
  ]

  mutating func document() -> String {
    "{\"keep\":\(value(2)),\"list\":[\(value(3)),\(value(3))]" + members(3, leading: true) + "}"
  }

  private mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  private mutating func members(_ depth: Int, leading: Bool) -> String {
    var seen: Set<[UInt8]> = Set(leading ? [Array("keep".utf8), Array("list".utf8)] : [])
    var text = ""
    for _ in 0..<below(7) {
      let key = Self.keys[below(Self.keys.count)]
      guard seen.insert(Array(key.utf8)).inserted else { continue }
      text +=
        (text.isEmpty && !leading ? "" : ",") + "\"\(key == "\u{7}" ? "\\u0007" : key)\":\(value(depth))"
    }
    return text
  }

  private mutating func value(_ depth: Int) -> String {
    switch below(depth > 0 ? 8 : 5) {
    case 0: return "null"
    case 1: return below(2) == 0 ? "true" : "false"
    case 2: return Self.numbers[below(Self.numbers.count)]
    case 3, 4: return "\"\(Self.texts[below(Self.texts.count)])\""
    case 5: return "{" + members(depth - 1, leading: false) + "}"
    default: return "[" + (0..<below(5)).map { _ in value(depth - 1) }.joined(separator: ",") + "]"
    }
  }
}
