import BackupJSON
import Testing

struct LineTableTests {
  /// line:column/utf16Column of each offset.
  private static func places(_ offsets: [Int], _ bytes: [UInt8]) -> [String] {
    LineTable.positions(of: offsets, in: bytes).map { "\($0.line):\($0.column)/\($0.utf16Column)" }
  }

  @Test(arguments: [
    ("", ["1:1/1"]),
    ("a", ["1:1/1", "1:2/2"]),
    ("\n", ["1:1/1", "2:1/1"]),
    ("a\nb", ["1:1/1", "1:2/2", "2:1/1", "2:2/2"]),
    ("a\r\nb", ["1:1/1", "1:2/2", "1:3/3", "2:1/1", "2:2/2"]),
    ("a\rb", ["1:1/1", "1:2/2", "2:1/1", "2:2/2"]),
    ("\r\r\n\n\r", ["1:1/1", "2:1/1", "2:2/2", "3:1/1", "4:1/1", "5:1/1"]),
    ("é!", ["1:1/1", "1:1/1", "1:2/2", "1:3/3"]),
    ("\u{1F602}!", ["1:1/1", "1:1/1", "1:1/1", "1:1/1", "1:2/3", "1:3/4"]),
    ("e\u{301}", ["1:1/1", "1:2/2", "1:2/2", "1:3/3"]),
    ("\u{FEFF}a\nb", ["1:1/1", "1:1/1", "1:1/1", "1:1/1", "1:2/2", "2:1/1", "2:2/2"]),
    ("a\u{FEFF}b", ["1:1/1", "1:2/2", "1:2/2", "1:2/2", "1:3/3", "1:4/4"]),
    ("\u{2028}a", ["1:1/1", "1:1/1", "1:1/1", "1:2/2", "1:3/3"]),
  ])
  func `every offset of a text has its line and column`(text: String, expected: [String]) {
    #expect(Self.places(Array(0...text.utf8.count), Array(text.utf8)) == expected)
  }

  @Test(
    arguments: [
      ("lone continuation", [0x80, 0x41]), ("overlong", [0xC0, 0x80]),
      ("truncated at the end", [0xE2, 0x82]),
      ("truncated before ASCII", [0xF0, 0x9F, 0x98, 0x41]), ("surrogate", [0xED, 0xA0, 0x80]),
      ("beyond Unicode", [0xF4, 0x90, 0x80, 0x80]), ("overlong of three", [0xE0, 0x9F, 0xBF]),
      ("overlong of four", [0xF0, 0x8F, 0xBF, 0xBF]), ("no UTF-8 at all", [0xFF, 0xFE, 0xF8]),
    ] as [(String, [UInt8])]
  )
  func `each byte of ill-formed text is a column`(name: String, bytes: [UInt8]) {
    let expected = (0...bytes.count).map { "1:\($0 + 1)/\($0 + 1)" }
    #expect(Self.places(Array(0...bytes.count), bytes) == expected)
    #expect(Self.places([bytes.count], bytes) == [expected[bytes.count]])
  }

  @Test
  func `an offset outside the file is taken as its nearest end`() {
    let positions = LineTable.positions(of: [.min, -1, 0, 4, 5, .max], in: Array("ab\nc".utf8))
    #expect(positions.map(\.offset) == [0, 0, 0, 4, 4, 4])
    #expect(positions.map(\.line) == [1, 1, 1, 2, 2, 2])
    #expect(positions.map(\.column) == [1, 1, 1, 2, 2, 2])
  }

  @Test
  func `offsets in another order are answered as well`() {
    let bytes = Array("ab\ncd\nef".utf8)
    #expect(Self.places([7, 1, 4, 4, 0], bytes) == ["3:2/2", "1:2/2", "2:2/2", "2:2/2", "1:1/1"])
  }
}
