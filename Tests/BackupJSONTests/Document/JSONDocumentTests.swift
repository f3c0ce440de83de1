import BackupJSON
import Testing

struct JSONDocumentTests {
  /// The example of RFC 6901 section 5.
  static let example = JSONDocument(root: [
    "foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, "k\"l": 6, " ": 7,
    "m~n": 8,
  ])

  @Test(
    arguments: [
      ("/foo", ["bar", "baz"]), ("/foo/0", "bar"), ("/", 0), ("/a~1b", 1), ("/c%d", 2), ("/e^f", 3),
      ("/g|h", 4),
      ("/i\\j", 5), ("/k\"l", 6), ("/ ", 7), ("/m~0n", 8),
    ] as [(String, JSONValue)]
  )
  func `a pointer finds its value`(text: String, value: JSONValue) throws {
    #expect(Self.example[try #require(JSONPointer(text))] == value)
  }

  @Test
  func `the empty pointer is the whole document`() {
    #expect(Self.example[JSONPointer()] == Self.example.root)
  }

  @Test(arguments: [
    "/absent", "/foo/2", "/foo/-", "/foo/00", "/foo/01", "/foo/+1", "/foo/-1", "/foo/ 0", "/foo/", "/foo/1e0",
    "/foo/99999999999999999999999999", "/foo/0/x", "//0", "/foo/\u{661}",
  ])
  func `a pointer to nothing finds nothing`(text: String) throws {
    #expect(Self.example.value(at: try #require(JSONPointer(text))) == nil)
  }
}
