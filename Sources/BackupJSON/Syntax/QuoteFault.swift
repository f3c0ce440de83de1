/// Quotes that stand inside of a text, or at its end in a form that JSON does not know.
enum QuoteFault {
  /// Most quotes that a fix escapes; a text with more of them is hardly one text.
  private static let most = 50

  static func unescaped(_ quotes: [Int]) -> Finding {
    let edits = quotes.map { TextEdit(range: $0..<$0, replacement: "\\") }
    let first = quotes.first ?? 0
    return Finding(
      .unescapedQuote,
      at: first..<first + 1,
      quotes.count == 1
        ? "this quote stands inside of a text, and the text goes on behind it"
        : "this quote and \(quotes.count - 1) more stand inside of a text",
      notes: [.why("a quote ends the text; inside of it, it is written \\\"")],
      fixes: quotes.count > most ? [] : [Fix("write \\\" for each", safety: .unsafe, edits: edits)]
    )
  }

  static func smart(_ place: Range<Int>) -> Finding {
    Finding(
      .smartQuotes,
      at: place,
      "a typographic quote ends a text that a straight one has begun",
      help: "JSON knows only straight double quotes: \"",
      fixes: [Fix("write \"", safety: .unsafe, edits: [TextEdit(range: place, replacement: "\"")])]
    )
  }
}
