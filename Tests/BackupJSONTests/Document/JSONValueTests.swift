import BackupJSON
import Testing

struct JSONValueTests {
  @Test(
    arguments: [
      (nil, false), (false, nil), (1, true), ("1", 1), (["a": 1], ["a": 2]), ([1, 2], [2, 1]), ([], [:]),
      (["a": 1, "b": 2], ["b": 2, "a": 1]), (["a": 1], ["a": 1, "b": 2]), ("\u{E9}", "e\u{301}"),
      (["\u{E9}": 1], ["e\u{301}": 1]), (.number(JSONNumber("1.0")!), 1),
    ] as [(JSONValue, JSONValue)]
  )
  func `values that are written otherwise are not equal`(left: JSONValue, right: JSONValue) {
    #expect(left != right)
    #expect(Set([left, right]).count == 2)
  }

  @Test
  func `values that are written the same are equal`() {
    let value: JSONValue = ["a": [1, true, nil, "x"], "b": ["c": .number(JSONNumber("1.50")!)]]
    let same: JSONValue = ["a": [1, true, nil, "x"], "b": ["c": .number(JSONNumber("1.50")!)]]
    #expect(value == same)
    #expect(Set([value, same]).count == 1)
  }

  @Test
  func `each accessor answers for its own kind only`() {
    let values: [JSONValue] = [nil, true, 7, "x", [1], ["k": 1]]
    #expect(values.map(\.isNull) == [true, false, false, false, false, false])
    #expect(values.map(\.booleanValue) == [nil, true, nil, nil, nil, nil])
    #expect(values.map(\.integerValue) == [nil, nil, 7, nil, nil, nil])
    #expect(values.map(\.numberValue) == [nil, nil, JSONNumber(7), nil, nil, nil])
    #expect(values.map(\.stringValue) == [nil, nil, nil, "x", nil, nil])
    #expect(values.map(\.arrayValue) == [nil, nil, nil, nil, [1], nil])
    #expect(values.map(\.objectValue) == [nil, nil, nil, nil, nil, ["k": 1]])
  }

  @Test
  func `a container is changed through its accessor`() {
    var value: JSONValue = ["list": [1]]
    value.objectValue?["list"]?.arrayValue?.append(2)
    value.objectValue?["new"] = 3
    value.arrayValue?.append(9)
    #expect(value == ["list": [1, 2], "new": 3])
    value.objectValue = nil
    #expect(value == nil)
  }
}
