import BackupJSON

extension TextEdit {
  /// Puts a JSON string there, its quotes included.
  init(range: Range<Int>, literal text: String) {
    self.init(range: range, replacement: TextEdit.literal(text))
  }

  /// Puts the characters of a JSON string there, without quotes: between those that are there.
  init(range: Range<Int>, characters text: String) {
    self.init(range: range, replacement: String(TextEdit.literal(text).dropFirst().dropLast()))
  }

  private static func literal(_ text: String) -> String {
    // A single string is never nested too deep.
    let bytes = (try? JSONWriter(.compact).write(.string(text))) ?? Array("\"\"".utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
