import BackupFormat
import BackupJSON
import BackupUpgrade
import Testing

/// Wrong step files get findings with their places, all in one run.
struct StepFileTests {
  static func file(_ operations: String, from: String = "1", to: String = "2") -> InputBytes {
    InputBytes(
      """
      {"kind": "backup-upgrade", "upgrade": 1, "format": "toy-backup", "from": \(from), "to": \(to), "operations": [
      {"do": "mark", "set": {"version": 2}},
      \(operations)
      ]}
      """
    )
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let operations: String
    let remarks: [String]
    var testDescription: String { operations }

    init(_ operations: String, _ remarks: String...) {
      self.operations = operations
      self.remarks = remarks
    }
  }

  static let cases: [Case] = [
    Case(#"{"do": "rename", "at": "items/*", "names": {"a": "b"}}"#, "step/path-form /operations/1/at"),
    Case(#"{"do": "rename", "at": "/items/~", "names": {"a": "b"}}"#, "step/path-form /operations/1/at"),
    Case(#"{"do": "rename", "names": {"a": "c", "b": "c"}}"#, "step/contradiction /operations/1/names"),
    Case(#"{"do": "rename", "names": {}}"#, "step/contradiction /operations/1/names"),
    Case(#"{"do": "move", "from": "a/*", "to": "b"}"#, "step/path-form /operations/1/from"),
    Case(#"{"do": "add", "field": "a"}"#, "step/contradiction /operations/1/field"),
    Case(#"{"do": "add", "field": "a", "from": ["b", "*"]}"#, "step/path-form /operations/1/from/1"),
    Case(#"{"do": "add", "field": "a", "from": ["/"]}"#, "step/path-form /operations/1/from/0"),
    Case(#"{"do": "uuid", "fields": ["a", "/b"]}"#),
    Case(#"{"do": "uuid", "fields": ["../b"]}"#, "step/path-form /operations/1/fields/0"),
    Case(#"{"do": "uuid", "fields": []}"#, "limit/list-count /operations/1/fields"),
    Case(#"{"do": "mark", "set": {"version": 3}}"#, "step/mark /operations/1/do"),
    Case(
      #"{"do": "mapValues", "fields": ["a"], "values": {}, "others": "kept", "othersBecome": 1}"#,
      "step/contradiction /operations/1/others"
    ),
    Case(#"{"do": "minorUnits", "fields": ["a"]}"#, "step/contradiction /operations/1/fields"),
    Case(
      #"{"do": "minorUnits", "fields": ["a"], "currency": "b", "currencyCode": "EUR"}"#,
      "step/contradiction /operations/1/currencyCode"
    ),
    Case(#"{"do": "date", "fields": ["a"], "offset": "8"}"#, "step/path-form /operations/1/offset"),
    Case(
      #"{"do": "split", "field": "a", "separator": "", "into": ["b", "c"]}"#,
      "step/contradiction /operations/1/separator"
    ),
    Case(#"{"do": "remove", "fields": ["a", "a"]}"#, "step/contradiction /operations/1/fields"),
    Case(#"{"do": "remove", "fields": ["a"], "becuase": 1}"#, "field/not-allowed /operations/1/becuase"),
    Case(#"{"do": "remove"}"#, "field/missing /operations/1/fields"),
    Case(
      #"{"do": "rename", "at": "x", "names": {"a": 1}}"#,
      "step/path-form /operations/1/at",
      "type/expected-text /operations/1/names/a"
    ),
  ]

  @Test(arguments: cases)
  func `a mistake is told at its place`(_ example: Case) {
    let reading = UpgradeReader().read(Self.file(example.operations))
    let remarks = reading.findings.map { "\($0.rule.id) \($0.pointer)" }
    #expect(remarks == example.remarks)
    #expect((reading.upgrade == nil) == !example.remarks.isEmpty)
  }

  @Test func `a step goes to the next major`() {
    let reading = UpgradeReader().read(Self.file(#"{"do": "uuid", "fields": ["a"]}"#, to: "3"))
    #expect(reading.findings.map(\.rule.id) == ["step/versions"])
  }

  @Test func `a step without a mark is told`() {
    let text =
      #"{"kind": "backup-upgrade", "upgrade": 1, "format": "toy", "from": 1, "to": 2, "operations": []}"#
    #expect(UpgradeReader().read(InputBytes(text)).findings.map(\.rule.id) == ["step/mark"])
  }

  @Test(arguments: [
    "", "{", "[]", "{}", "1", "{\"kind\": \"backup-upgrade\"}", "{\"kind\": \"backup-contract\"}",
  ])
  func `what is no step file has findings and no step`(text: String) {
    let reading = UpgradeReader().read(InputBytes(text))
    #expect(reading.upgrade == nil)
    #expect(!reading.findings.isEmpty)
  }

  @Test func `the contract of step files has no mistakes`() {
    #expect(UpgradeFileFormat.contract.mistakes == [])
  }
}
