@_spi(Scanning) import BackupJSON
import Testing

struct ObjectMembersTests {
  private static func keys(_ text: String, reach: Int = .max) -> [String] {
    InputBytes(text).withSource { source in
      ObjectMembers(of: source, at: 0, reach: reach).map { source.decodedString($0.key) }
    }
  }

  @Test(arguments: [
    (#"{"a":1,"b":[{"c":2}],"d":"]}","e":null}"#, ["a", "b", "d", "e"]),
    (#"{"a":"\\","b":"\"","c":"12345678\"","d":0}"#, ["a", "b", "c", "d"]),
    (#"{ "a" : 1 , "b" : "é,}" }"#, ["a", "b"]), ("{}", []), ("[1]", []), (#"{"a":1"b":2}"#, ["a"]),
    (#"{"a":"#, []), (#"{"a":"x"#, ["a"]), (#"{"a":"x\"#, ["a"]), (#"{"a"#, []),
  ])
  func `members are found by brackets and quotes`(text: String, expected: [String]) {
    #expect(Self.keys(text) == expected)
  }

  @Test(arguments: [
    #"{"a":1,"\#(String(repeating: "k", count: 100))":2,"b":3}"#,
    #"{"a":"\#(String(repeating: "v", count: 100))","b":3}"#,
    #"{"a":1\#(String(repeating: " ", count: 100)),"b":3}"#,
    #"{"a":1,\#(String(repeating: "\n", count: 100))"b":3}"#,
  ])
  func `nothing is found behind the reach, however long a text is`(text: String) {
    #expect(Self.keys(text, reach: 50) == ["a"])
    #expect(Self.keys(text).last == "b")
  }

  @Test(arguments: [
    ("5}", 1), ("5 \n}", 1), ("5 ,", 1), ("nul l ]", 5), (",", 0), ("[ 1 ] ", 5), ("\"a \" ,", 4),
    ("5\0 ,", 2), ("5", nil), ("\"a", nil), ("[1", nil),
  ])
  func `a value ends before the white space behind it`(text: String, end: Int?) {
    InputBytes(text).withSource { source in
      #expect(source.endOfBalancedValue(0, limit: source.count) == end)
    }
  }
}
