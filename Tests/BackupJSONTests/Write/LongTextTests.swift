import BackupJSON
import Testing

/// The writers pass text on in blocks; nothing may be lost where one ends.
struct LongTextTests {
  @Test(arguments: [32_760, 32_765, 32_766, 32_767, 32_768, 32_769, 65_536, 100_003])
  func `a long string is written whole`(count: Int) throws {
    let text = String(repeating: "x", count: count) + "\"" + String(repeating: "y", count: count)
    let expected = Array(("\"" + text.split(separator: "\"").joined(separator: "\\\"") + "\"").utf8)
    #expect(try JSONWriter(.compact).write(.string(text)) == expected)
    #expect(try CanonicalWriter().write(.string(text)) == expected)
  }

  @Test(arguments: 1...9)
  func `many short values are written whole`(size: Int) throws {
    let word = String(repeating: "w", count: size)
    let expected = "[" + Array(repeating: "\"\(word)\"", count: 20_000).joined(separator: ",") + "]"
    let value: JSONValue = .array(Array(repeating: .string(word), count: 20_000))
    #expect(try JSONWriter(.compact).write(value) == Array(expected.utf8))
    #expect(try CanonicalWriter().write(value) == Array(expected.utf8))
  }
}
