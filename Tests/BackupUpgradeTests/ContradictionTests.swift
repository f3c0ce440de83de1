import BackupJSON
import BackupUpgrade
import Testing

/// Operations that contradict themselves or each other.
struct ContradictionTests {
  /// The operation, and the place of what is wrong in it.
  static let cases: [(String, String)] = [
    (#"{"do": "nest", "at": "/people/*", "field": "sub", "from": "people", "reference": "boss"}"#, "at"),
    (#"{"do": "nest", "at": "/people/*/x", "field": "sub", "from": "people", "reference": "boss"}"#, "at"),
    (#"{"do": "nest", "at": "/*/*", "field": "sub", "from": "people", "reference": "boss"}"#, "at"),
    (#"{"do": "nest", "field": "people", "from": "people", "reference": "boss"}"#, "from"),
    (#"{"do": "nest", "at": "/people/*", "field": "sub", "from": "cards", "reference": "id"}"#, "reference"),
    (
      #"{"do": "nest", "at": "/people/*", "field": "sub", "from": "cards", "key": "n", "reference": "n"}"#,
      "reference"
    ),
    (#"{"do": "unnest", "field": "cards", "to": "cards", "reference": "owner"}"#, "to"),
    (#"{"do": "unnest", "at": "/people/*", "field": "id", "to": "cards", "reference": "owner"}"#, "key"),
    (#"{"do": "uuid", "fields": ["x", "x"]}"#, "fields"),
    (#"{"do": "date", "fields": ["p/*/x", "p/a/x"]}"#, "fields"),
    (#"{"do": "currency", "fields": ["p/a/x", "*/a/x"], "aliases": {"RM": "MYR"}}"#, "fields"),
    (#"{"do": "minorUnits", "fields": ["p/*/x", "*/a/x"], "currencyCode": "EUR"}"#, "fields"),
    (#"{"do": "mapValues", "fields": ["x", "x"], "values": {"a": "b"}}"#, "fields"),
    (#"{"do": "add", "field": "x", "from": ["a", "a"]}"#, "from"),
    (#"{"do": "split", "field": "x", "separator": " ", "into": ["a", "a"]}"#, "into"),
    (
      #"{"do": "minorUnits", "fields": ["x"], "currencyCode": "EUR", "decimals": {"EUR": 0}}"#, "decimals/EUR"
    ),
    (#"{"do": "mapToList", "field": "x", "key": "a", "value": "a"}"#, "value"),
    (#"{"do": "listToMap", "field": "x", "key": "a", "value": "a"}"#, "value"),
    (#"{"do": "hoist", "field": "x", "names": {"a": "c", "b": "c"}}"#, "names"),
    (#"{"do": "wrap", "fields": ["a", "b"], "into": "a"}"#, "into"),
    (#"{"do": "move", "from": "a", "to": "a"}"#, "to"),
    (#"{"do": "move", "from": "a", "to": "a/b"}"#, "to"),
    (#"{"do": "move", "from": "a/b", "to": "a"}"#, "to"),
    (#"{"do": "rename", "names": {"version": "v"}}"#, "names/version"),
    (#"{"do": "rename", "names": {"v": "version"}}"#, "names/v"),
    (#"{"do": "remove", "fields": ["a", "version"]}"#, "fields/1"),
  ]

  @Test(arguments: cases)
  func `an operation that contradicts itself is told`(operation: String, place: String) {
    let findings = UpgradeReader().read(StepFileTests.file(operation)).findings
    #expect(findings.map { "\($0.rule.id) \($0.pointer)" } == ["step/contradiction /operations/1/\(place)"])
  }

  @Test(arguments: [
    #"{"do": "uuid", "fields": ["p/*/x", "p/a", "p/*/y", "p/a/z"]}"#,
    #"{"do": "minorUnits", "fields": ["x"], "currencyCode": "DEM", "decimals": {"DEM": 2}}"#,
    #"{"do": "rename", "names": {"a": "b", "b": "a"}}"#,
    #"{"do": "rename", "at": "/people/*", "names": {"version": "v"}}"#,
    #"{"do": "move", "from": "a/b", "to": "a/c"}"#,
    #"{"do": "nest", "at": "/people/*", "field": "people", "from": "cards", "reference": "owner"}"#,
    #"{"do": "unnest", "at": "/people/*", "field": "cards", "to": "cards", "reference": "owner"}"#,
  ])
  func `an operation that does not is taken`(operation: String) {
    #expect(UpgradeReader().read(StepFileTests.file(operation)).upgrade != nil)
  }

  @Test(arguments: [
    (#"{"do": "mark", "set": {"version": 2}, "remove": ["a", "version"]}"#, "/operations/0/remove/1"),
    (#"{"do": "mark", "set": {"version": {"major": 3, "minor": 0}}}"#, "/operations/0/set/version/major"),
  ])
  func `a mark that contradicts itself is told`(mark: String, place: String) {
    let text =
      #"{"kind": "backup-upgrade", "upgrade": 1, "format": "toy", "from": 1, "to": 2, "operations": [\#(mark)]}"#
    let findings = UpgradeReader().read(InputBytes(text)).findings
    #expect(findings.map { "\($0.rule.id) \($0.pointer)" } == ["step/contradiction \(place)"])
  }

  @Test func `a step between other majors has that one mistake`() {
    let text =
      #"{"kind": "backup-upgrade", "upgrade": 1, "format": "toy", "from": 1, "to": 3, "operations": ["#
      + #"{"do": "mark", "set": {"version": {"major": 2, "minor": 0}}}]}"#
    #expect(UpgradeReader().read(InputBytes(text)).findings.map(\.rule.id) == ["step/versions"])
  }

  @Test func `a key of old may make room for the mark`() {
    let text =
      #"{"kind": "backup-upgrade", "upgrade": 1, "format": "toy", "from": 1, "to": 2, "operations": ["#
      + #"{"do": "rename", "names": {"format": "paper"}}, {"do": "mark", "set": {"format": "toy"}}]}"#
    #expect(UpgradeReader().read(InputBytes(text)).findings == [])
  }

  @Test(arguments: ["Toy", "toy backup", "toy-encrypted", "7", "toy/../x"])
  func `a format has an id that a contract may have`(format: String) {
    let text =
      #"{"kind": "backup-upgrade", "upgrade": 1, "format": "\#(format)", "from": 1, "to": 2, "operations": ["#
      + #"{"do": "mark", "set": {"version": 2}}]}"#
    let findings = UpgradeReader().read(InputBytes(text)).findings
    #expect(findings.map { "\($0.rule.id) \($0.pointer)" } == ["contract/name-form /format"])
  }

  @Test(arguments: [("at", "/"), ("before", "/"), ("fields", ""), ("from", "/")])
  func `a path that is too long is told as such`(key: String, start: String) {
    let path = start + Array(repeating: "a", count: 65).joined(separator: "/")
    let operation =
      switch key {
      case "at": #"{"do": "uuid", "at": "\#(path)", "fields": ["a"]}"#
      case "before": #"{"do": "count", "before": "\#(path)", "now": "/a"}"#
      case "fields": #"{"do": "uuid", "fields": ["\#(path)"]}"#
      default: #"{"do": "add", "field": "a", "from": ["\#(path)"]}"#
      }
    let findings = UpgradeReader().read(StepFileTests.file(operation)).findings
    #expect(findings.map(\.rule.id) == ["step/path-form"])
    #expect(findings.allSatisfy { $0.message.description.contains("at most 64 tokens") })
    let right = operation.replacing(path, with: String(path.dropLast(2)))
    #expect(UpgradeReader().read(StepFileTests.file(right)).findings == [])
  }

  @Test func `thousands of paths in thousands of operations take no square of the time`() {
    let paths = (0..<500).map { "\"*/k\($0)\"" }.joined(separator: ",")
    let operations = Array(repeating: #"{"do": "uuid", "fields": [\#(paths)]}"#, count: 100)
    let findings = UpgradeReader().read(StepFileTests.file(operations.joined(separator: ","))).findings
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.rule.id == "step/contradiction" })
  }
}
