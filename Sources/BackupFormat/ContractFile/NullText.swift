import BackupJSON

/// How a contract file says what `null` means: `"absent"`, or `"means "` and a sentence. What the absence of a field
/// means is written in the second way.
enum NullText {
  static let absent = "absent"
  private static let beginning = "means "

  /// The text for a meaning; `nil` where null is refused, which the file says by leaving the key out.
  static func text(_ null: FieldType.Null) -> String? {
    switch null {
    case .refused: nil
    case .absent: absent
    case .meaning(let sentence): text(meaning: sentence)
    }
  }

  /// Reads the text; `nil` for any other.
  static func read(_ text: String) -> FieldType.Null? {
    if text.isSameUTF8(as: absent) { return .absent }
    return meaning(text).map { .meaning($0) }
  }

  /// The text for a sentence.
  static func text(meaning sentence: String) -> String { beginning + sentence }

  /// The sentence behind `"means "`; `nil` for any other text.
  static func meaning(_ text: String) -> String? {
    guard text.utf8.starts(with: beginning.utf8) else { return nil }
    return String(decoding: text.utf8.dropFirst(beginning.utf8.count), as: UTF8.self)
  }
}
