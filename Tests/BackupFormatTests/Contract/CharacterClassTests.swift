import BackupFormat
import Testing

struct CharacterClassTests {
  /// The characters of a class, in the order of ASCII.
  private func members(_ notation: String) -> String? {
    CharacterClass(notation).map { characters in
      let members = (0...0x7F as ClosedRange<UInt8>).filter { characters.contains($0) }
      return String(decoding: members, as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("a", "a"), ("abc", "abc"), ("a-e", "abcde"), ("c-ea", "acde"), ("a-c0-3_", "0123_abc"), ("-", "-"),
    ("--", "-"), ("-a", "-a"), ("a-", "-a"), ("a-c-", "-abc"), ("-a-c", "-abc"), ("a-a", "a"), (" ", " "),
    ("a-cb-d", "abcd"), ("^a", "^a"), ("[]", "[]"), ("\\d", "\\d"), ("?-A", "?@A"),
  ])
  func `a notation stands for its characters`(notation: String, expected: String) {
    #expect(members(notation) == expected)
  }

  @Test(arguments: [
    "", "z-a", "b-a", "a-z-9", "a--", "a---", "---", "a-b-c", "é", "a-é", "\n", "\t", "\u{7F}", "a\u{0}", "ａ",
  ])
  func `an ill-formed notation is none`(notation: String) {
    #expect(CharacterClass(notation) == nil)
  }

  @Test(arguments: [
    ("a-z0-9_-", #"[0-9_a-z\-]"#), ("ab", "[ab]"), ("abc", "[a-c]"), ("-", #"[\-]"#), ("^]", #"[\]\^]"#),
    ("[-]", #"[\[-\]]"#), ("+-/", #"[+,.\/\-]"#), (" -~", #"[ -,.-~\-]"#),
  ])
  func `a class is written as one of a regular expression`(notation: String, expected: String) {
    #expect(CharacterClass(notation)?.expression == expected)
  }

  @Test(arguments: ["a-z0-9_-", " -~", "+-/", "^]\\[-", "!-/:-@[-`{-~", "-", "$.|?*+(){}"])
  func `the regular expression has the same characters`(notation: String) throws {
    let characters = try #require(CharacterClass(notation))
    let expression = try Regex(characters.expression).matchingSemantics(.unicodeScalar)
    for value in 0...0x17F as ClosedRange<UInt32> {
      let scalar = try #require(Unicode.Scalar(value))
      let isMatch = (try? expression.wholeMatch(in: String(scalar))) != nil
      #expect(isMatch == characters.contains(scalar), "U+\(String(value, radix: 16))")
    }
  }
}
