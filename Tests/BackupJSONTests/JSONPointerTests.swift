import BackupJSON
import Testing

struct JSONPointerTests {
  @Test(arguments: [
    ("", []), ("/", [""]), ("/a~1b", ["a/b"]), ("/m~0n", ["m~n"]), ("/~01", ["~1"]),
    ("/0//x", ["0", "", "x"]),
  ])
  func `text form and tokens are two views of one path`(text: String, tokens: [String]) {
    #expect(JSONPointer(text)?.tokens == tokens)
    #expect(JSONPointer(tokens: tokens).description == text)
  }

  @Test(arguments: ["a", "/~", "/~2", "/a~"])
  func `a text that RFC 6901 does not allow is no pointer`(text: String) {
    #expect(JSONPointer(text) == nil)
  }

  @Test
  func `composed and decomposed letters are different keys`() {
    #expect(JSONPointer(tokens: ["\u{E9}"]) != JSONPointer(tokens: ["e\u{301}"]))
  }
}
