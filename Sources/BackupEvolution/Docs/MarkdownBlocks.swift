/// What stands inside and outside of the fenced blocks of a Markdown text.
enum MarkdownBlocks {
  /// The lines outside of the blocks.
  static func prose(_ text: String) -> [String] {
    var isInside = false
    return lines(text).filter { line in
      guard line.hasPrefix("```") else { return !isInside }
      isInside.toggle()
      return false
    }
  }

  /// The text of the first block of JSON.
  static func firstJSON(_ text: String) -> String? {
    let lines = lines(text)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("```json") }) else { return nil }
    return lines[(start + 1)...].prefix { !$0.hasPrefix("```") }.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
