import BackupJSON
import Testing

struct LineRangeTests {
  private static func line(_ offset: Int, _ text: String, reach: Int = .max) -> String {
    let bytes = Array(text.utf8)
    return String(
      decoding: bytes[LineTable.lineRange(containing: offset, in: bytes, reach: reach)],
      as: UTF8.self
    )
  }

  @Test(arguments: [
    ("", [""]),
    ("ab", ["ab", "ab", "ab"]),
    ("a\nb", ["a", "a", "b", "b"]),
    ("a\r\nb", ["a", "a", "a", "b", "b"]),
    ("a\rb", ["a", "a", "b", "b"]),
    ("\n\n", ["", "", ""]),
    ("a\n", ["a", "a", ""]),
    ("\u{FEFF}a\n", ["a", "a", "a", "a", "a", ""]),
  ])
  func `every offset of a text has its line`(text: String, lines: [String]) {
    for (offset, line) in lines.enumerated() { #expect(Self.line(offset, text) == line) }
  }

  @Test
  func `a long line is found whole, from anywhere in it`() {
    let long = String(repeating: "0123456789", count: 50)
    let text = "first\n" + long + "\r\nlast"
    for offset in 6...(6 + long.utf8.count + 1) { #expect(Self.line(offset, text) == long) }
    #expect(Self.line(text.utf8.count, text) == "last")
  }

  @Test
  func `an offset outside the file is taken as its nearest end`() {
    #expect(Self.line(.min, "a\nb") == "a")
    #expect(Self.line(.max, "a\nb") == "b")
  }

  @Test(arguments: [
    (10, 3, "789abc"), (10, 0, ""), (0, 4, "0123"), (16, 4, "cdef"), (10, -5, ""),
    (10, .max, "0123456789abcdef"),
  ])
  func `a reach cuts the line on both sides`(offset: Int, reach: Int, text: String) {
    #expect(Self.line(offset, "0123456789abcdef", reach: reach) == text)
  }

  @Test
  func `a reach beyond the line changes nothing`() {
    #expect(Self.line(4, "ab\ncd\nef", reach: 3) == "cd")
  }

  @Test
  func `a cut is never inside a scalar`() {
    let text = String(repeating: "\u{20AC}", count: 10)
    for reach in 0..<20 {
      #expect(Self.line(15, text, reach: reach).unicodeScalars.allSatisfy { $0 == "\u{20AC}" })
    }
  }
}
