import Testing

/// Files that are large and were made to cost time or memory. Each must end; how soon, a benchmark says.
struct HostileSizeTests {
  struct File: Sendable, CustomTestStringConvertible {
    let name: String
    let text: @Sendable (Int) -> String
    var testDescription: String { name }
  }

  /// Five million bytes in an optimised build, far fewer where every step is checked.
  private static let size = _isDebugAssertConfiguration() ? 40_000 : 5_000_000

  private static func backup(_ members: String) -> String {
    SmallBackup.text.replacing("\"runs\": [],", with: "\"runs\": [],\(members)")
  }

  private static func times(_ text: String, _ bytes: Int) -> String {
    String(repeating: text, count: bytes / text.utf8.count)
  }

  static let files: [File] = [
    File(name: "brackets") { times("[", $0) },
    File(name: "braces with a key") { times("{\"a\":", $0) },
    File(name: "brackets in an unknown field") { backup("\"x\": " + times("[", $0)) },
    File(name: "closing brackets") { backup("\"x\": 1 " + times("]", $0)) },
    File(name: "quotes") { times("\"", $0) },
    File(name: "quotes in an unknown field") { backup("\"x\": " + times("\"", $0)) },
    File(name: "backslashes") { backup("\"x\": \"" + times("\\", $0)) },
    File(name: "line ends in a text") { backup("\"x\": \"" + times("\n", $0) + "\",") },
    File(name: "line ends in a text that never ends") { times("\n", 10) + "{\"x\": \"" + times("\n", $0) },
    File(name: "texts that never end") { backup(times("\"x\n", $0)) },
    File(name: "control characters in a text") { backup("\"x\": \"" + times("\u{1}", $0) + "\",") },
    File(name: "one unknown key again and again") { backup(times("\"x\": 1,", $0)) },
    File(name: "one known key again and again") { backup(times("\"entries\": [],", $0)) },
    File(name: "one key with an escape again and again") { backup(times("\"\\u0078\": 1,", $0)) },
    File(name: "other unknown keys") { size in
      backup((0..<size / 16).map { "\"k\($0 + 100_000)\": 1,\n" }.joined())
    },
    File(name: "an unknown object in each of many") { backup("\"x\": [" + times("{\"a\":{}},", $0) + "1],") },
    File(name: "commas") { backup("\"x\": [" + times(",", $0) + "],") },
    File(name: "digits") { backup("\"x\": " + times("9", $0) + ",") },
    File(name: "digits of an amount") {
      SmallBackup.text.replacing("350", with: times("9", $0))
    },
    File(name: "an exponent") { SmallBackup.text.replacing("350", with: "1e" + times("9", $0)) },
    File(name: "a name") { SmallBackup.text.replacing("Coffee", with: times("é", $0)) },
    File(name: "a name of escapes") { SmallBackup.text.replacing("Coffee", with: times("\\u00e9", $0)) },
    File(name: "a date") { SmallBackup.text.replacing("2026-01-06T12:40:00Z", with: times("2026-", $0)) },
    File(name: "a currency") { SmallBackup.text.replacing("EUR", with: times("E", $0)) },
    File(name: "an enumeration") { SmallBackup.text.replacing("craving", with: times("craving", $0)) },
    File(name: "an unknown key of its own") { backup("\"" + times("k", $0) + "\": 1,") },
    File(name: "empty entries") {
      SmallBackup.text.replacing("\"entries\": [", with: "\"entries\": [" + times("{},", $0))
    },
    File(name: "null entries") {
      SmallBackup.text.replacing("\"entries\": [", with: "\"entries\": [" + times("null,", $0))
    },
    File(name: "unknown values of an enumeration") {
      backup("").replacing("\"entries\": [", with: "\"entries\": [" + times("{\"kind\":\"cravinx\"},", $0))
    },
    File(name: "a format as long as a book, and members behind it") {
      "{\"format\":\"" + times("x", $0 / 2) + "\"" + times(",\"a\":0", $0 / 2) + "}"
    },
    File(name: "amounts behind a long text") {
      backup("").replacing(
        "\"amount\": 350",
        with: "\"x\":\"" + times("x", $0 / 2) + "\"" + times(",\"amount\":1.5", $0 / 2)
      )
    },
    File(name: "a long path to many faults") {
      let key = "{\"" + String(repeating: "k", count: $0 / 1000) + "\":"
      return backup("\"x\":" + times(key, 50 * key.utf8.count) + "[" + times("nul,", $0))
    },
    File(name: "white space") { times(" \n\t\r", $0) + SmallBackup.text },
    File(name: "zeros") { times("\u{0}", $0) },
    File(name: "zeros behind") { SmallBackup.text + times("\u{0}", $0) },
    File(name: "words") { backup(times("nul ", $0)) },
    File(name: "wrong words in a list") { backup("\"x\": [" + times("nul,", $0) + "1],") },
    File(name: "comments") { times("//\n", $0) + SmallBackup.text },
    File(name: "byte order marks") { times("\u{FEFF}", $0) + SmallBackup.text },
  ]

  @Test(arguments: files)
  func `a large hostile file comes to an end`(file: File) {
    Hostile.examine(Array(file.text(Self.size).utf8), file.name)
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    String(decoding: Array(utf8).replacingFirst(Array(old.utf8), with: Array(new.utf8)), as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate func replacingFirst(_ old: [UInt8], with new: [UInt8]) -> [UInt8] {
    guard let place = firstRange(of: old) else { return self }
    return self[..<place.lowerBound] + new + self[place.upperBound...]
  }
}
