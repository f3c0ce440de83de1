import BackupJSON
import Testing

/// Compares with a count that goes over the text one scalar at a time.
struct LineTablePropertyTests {
  /// Line, column and UTF-16 column of the start of each scalar and of the end, by offset.
  private static func slowly(_ text: String) -> [SourcePlace] {
    var places: [SourcePlace] = []
    var place = SourcePlace()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      places.append(place)
      place.offset += String(scalar).utf8.count
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if scalar == "\n" || (scalar == "\r" && next != "\n") {
        place = SourcePlace(offset: place.offset, line: place.line + 1)
      } else {
        place.column += 1
        place.utf16Column += String(scalar).utf16.count
      }
    }
    return places + [place]
  }

  struct SourcePlace: Equatable {
    var offset = 0
    var line = 1
    var column = 1
    var utf16Column = 1
  }

  private static func text(_ random: inout RandomJSON) -> String {
    // Few of the long pieces, or few of the line ends: both long lines and many short ones come out.
    let pieces = [
      ["a", "\n", "\r", "\r\n", "é"], ["0123456789abcdef", "\u{1F602}", "\n", "x"],
      [String(repeating: "x", count: 1500), "\r\n", "\n"], ["\r\n", "abcdefg"],
      ["\u{20AC}", "\u{1F602}", "a"],
    ]
    let choice = random.pick(pieces)
    return (0..<random.below(60)).map { _ in random.pick(choice) }.joined()
  }

  @Test(arguments: [31, 32, 33] as [UInt64])
  func `positions are those of a slow count, for all offsets and for some`(seed: UInt64) {
    var random = RandomJSON(seed: seed)
    for _ in 0..<150 {
      let text = Self.text(&random)
      let places = Self.slowly(text)
      let some = places.filter { _ in random.below(4) == 0 }
      for asked in [places, some] {
        let found = LineTable.positions(of: asked.map(\.offset), in: Array(text.utf8)).map {
          SourcePlace(offset: $0.offset, line: $0.line, column: $0.column, utf16Column: $0.utf16Column)
        }
        #expect(found == asked)
      }
    }
  }

  @Test(arguments: [41, 42] as [UInt64])
  func `no bytes and no offsets are too wild`(seed: UInt64) {
    var random = RandomJSON(seed: seed)
    for _ in 0..<300 {
      let alphabet: [UInt8] = [0x0A, 0x0D, 0x41, 0x80, 0xBF, 0xC2, 0xE0, 0xED, 0xEF, 0xBB, 0xF0, 0xF4, 0xFF]
      let bytes = (0..<random.below(64)).map { _ in random.pick(alphabet) }
      let all = LineTable.positions(of: Array(0...bytes.count), in: bytes)
      for (offset, position) in all.enumerated() {
        #expect(LineTable.positions(of: [offset], in: bytes) == [position])
        let range = LineTable.lineRange(containing: offset, in: bytes, reach: random.below(8))
        #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count)
      }
    }
  }
}
