import BackupJSON
import Testing

struct JSONObjectTests {
  private static func numbered(_ count: Int) -> JSONObject {
    var object = JSONObject()
    for number in 0..<count { object["k\(number)"] = .integer(Int64(number)) }
    return object
  }

  @Test
  func `members keep the order in which they were written`() {
    let object: JSONObject = ["z": 1, "a": 2, "m": 3]
    #expect(object.keys == ["z", "a", "m"])
    #expect(object.map(\.value) == [1, 2, 3])
    #expect(object.count == 3)
  }

  @Test
  func `setting a key keeps its place and a new one comes last`() {
    var object: JSONObject = ["z": 1, "a": 2]
    object["z"] = 9
    object["n"] = 3
    #expect(object == ["z": 9, "a": 2, "n": 3])
    object["z"] = nil
    object["absent"] = nil
    #expect(object == ["a": 2, "n": 3])
  }

  @Test
  func `a key that comes twice in a literal keeps its first place and its last value`() {
    let object: JSONObject = ["a": 1, "b": 2, "a": 3]
    #expect(object == ["a": 3, "b": 2])
  }

  @Test
  func `composed and decomposed letters are two keys`() {
    var object: JSONObject = ["\u{E9}": 1]
    object["e\u{301}"] = 2
    #expect(object.count == 2)
    #expect(object["\u{E9}"] == 1)
  }

  @Test
  func `a member is inserted at a place or after another one`() {
    var object: JSONObject = ["a": 1, "c": 3]
    let done = [
      object.insert(2, for: "b", after: "a"), object.insert(0, for: "_", at: 0),
      object.insert(4, for: "d", at: 99),
    ]
    #expect(done == [true, true, true])
    #expect(object == ["_": 0, "a": 1, "b": 2, "c": 3, "d": 4])
  }

  @Test
  func `a member is not inserted twice nor after one that is not there`() {
    var object: JSONObject = ["a": 1, "c": 3]
    let done = [
      object.insert(8, for: "a", at: 0), object.insert(8, for: "a", after: "c"),
      object.insert(8, for: "x", after: "absent"),
    ]
    #expect(done == [false, false, false])
    #expect(object == ["a": 1, "c": 3])
  }

  @Test
  func `renaming keeps the place and never takes another member's key`() {
    var object: JSONObject = ["a": 1, "b": 2, "c": 3]
    let done = [
      object.rename("b", to: "x"), object.rename("x", to: "c"), object.rename("absent", to: "y"),
      object.rename("x", to: "x"),
    ]
    #expect(done == [true, false, false, true])
    #expect(object == ["a": 1, "x": 2, "c": 3])
  }

  @Test(arguments: [3, 16, 17, 18, 100])
  func `lookup is right after edits at any size`(count: Int) {
    var object = Self.numbered(count)
    object.insert(-1, for: "first", at: 0)
    object.rename("k1", to: "renamed")
    object.remove("k0")
    #expect(object.keys.prefix(2) == ["first", "renamed"])
    for (position, member) in object.enumerated() {
      #expect(object.position(of: member.key) == position)
      #expect(object[member.key] == member.value)
    }
    #expect(object["k0"] == nil)
    #expect(object["k1"] == nil)
  }

  @Test
  func `many members are removed in one pass`() {
    var object = Self.numbered(100)
    object.removeAll { $0.value.integerValue! % 2 == 0 }
    #expect(object.count == 50)
    #expect(object["k2"] == nil)
    #expect(object.position(of: "k99") == 49)
  }

  @Test
  func `a value is changed in place`() {
    var object: JSONObject = ["a": [1]]
    object.withValue(of: "a") { $0.arrayValue?.append(2) }
    let absent: Void? = object.withValue(of: "b") { $0 = nil }
    #expect(object == ["a": [1, 2]])
    #expect(absent == nil)
  }
}
