import BackupJSON
import Testing

@testable import BackupUpgrade

/// A step does not blow up a file, and takes no square of the time.
struct GrowthTests {
  private static func file(subs: Int, extra: String) -> String {
    let list = Array(repeating: "{}", count: subs).joined(separator: ",")
    return #"{"set": {"subs": [\#(list)]}, "subs": [\#(list)], "extra": \#(extra)}"#
  }

  private static let numbers = "[" + Array(repeating: "1", count: 10_000).joined(separator: ",") + "]"
  private static let text = "\"" + String(repeating: "x", count: 400_000) + "\""
  private static let key = "{\"" + String(repeating: "k", count: 400_000) + "\": 1}"

  @Test(arguments: ["/set/subs/*", "/subs/*"], [numbers, text, key])
  func `copies stop inside of a pass`(at: String, extra: String) throws {
    let operation = #"{"do": "add", "at": "\#(at)", "field": "c", "from": ["/extra"], "value": 0}"#
    let file = Self.file(subs: 10_000, extra: extra)
    let answer = try StepRun.run(operation, on: file)
    #expect(answer.remarks == ["step/too-large "])
  }

  @Test(arguments: ["/set/subs/*", "/subs/*"])
  func `constants and ids stop inside of a pass`(at: String) throws {
    let value = "[" + Array(repeating: "1", count: 1000).joined(separator: ",") + "]"
    for operation in [
      #"{"do": "set", "at": "\#(at)", "field": "c", "value": \#(value)}"#,
      #"{"do": "makeId", "at": "\#(at)", "field": "c", "prefix": "p", "from": "/extra"}"#,
    ] {
      let answer = try StepRun.run(operation, on: Self.file(subs: 10_000, extra: Self.text))
      #expect(answer.remarks == ["step/too-large "])
    }
  }

  @Test func `an object with many keys is dissolved in linear time`() throws {
    let members = (0..<80_000).map { #""k\#($0)":0"# }.joined(separator: ",")
    let answer = try StepRun.run(#"{"do": "hoist", "field": "map"}"#, on: #"{"map":{\#(members)}}"#)
    #expect(answer.made == "{\(members)}")
    let taken = try StepRun.run(#"{"do": "hoist", "field": "map"}"#, on: #"{"k79999":1,"map":{\#(members)}}"#)
    #expect(taken.remarks == ["step/key-taken /k79999"])
  }
}
