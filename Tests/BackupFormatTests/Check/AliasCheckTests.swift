import BackupFormat
import BackupJSON
import Testing

/// Fields that stand under another key than their name.
struct AliasCheckTests {
  private let contract = SmallContract.contract(
    RecordType(
      "trip",
      label: "title",
      rules: [.notBefore(field: "end", other: "start")],
      fields: [
        FieldType("title", .text(TextType(1...9)), aliases: ["name", "naam"]),
        FieldType("start", .day, presence: .optional, aliases: ["begin"]),
        FieldType("end", .day, presence: .optional),
        FieldType("legs", .list(ListType(of: .union(legs))), presence: .optional, aliases: ["parts"]),
        FieldType("price", .money(MoneyType()), presence: .optional, null: .absent, aliases: ["cost"]),
      ]
    ),
    RecordType("walk", fields: [FieldType("metres", .integer(IntegerType(0...99)), aliases: ["length"])])
  )

  private static let legs = UnionType(on: "by", [UnionType.Case("foot", "walk")], unknown: .refused)

  @Test(arguments: [
    (#"{"title": "A"}"#, []), (#"{"name": "A"}"#, ["field/alias /value/name"]),
    (#"{"naam"\#n :\#t"A"}"#, ["field/alias /value/naam"]),
    (#"{"n\u0061me": "A"}"#, ["field/alias /value/name"]),
    (#"{"name": 7}"#, ["field/alias /value/name", "type/expected-text /value/name"]),
    (#"{"name": "0123456789"}"#, ["field/alias /value/name", "text/length /value/name"]),
    (#"{"name": null}"#, ["field/alias /value/name", "field/null /value/name"]),
    (#"{"title": "A", "cost": null}"#, ["field/alias /value/cost"]),
    (
      #"{"title": "A", "cost": {"amount": 5}}"#,
      ["field/alias /value/cost", "field/missing /value/cost/currency"]
    ),
    (#"{"title": "A", "name": "A"}"#, ["field/alias-twice /value/name"]),
    (#"{"name": "A", "title": "A"}"#, ["field/alias-twice /value/name"]),
    (#"{"naam": "A", "name": "A"}"#, ["field/alias /value/name", "field/alias-twice /value/naam"]),
    (
      #"{"naam": "A", "name": "A", "title": "A"}"#,
      ["field/alias-twice /value/naam", "field/alias-twice /value/name"]
    ),
    (#"{"name": "A", "name": "A"}"#, ["field/alias /value/name", "json/duplicate-key /value/name"]),
    (#"{"nam": "A"}"#, ["field/missing /value/title", "field/unknown /value/nam"]),
    (#"{"title": "A", "begn": 1}"#, ["field/unknown /value/begn"]),
    (
      #"{"title": "A", "parts": [{"by": "foot", "length": 3}]}"#,
      ["field/alias /value/parts", "field/alias /value/parts/0/length"]
    ),
    (
      #"{"title": "A", "legs": [{"length": 100, "by": "foot"}]}"#,
      ["field/alias /value/legs/0/length", "number/out-of-range /value/legs/0/length"]
    ),
    (
      #"{"title": "A", "begin": "2026-01-02", "end": "2026-01-01"}"#,
      ["field/alias /value/begin", "rule/not-before /value/end"]
    ),
    (
      #"{"name": "A", "end": "2026-01-03", "begin": "2026-01-02"}"#,
      ["field/alias /value/begin", "field/alias /value/name"]
    ),
  ])
  func `what stands under an alias is the field`(value: String, findings: [String]) throws {
    #expect(try SmallContract.report(contract, value).lines.sorted() == findings)
  }

  @Test
  func `a field under an alias is accepted with a warning, and under two keys refused`() throws {
    #expect(try SmallContract.report(contract, #"{"name": "A"}"#).verdict == .accepted)
    let twice = try SmallContract.report(contract, #"{"title": "A", "name": "A"}"#)
    #expect(twice.verdict == .refused)
    #expect(twice.findings.first?.notes.first?.pointer?.description == "/value/title")
  }

  @Test(arguments: [
    #"{"name": "A", "begin" : "2026-01-01"}"#, #"{"n\u0061me":"A","legs":[{"length":1,"by":"foot"}]}"#,
  ])
  func `the fix writes the name`(value: String) throws {
    let findings = try SmallContract.report(contract, value).findings
    var text = Array(SmallContract.text(value).utf8)
    for edit in findings.flatMap(\.fixes).flatMap(\.edits).sorted(by: {
      $0.range.lowerBound > $1.range.lowerBound
    }) {
      text.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    #expect(findings.count == 2 && findings.flatMap(\.fixes).allSatisfy { $0.safety == .safe })
    let checker = BackupChecker(try FormatLibrary([contract]))
    #expect(checker.check(InputBytes(text)).findings == [])
  }

  @Test
  func `an alias is never suggested`() throws {
    let finding = try SmallContract.report(contract, #"{"title": "A", "begn": 1}"#).findings.first
    #expect(finding?.caption == nil)
    #expect(finding?.fixes == [])
  }

  @Test
  func `a record is called by its label under an alias`() throws {
    let finding = try SmallContract.report(contract, #"{"name": "Rome", "end": 1}"#).findings.last
    #expect(finding?.label?.name == "Rome")
  }

  @Test
  func `all of many aliases count`() throws {
    let list = SmallContract.contract(
      RecordType(
        "box",
        fields: [FieldType("items", .list(ListType(of: .record("item"))), aliases: ["things"])]
      ),
      RecordType("item", fields: [FieldType("size", .boolean, aliases: ["large"])])
    )
    let items = Array(repeating: #"{"large": true}"#, count: 12_000).joined(separator: ",")
    let report = try SmallContract.report(list, "{\"things\": [\(items)]}")
    #expect(report.counts == [.warning: 12_001])
    #expect(report.findings.count == 10_000)
    #expect(Set(report.findings.map(\.rule)) == [.fieldAlias])
  }

  @Test
  func `the root may have aliases beside the keys that recognise the file`() throws {
    var contract = SmallContract.contract(RecordType("empty", fields: []))
    contract.records[0].fields.append(FieldType("note", .text(TextType()), aliases: ["remark"]))
    let text = #"{"remark": "x", "version": {"major": 1, "minor": 1}, "value": {}, "format": "small"}"#
    let report = BackupChecker(try FormatLibrary([contract])).check(InputBytes(text))
    #expect(report.lines == ["field/alias /remark"])
    #expect(report.identity?.version == FormatVersion(1, 1))
  }
}
