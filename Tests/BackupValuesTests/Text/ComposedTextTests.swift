import BackupValues
import TestSupport
import Testing

struct ComposedTextTests {
  private func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] { ComposedText.scalars(of: scalars) }

  @Test(arguments: [
    ("", ""), ("cafe\u{301}", "caf\u{E9}"), ("caf\u{E9}", "caf\u{E9}"), ("\u{212B}", "\u{C5}"),
    ("\u{FB01}", "\u{FB01}"), ("\u{958}", "\u{915}\u{93C}"), ("q\u{307}\u{323}", "q\u{323}\u{307}"),
    ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"), ("\u{AC00}\u{11A8}", "\u{AC01}"),
    ("\u{AC01}\u{11A8}", "\u{AC01}\u{11A8}"), ("a\u{302}\u{301}", "\u{1EA5}"),
    ("a\u{323}\u{302}\u{301}", "\u{1EAD}\u{301}"), ("\u{301}a", "\u{301}a"), (" e\u{301} ", " \u{E9} "),
    ("\u{1F468}\u{200D}\u{1F469}", "\u{1F468}\u{200D}\u{1F469}"),
  ])
  func `a text is put together as UAX 15 has it`(text: String, wanted: String) {
    #expect(composed(Array(text.unicodeScalars)) == Array(wanted.unicodeScalars))
  }

  @Test func `many marks in a row are put in order, and in little time`() {
    let marks: [Unicode.Scalar] = ["\u{301}", "\u{323}", "\u{327}", "\u{345}"]
    let text = ["a"] + (0..<40_000).map { marks[$0 % 4] }
    let result = composed(text)
    #expect(result.count == text.count - 1)
    #expect(composed(result) == result)
  }
}

@Suite(.enabled(if: Corpora.isPresent("unicode-nfc"), "the corpora are not here"))
struct ComposedTextCorpusTests {
  private static func scalars(_ column: Substring) -> [Unicode.Scalar] {
    column.split(separator: " ").map { Unicode.Scalar(UInt32($0, radix: 16)!)! }
  }

  @Test func `every row of the test of Unicode holds`() throws {
    let text = String(decoding: try Corpora.bytes("unicode-nfc/nfc.tsv"), as: UTF8.self)
    let rows = text.split(separator: "\n").dropFirst().map { row in
      row.split(separator: "\t", omittingEmptySubsequences: false).prefix(5).map(Self.scalars)
    }
    for row in rows {
      for column in 0...2 { #expect(ComposedText.scalars(of: row[column]) == row[1], "\(row)") }
      for column in 3...4 { #expect(ComposedText.scalars(of: row[column]) == row[3], "\(row)") }
    }
    #expect(rows.count == 544)
  }
}
