import BackupJSON
import Testing

@testable import BackupUpgrade

/// All names of one `rename` are given at once, whatever their order is.
struct RenameTests {
  @Test(arguments: [
    (#"{"a": "b", "b": "c"}"#, #"{"a":1,"b":2}"#, #"{"b":1,"c":2}"#),
    (#"{"b": "c", "a": "b"}"#, #"{"a":1,"b":2}"#, #"{"b":1,"c":2}"#),
    (#"{"name": "nick", "nick": "name"}"#, #"{"name":"Ann","nick":"A"}"#, #"{"nick":"Ann","name":"A"}"#),
    (#"{"a": "b", "b": "c"}"#, #"{"a":1}"#, #"{"b":1}"#),
    (#"{"a": "a"}"#, #"{"a":1}"#, #"{"a":1}"#),
  ])
  func `names may be chained and swapped`(names: String, before: String, after: String) throws {
    for (at, left, right) in [("", "", ""), ("/list/*", #"{"list":["#, "]}"), ("/inner", #"{"inner":"#, "}")]
    {
      let operation = #"{"do": "rename", "at": "\#(at)", "names": \#(names)}"#
      let answer = try StepRun.run(operation, on: left + before + right)
      #expect(answer.made == left + after + right)
    }
  }

  @Test(arguments: [#"{"a": "b", "b": "c"}"#, #"{"b": "c", "a": "b"}"#])
  func `a key that stays is not overwritten`(names: String) throws {
    let operation = #"{"do": "rename", "at": "/list/*", "names": \#(names)}"#
    #expect(
      try StepRun.run(operation, on: #"{"list": [{"a": 1, "b": 2, "c": 3}]}"#).remarks == [
        "step/key-taken /list/0/c"
      ]
    )
  }
}
