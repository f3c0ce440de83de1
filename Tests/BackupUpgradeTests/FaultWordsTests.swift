import BackupFormat
import BackupJSON
import Testing

@testable import BackupUpgrade

/// The words of a failure fit its cause.
struct FaultWordsTests {
  private static let contract = Contract(
    format: "toy-backup",
    title: "Toy",
    version: FormatVersion(1, 0),
    status: .released,
    recognition: Recognition(value: "toy-backup"),
    root: "backup",
    records: [
      RecordType("backup", fields: [FieldType("a", .boolean), FieldType("b", .boolean, presence: .optional)])
    ]
  )

  @Test func `a key that the old format knows is not called unknown`() throws {
    let answer = try StepRun.run(
      #"{"do": "rename", "names": {"a": "b"}}"#,
      on: #"{"a": true, "b": false}"#,
      by: Self.contract
    )
    let finding = try #require(answer.findings.first)
    #expect(finding.message.description == "`b` is there already, and would be overwritten")
    #expect(finding.help?.description == "give one of the two another name, or remove it")
    #expect(finding.notes.map(\.message.description) == ["this value would get the same key"])
    #expect(finding.notes.map(\.range) == [6..<10])
    #expect(finding.notes.map { $0.pointer?.description } == ["/a"])
  }

  @Test func `a key that the old format does not know is called so`() throws {
    let answer = try StepRun.run(
      #"{"do": "rename", "names": {"a": "c"}}"#,
      on: #"{"a": true, "c": false}"#,
      by: Self.contract
    )
    let finding = try #require(answer.findings.first)
    #expect(finding.message.description == "\"c\" is there already, and would be overwritten")
    #expect(finding.help?.description == "give this key, which the old format does not know, another name")
  }

  @Test(arguments: [
    #"{"do": "rename", "names": {"b": "c"}}"#, #"{"do": "move", "from": "b", "to": "c"}"#,
    #"{"do": "wrap", "fields": ["b"], "into": "c"}"#, #"{"do": "hoist", "field": "o", "names": {"b": "c"}}"#,
    #"{"do": "split", "field": "b", "separator": " ", "into": ["c", "d"]}"#,
    #"{"do": "merge", "fields": ["b", "e"], "separator": " ", "into": "c"}"#,
  ])
  func `both places of a key are shown`(operation: String) throws {
    let file = #"{"b": "x y", "o": {"b": 1}, "c": 3}"#
    let answer = try StepRun.run(operation, on: file)
    #expect(answer.remarks == ["step/key-taken /c"])
    let place = operation.contains("hoist") ? "/o/b" : "/b"
    #expect(answer.findings.flatMap(\.notes).map { $0.pointer?.description } == [place])
  }

  @Test func `an id that replaces another is no fallback`() throws {
    let operation = #"{"do": "makeId", "field": "id", "prefix": "a-", "from": "n"}"#
    let messages = try StepRun.run(operation, on: #"{"id": "x", "n": 7}"#).findings.map(\.message.description)
    #expect(messages == ["\"id\" is replaced by an id that is made on the way to 2"])
  }

  @Test(arguments: [
    (#"{"do": "uuid", "fields": ["a"]}"#, #"{"a": "x"}"#, false),
    (#"{"do": "add", "field": "a", "from": ["b"]}"#, "{}", true),
    (#"{"do": "mapValues", "fields": ["a"], "values": {}}"#, #"{"a": "x"}"#, true),
  ])
  func `a guess is spoken of where there would be one`(operation: String, file: String, isGuess: Bool) throws
  {
    let findings = try StepRun.run(operation, on: file).findings
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.notes.contains { $0.isReason } == isGuess })
  }

  @Test(arguments: ["1.5", "1e3", "1.0", "-0"])
  func `a number that is no whole one is no key`(id: String) throws {
    let operation = #"{"do": "listToMap", "field": "list", "key": "id"}"#
    #expect(
      try StepRun.run(operation, on: #"{"list": [{"id": \#(id)}]}"#).remarks == ["step/id-form /list/0/id"]
    )
  }
}
