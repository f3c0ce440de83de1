import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

/// Types of texts, each by a few values.
struct InferredTextTests {
  private static func thing(_ name: String, _ values: [String]) throws -> (FieldType, [String], String?) {
    let records = values.map { "{\"\(name)\": \"\($0)\", \"n\": 1}" }
    let inferred = try Inferred([InputBytes(Inferred.file("\"things\": [\(records.joined(separator: ","))]"))]
    )
    return (
      try inferred.thing(name), inferred.notes("/things/*/\(name)"), inferred.support("/things/*/\(name)")
    )
  }

  @Test(arguments: [
    (
      "ref", ["3ae6f1ad-2e65-4ed2-a953-1ec0dff2386d", "3AE6F1AD-2E65-4ED2-A953-1EC0DFF2386D"], ValueType.uuid
    ),
    ("at", ["2026-01-31T10:00:00Z", "2026-01-31T10:00:00.123Z"], .utcMoment),
    ("at", ["2026-01-31T10:00:00Z", "2026-01-31T10:00:00+02:00"], .localMoment),
    ("createdAt", ["2026-01-31T10:00:00Z", "2026-01-31T10:00:00+02:00"], .utcMoment),
    ("at", ["2026-01-31T10:00:00+00:00"], .utcMoment),
    ("at", ["2026-01-31T10:00:00", "2026-01-31T10:00:01"], .text(TextType(0...1000))),
    ("at", ["2023-02-29T10:00:00Z"], .text(TextType(0...1000))),
    ("day", ["2026-01-31", "2024-02-29"], .day),
    ("day", ["2026-01-31", "2023-02-29"], .text(TextType(0...1000))),
    ("day", ["2026-01-31", ""], .text(TextType(0...1000))),
    ("rises", ["07:30", "23:59"], .timeOfDay),
    ("rises", ["07:30", "24:00"], .text(TextType(0...1000))),
    ("currency", ["EUR", "JPY"], .currency),
    ("code", ["EUR", "JPY"], .text(TextType(0...1000))),
    ("currency", ["EUR", "RM"], .text(TextType(0...1000))),
    ("picture", ["AAECAwQFBgcICQoLDA0ODw=="], .base64(Base64Type())),
    ("picture", ["AAECAwQFBgcICQoLDA0ODw==", "kein Bild"], .text(TextType(0...1000))),
    ("picture", ["abcdefghijklmnop"], .text(TextType(0...1000))),
    ("secret", ["4SJHB4GSD43FZBAI7C2HLRJGPQ======"], .text(TextType(0...1000))),
  ])
  func `a type is that of all texts`(name: String, values: [String], expected: ValueType) throws {
    let (field, notes, support) = try Self.thing(name, values)
    #expect(field.type == expected)
    #expect(notes.count == 1)
    #expect(support == "\(values.count) of \(values.count)")
  }

  @Test(arguments: [(3, 1000), (250, 1000), (251, 10_000), (2501, 100_000), (300_000, 10_000_000)])
  func `the limit of a text has much room`(length: Int, limit: Int) throws {
    let (field, _, _) = try Self.thing("note", [String(repeating: "ä", count: length)])
    #expect(field.type == .text(TextType(0...limit)))
  }

  @Test(arguments: [
    // Words of the app, by the name of the field.
    ("kind", ["a", "b", "a"], ["a", "b"]),
    ("tokenType", ["TOTP", "TOTP"], ["TOTP"]),
    ("status", ["open", "done", "open", "late", "open"], ["open", "done", "late"]),
    // By their number alone.
    ("flavour", ["x", "y", "x", "y", "x", "x"], ["x", "y"]),
  ])
  func `few different texts are an enumeration that is open`(
    name: String,
    values: [String],
    expected: [String]
  ) throws {
    let (field, notes, _) = try Self.thing(name, values)
    guard case .enumeration(let enumeration) = field.type else {
      Issue.record("\(field.type)")
      return
    }
    #expect(enumeration.values.map(\.name) == expected)
    #expect(enumeration.unknown == .kept(shownAs: "Something else"))
    #expect(notes[0].contains("is an enumeration: \(values.count) values, \(expected.count) distinct"))
    #expect(notes[0].hasPrefix("? ") == (values.count < expected.count * 5))
    #expect(field.doc.hasPrefix("To decide: ") == notes[0].hasPrefix("? "))
  }

  @Test(arguments: [
    ("kind", ["a", "b", "c"]), ("kind", ["a"]),
    // Words of the person.
    ("name", ["Jo", "Jo", "Jo", "Jo", "Jo", "Jo", "Al"]),
    // Too few for a name that says nothing.
    ("flavour", ["x", "y", "x", "y", "x"]), ("flavour", ["x", "x", "x", "x", "x", "x"]),
    ("kind", ["a\\u0007", "a\\u0007"]), ("kind", ["", ""]), ("kind", [" a", " a"]),
    ("kind", ["say \\\"x\\\"", "say \\\"x\\\""]), ("kind", ["one two three four", "one two three four"]),
    ("kind", ["00ff", "00ff"]),
    // Equal for a person, and not for a machine.
    ("kind", ["\u{E9}", "e\u{301}", "\u{E9}", "e\u{301}"]),
  ])
  func `other texts are texts`(name: String, values: [String]) throws {
    let (field, _, _) = try Self.thing(name, values)
    #expect(field.type == .text(TextType(0...1000)))
  }

  @Test
  func `how many texts make an enumeration can be said`() throws {
    let words = (0..<30).flatMap { ["w\($0)", "w\($0)"] }
    let records = words.map { "{\"kind\": \"\($0)\"}" }.joined(separator: ",")
    let text = Inferred.file("\"things\": [\(records)]")
    #expect(try Inferred(text).thing("kind").type == .text(TextType(0...1000)))
    let wide = try Inferred(text, options: .init(maximumValues: 30))
    guard case .enumeration(let enumeration) = try wide.thing("kind").type else {
      Issue.record("no enumeration")
      return
    }
    #expect(enumeration.values.count == 30)
  }

  @Test
  func `what the check would refuse is taken back`() throws {
    // A UUID with an escape in it is one, but no reader compares it in place.
    let (field, _, _) = try Self.thing("ref", ["\\u0033ae6f1ad-2e65-4ed2-a953-1ec0dff2386d"])
    #expect(field.type == .text(TextType(0...1000)))
  }
}
