import BackupJSON
import Testing

@testable import BackupUpgrade

/// One run tells everything that keeps a file from being upgraded, and each cause once.
struct AllFailuresTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let operations: String
    let file: String
    let remarks: [String]
    var testDescription: String { operations }
  }

  static let cases: [Case] = [
    Case(
      operations: #"{"do": "mapValues", "at": "/set/subs/*", "fields": ["k"], "values": {"a": "b"}}"#,
      file: #"{"set": {"subs": [{"k": "x"}, {"k": "a"}, {"k": "y"}, {"k": "z"}]}}"#,
      remarks: [
        "step/unknown-value /set/subs/0/k", "step/unknown-value /set/subs/2/k",
        "step/unknown-value /set/subs/3/k",
      ]
    ),
    Case(
      operations:
        #"{"do": "uuid", "at": "/people/*/cards/*", "fields": ["id"]}, {"do": "uuid", "at": "/people/*", "fields": ["id"]}"#,
      file: #"{"people": [{"id": "x", "cards": [{"id": "a"}, {"id": "b"}]}, {"id": "y"}]}"#,
      remarks: [
        "step/id-form /people/0/cards/0/id", "step/id-form /people/0/cards/1/id", "step/id-form /people/1/id",
      ]
    ),
    Case(
      operations:
        #"{"do": "uuid", "at": "/set/subs/*", "fields": ["id"]}, {"do": "date", "at": "/set/subs/*", "fields": ["id"]}"#,
      file: #"{"set": {"subs": [{"id": "x"}]}}"#,
      remarks: ["step/id-form /set/subs/0/id"]
    ),
    Case(
      operations:
        #"{"do": "uuid", "at": "/set/subs/*", "fields": ["id"]}, {"do": "remove", "at": "/set/subs/*", "fields": ["x"]}"#,
      file: #"{"set": 7}"#,
      remarks: ["step/other-kind /set"]
    ),
    Case(
      operations:
        #"{"do": "uuid", "at": "/set/subs/*", "fields": ["id"]}, {"do": "uuid", "at": "/set/subs/*", "fields": ["id"]}"#,
      file: #"{"set": {"subs": [1, {"id": "x"}, [2]]}}"#,
      remarks: ["step/other-kind /set/subs/0", "step/id-form /set/subs/1/id", "step/other-kind /set/subs/2"]
    ),
  ]

  @Test(arguments: cases)
  func `every failure is told, and each once`(_ example: Case) throws {
    #expect(try StepRun.run(example.operations, on: example.file).remarks == example.remarks)
  }

  @Test func `sources around a record are right behind a record that has failed`() throws {
    let operations =
      #"{"do": "add", "at": "/maps/*/subs/*/inner", "field": "c", "from": ["../../name"]}"#
    let file =
      #"{"maps": {"a": {"name": 1, "subs": [{"inner": 7}, {"inner": {}}]}, "b": {"name": 2, "subs": [{"inner": {}}]}}}"#
    #expect(try StepRun.run(operations, on: file).remarks == ["step/other-kind /maps/a/subs/0/inner"])
  }
}
