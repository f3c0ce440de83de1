@_spi(Scanning) import BackupJSON
import Testing

struct PointerLocationsTests {
  private static let text = #"  {"a": 12 , "b~": {"c": ["x", {"d": null}], "é": true}, "a": 3, "": "\""}"#

  /// The marked text of a pointer, and what of the pointer is not there.
  private func mark(_ pointer: String, _ text: String) throws -> String {
    let pointer = try #require(JSONPointer(pointer))
    let input = InputBytes(text)
    let location = PointerLocations(of: [pointer, JSONPointer()], in: input.source)[pointer]
    return ([input.text(location.mark)] + location.missing).joined(separator: " | ")
  }

  @Test(arguments: [
    ("", "{"), ("/a", "12"), ("/b~0", #""b~""#), ("/b~0/c/0", #""x""#), ("/b~0/c", #""c""#),
    ("/b~0/c/1", "{"), ("/b~0/c/1/d", "null"), ("/b~0/é", "true"),
    ("/b~0/e\u{301}", #""b~" | e"# + "\u{301}"),
    ("/", #""\"""#), ("/x/y", "{ | x | y"), ("/a/b", "12 | b"), ("/b~0/c/2", #""c" | 2"#),
    ("/b~0/c/01", #""c" | 01"#),
  ])
  func `a pointer leads to its value, or to what is around it`(pointer: String, mark: String) throws {
    #expect(try self.mark(pointer, Self.text) == mark)
  }

  @Test(arguments: [
    "", "{", "[1, 2", #"{"a"#, #"{"a": "#, #"{"a": {"b": [1,, "#, "}", #"{"a": tru"#, "\u{0}",
  ])
  func `broken text has places inside itself`(text: String) throws {
    let pointers = ["", "/a", "/a/b/1", "/0", "/1/a"].compactMap { JSONPointer($0) }
    let input = InputBytes(text)
    let locations = PointerLocations(of: pointers, in: input.source)
    for pointer in pointers {
      #expect(locations[pointer].mark.upperBound <= input.count)
    }
  }

  @Test
  func `pointers that nobody asked for are answered with what is around them`() throws {
    let input = InputBytes(Self.text)
    let locations = PointerLocations(of: [], in: input.source)
    #expect(locations[try #require(JSONPointer("/a"))].missing == ["a"])
  }
}
