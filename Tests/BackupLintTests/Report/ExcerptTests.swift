import BackupJSON
import Testing

@testable import BackupLint

@Suite struct ExcerptTests {
  private static func excerpt(_ text: String, hidingAllBut keys: KnownKeys? = nil) -> Excerpt {
    let marked = Marked(text)
    return Excerpt(marked.input, marked.span, hidingAllBut: keys)
  }

  /// What the marks stand under, by columns of one each.
  private static func marked(_ excerpt: Excerpt) -> String {
    String(
      String.UnicodeScalarView(excerpt.text.unicodeScalars.dropFirst(excerpt.indent).prefix(excerpt.marks))
    )
  }

  @Test func `a short line is shown whole`() {
    let excerpt = Self.excerpt("{\n  \"amount\": ⟦14.00⟧,\n}")
    #expect(excerpt.text == "  \"amount\": 14.00,")
    #expect(excerpt.indent == 12)
    #expect(excerpt.marks == 5)
  }

  @Test(arguments: [0, 1, 39, 40, 41, 99, 100, 101, 5_000], [0, 1, 60, 99, 100, 5_000])
  func `a long line is cut to a window that has the place in it`(_ before: Int, _ behind: Int) {
    let text = String(repeating: "a", count: before) + "⟦14.00⟧" + String(repeating: "b", count: behind)
    let excerpt = Self.excerpt(text)
    #expect(Self.marked(excerpt) == "14.00")
    #expect(excerpt.text.unicodeScalars.count <= Excerpt.columns + 2)
    let isWhole = before + 5 + behind <= Excerpt.columns
    #expect((!excerpt.text.hasPrefix("…") && !excerpt.text.hasSuffix("…")) == isWhole)
  }

  @Test func `a place that is longer than the window is marked up to its edge`() {
    let excerpt = Self.excerpt("\"note\": ⟦" + String(repeating: "y", count: 3_000) + "⟧")
    #expect(excerpt.text.hasPrefix("\"note\": yyy"))
    #expect(excerpt.text.hasSuffix("y…"))
    #expect(excerpt.indent == 8)
    #expect(excerpt.marks == Excerpt.columns - 8)
  }

  @Test func `a place over several lines is marked in its first`() {
    let excerpt = Self.excerpt("{\"a\": ⟦[1,\n2]⟧}")
    #expect(excerpt.text == "{\"a\": [1,")
    #expect(excerpt.marks == 3)
  }

  @Test(arguments: ["⟦⟧", "ab⟦⟧", "ab⟦⟧\ncd", "ab\r\n⟦⟧", "⟦⟧\nab"])
  func `an empty place has one mark`(_ text: String) {
    #expect(Self.excerpt(text).marks == 1)
  }

  @Test(arguments: [
    ("\t\t⟦1⟧", 4, 1), ("\"日本\" ⟦1⟧", 7, 1), ("\"e\u{301}\" ⟦1⟧", 4, 1), ("\"👍\" ⟦1⟧", 5, 1), ("⟦日本⟧", 0, 4),
    ("\u{A0}⟦1⟧", 6, 1), ("\u{200B}⟦1⟧", 8, 1), ("ä⟦ö⟧", 1, 1),
  ])
  func `marks stand under what they mark`(_ text: String, _ indent: Int, _ marks: Int) {
    let excerpt = Self.excerpt(text)
    #expect(excerpt.indent == indent)
    #expect(excerpt.marks == marks)
  }

  @Test func `what cannot be seen is written out`() {
    #expect(Self.excerpt("a\u{1B}[31m\u{202E}⟦b⟧").text == "a\\u{1B}[31m\\u{202E}b")
  }

  @Test func `bytes that are no text are written out one by one`() {
    let input = InputBytes([0x22, 0xFF, 0xC3, 0x22])
    let excerpt = Excerpt(input, 2..<3, hidingAllBut: nil)
    #expect(excerpt.text == "\"\\xFF\\xC3\"")
    #expect(excerpt.indent == 5)
    #expect(excerpt.marks == 4)
  }

  @Test func `a byte order mark is not shown`() {
    let input = InputBytes([0xEF, 0xBB, 0xBF] + Array("{}".utf8))
    #expect(Excerpt(input, 0..<3, hidingAllBut: nil).text == "{}")
  }

  @Test func `hidden values keep their places`() {
    var keys = KnownKeys()
    keys.insert("amount")
    let excerpt = Self.excerpt("{\"amount\": ⟦14.00⟧, \"日本\": \"geheim\"}", hidingAllBut: keys)
    #expect(excerpt.text == "{\"amount\": 00.00, \"xx\": \"xxxxxx\"}")
    #expect(Self.marked(excerpt) == "00.00")
  }
}
