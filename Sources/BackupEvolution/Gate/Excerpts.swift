import BackupJSON

/// Cuts what a finding repeats.
enum Excerpts {
  private static let longestFact = 120
  private static let longestDocument = 400

  /// A fact of a contract, visible and cut.
  static func fact(_ text: String) -> String { cut(text, longestFact) }

  /// A made-up document in one line, cut.
  static func line(_ document: [UInt8]) -> String {
    let compact = (try? JSONDocument(reading: InputBytes(document))).flatMap {
      try? JSONWriter(.compact).write($0)
    }
    return cut(String(decoding: compact ?? document, as: UTF8.self), longestDocument)
  }

  /// A text in which nothing could hide or move anything on a terminal.
  static func visible(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isInvisible ? "\u{FFFD}" : $0 }))
  }

  private static func cut(_ text: String, _ longest: Int) -> String {
    let visible = visible(text).unicodeScalars
    let words = String(String.UnicodeScalarView(visible.prefix(longest)))
    return visible.count > longest ? words + "…" : words
  }
}

extension Phrase.Interpolation {
  /// A path or name of the project, whole: it may be what a person has to copy.
  mutating func appendInterpolation(shown text: String) {
    appendInterpolation(Excerpts.visible(text))
  }
}
