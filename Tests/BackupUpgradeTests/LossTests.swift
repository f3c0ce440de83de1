import BackupFormat
import BackupJSON
import Testing

@testable import BackupUpgrade

/// What is lost is counted as lost, and only that.
struct LossTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let operation: String
    let file: String
    let made: String
    let remarks: [String]
    let counts: [Int]
    var testDescription: String { operation + file }
  }

  private static let day = #"{"do": "date", "fields": ["at"], "as": "day"}"#
  private static let utc = #"{"do": "date", "fields": ["at"]}"#
  private static let id = #"{"do": "makeId", "field": "id", "prefix": "a-", "from": "n"}"#

  /// Counts are changed, replaced, rounded and dropped.
  static let cases: [Case] = [
    Case(
      operation: utc,
      file: #"{"at":"2025-05-01T08:00:00.123456Z"}"#,
      made: #"{"at":"2025-05-01T08:00:00.123Z"}"#,
      remarks: ["step/rounded /at"],
      counts: [0, 0, 1, 0]
    ),
    Case(
      operation: utc,
      file: #"{"at":"2025-05-01T08:00:00+08:00"}"#,
      made: #"{"at":"2025-05-01T00:00:00Z"}"#,
      remarks: [],
      counts: [1, 0, 0, 0]
    ),
    Case(
      operation: day,
      file: #"{"at":"2025-05-01T08:00:00Z"}"#,
      made: #"{"at":"2025-05-01"}"#,
      remarks: ["step/rounded /at"],
      counts: [0, 0, 1, 0]
    ),
    Case(
      operation: day,
      file: #"{"at":"2025-05-01T00:00:00+08:00"}"#,
      made: #"{"at":"2025-05-01"}"#,
      remarks: [],
      counts: [1, 0, 0, 0]
    ),
    Case(
      operation: id,
      file: #"{"id":"x","n":7}"#,
      made: #"{"id":"a-7","n":7}"#,
      remarks: ["step/replaced /id"],
      counts: [0, 1, 0, 0]
    ),
    Case(operation: id, file: #"{"id":"a-7","n":7}"#, made: #"{"id":"a-7","n":7}"#, remarks: [], counts: []),
    Case(
      operation: id,
      file: #"{"id":null,"n":7}"#,
      made: #"{"id":"a-7","n":7}"#,
      remarks: [],
      counts: [1, 0, 0, 0]
    ),
    Case(
      operation: #"{"do": "makeId", "field": "id", "prefix": "a-", "from": "id"}"#,
      file: #"{"id":7}"#,
      made: #"{"id":"a-7"}"#,
      remarks: [],
      counts: [1, 0, 0, 0]
    ),
    Case(
      operation: #"{"do": "set", "field": "a", "value": null}"#,
      file: #"{"a":null}"#,
      made: #"{"a":null}"#,
      remarks: [],
      counts: []
    ),
    Case(
      operation: #"{"do": "set", "field": "a", "value": "x"}"#,
      file: #"{"a":null}"#,
      made: #"{"a":"x"}"#,
      remarks: [],
      counts: [1, 0, 0, 0]
    ),
    Case(
      operation: #"{"do": "set", "field": "a", "value": "x"}"#,
      file: #"{"a":"y"}"#,
      made: #"{"a":"x"}"#,
      remarks: ["step/dropped /a"],
      counts: [0, 0, 0, 1]
    ),
  ]

  @Test(arguments: cases)
  func `an operation counts and places what it loses`(_ example: Case) throws {
    let answer = try StepRun.run(example.operation, on: example.file)
    #expect(answer.made == example.made)
    #expect(answer.remarks == example.remarks)
    #expect(answer.entries.flatMap { [$0.changed, $0.replaced, $0.rounded, $0.dropped] } == example.counts)
  }
}
