import BackupJSON
import Testing

/// The order that sorted one object is tried on the next of its size, and must not be trusted.
struct CanonicalOrderTests {
  @Test
  func `objects of one size with other keys or another order are each sorted`() throws {
    let value: JSONValue = [
      ["b": 1, "a": 2, "c": 3], ["a": 1, "b": 2, "c": 3], ["c": 1, "b": 2, "a": 3], ["z": 1, "y": 2, "x": 3],
      ["b": 1, "a": ["b": 1, "c": 2, "a": 3], "c": 3],
    ]
    let expected =
      #"[{"a":2,"b":1,"c":3},{"a":1,"b":2,"c":3},{"a":3,"b":2,"c":1},{"x":3,"y":2,"z":1},"#
      + #"{"a":{"a":3,"b":1,"c":2},"b":1,"c":3}]"#
    #expect(try CanonicalWriter().write(value) == Array(expected.utf8))
  }

  @Test(arguments: [62, 63, 64, 65, 300])
  func `an object with many keys is sorted`(count: Int) throws {
    let keys = (100..<(100 + count)).map(String.init)
    var object = JSONObject()
    for key in keys.reversed() { object[key] = true }
    let expected = "{" + keys.map { "\"\($0)\":true" }.joined(separator: ",") + "}"
    #expect(try CanonicalWriter().write(.object(object)) == Array(expected.utf8))
  }
}
