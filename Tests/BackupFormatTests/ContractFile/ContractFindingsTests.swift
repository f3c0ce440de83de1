import BackupFormat
import BackupJSON
import ContractSamples
import TestSupport
import Testing

/// Contract files with faults, written by hand.
struct ContractFindingsTests {
  /// The findings of a text as `line:column rule pointer`.
  private func findings(_ text: String) -> [String] {
    let input = InputBytes(text)
    let reading = ContractReader().read(input)
    #expect(reading.contract == nil)
    let offsets = reading.findings.map(\.range.lowerBound)
    return zip(reading.findings, LineTable.positions(of: offsets, in: input.bytes)).map {
      "\($1.line):\($1.column) \($0.rule) \($0.pointer)"
    }
  }

  @Test
  func `all faults of a file are told in one run, each at its place`() {
    let text = """
      {
        "kind": "backup-contract",
        "contract": 1,
        "format": "Shop backup",
        "title": "Shop",
        "version": {"major": 1, "minor": 2},
        "status": "drafts",
        "root": "backup",
        "exportedAt": "made",
        "collections": {
          "items": {"updatedAt": "changd"},
          "people": {}
        },
        "records": {
          "backup": {
            "fields": {
              "made": {"type": "utcMomnt"},
              "items": {"type": "list", "of": {"type": "record", "record": "item"}}
            }
          },
          "item": {
            "label": "name",
            "fields": {
              "id": {"type": "uuid"},
              "name": {"type": "text", "maximun": 200},
              "count": {"type": "integer", "minimum": 9, "maximum": 1},
              "kind": {"type": "enum", "values": {"a": {}, "b": {"since": "1.x"}}, "unknownBecomes": "c"},
              "note": {"type": "text", "null": "abset", "optional": true, "default": ""},
              "changed": {"type": "utcMoment", "since": "1.3"}
            },
            "rules": [{"rule": "notBefore", "field": "changed", "other": "made"}]
          }
        }
      }
      """
    #expect(
      findings(text) == [
        "4:13 contract/name-form /format", "7:13 enum/unknown-value /status",
        "11:28 contract/unknown-field /collections/items/updatedAt",
        "12:5 contract/unknown-field /collections/people",
        "17:26 type/unknown-case /records/backup/fields/made/type",
        "25:34 field/not-allowed /records/item/fields/name/maximun",
        "26:49 contract/empty-range /records/item/fields/count/minimum",
        "27:69 contract/version-form /records/item/fields/kind/values/b/since",
        "27:96 contract/fallback-not-a-value /records/item/fields/kind/unknownBecomes",
        "28:42 contract/null-form /records/item/fields/note/null",
        "28:63 contract/contradiction /records/item/fields/note/optional",
        "29:51 contract/since /records/item/fields/changed/since",
        "31:68 contract/unknown-field /records/item/rules/0/other",
      ]
    )
  }

  @Test
  func `what follows from a misspelt word is not told`() {
    let text = """
      {"kind": "backup-contract", "contract": 1, "format": "shop", "title": "Shop",
       "version": {"major": 1, "minor": 0}, "status": "draft", "root": "backup",
       "collections": {"items": {}},
       "records": {
         "backup": {"fields": {"items": {"type": "list", "of": {"type": "record", "record": "item"}}}},
         "item": {"label": "name", "felds": {"id": {"type": "uuid"}, "name": {"type": "text"}}}
       }}
      """
    #expect(findings(text) == ["6:30 field/missing /records/item/felds"])
  }

  @Test
  func `a suggestion comes with an edit`() throws {
    var contract = Contract.everything
    contract.root = "bakcup"
    let bytes = try ContractWriter().write(contract)
    let finding = try #require(ContractReader().read(InputBytes(bytes)).findings.first)
    #expect(finding.caption?.description == "did you mean `backup`?")
    let edit = try #require(finding.fixes.first?.edits.first)
    var text = bytes
    text.replaceSubrange(edit.range, with: edit.replacement.utf8)
    #expect(ContractReader().read(InputBytes(text)).contract == .everything)
  }

  @Test(arguments: [
    ("", "file/empty"), ("[]", "format/top-level"), ("{}", "format/missing"),
    (#"{"kind": "backup-contracts", "contract": 1}"#, "format/unknown"),
    (#"{"kind": "backup-contract"}"#, "version/missing"),
    (#"{"kind": "backup-contract", "contract": 2}"#, "version/newer-major"),
    (#"{"kind": "backup-contract", "contract": "1"}"#, "version/malformed"),
  ])
  func `a file that is no contract is refused for one reason`(text: String, rule: String) {
    let reading = ContractReader().read(InputBytes(text))
    #expect(reading.contract == nil)
    #expect(reading.findings.first?.rule.id == rule)
  }

  @Test
  func `a fault of the syntax hides no other`() {
    let reading = ContractReader().read(InputBytes(#"{"kind": "backup-contract", "contract": 1,}"#))
    #expect(reading.contract == nil)
    let rules = Set(reading.findings.map(\.rule.id))
    #expect(rules == ["json/trailing-comma", "field/missing"])
  }

  @Test(arguments: ["absent", "none was noted", "means", "means "])
  func `what absence means is a sentence in its own form`(text: String) throws {
    var document = ContractWriter().document(.everything)
    let pointer = JSONPointer(tokens: ["records", "person", "fields", "born", "absence"])
    try document.set(.string(text), at: pointer)
    let reading = ContractReader().read(InputBytes(try JSONWriter().write(document)))
    #expect(reading.contract == nil)
    #expect(reading.findings.map { "\($0.rule) \($0.pointer)" } == ["contract/null-form \(pointer)"])
  }

  @Test
  func `a byte order mark is only a warning`() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + (try ContractWriter().write(.everything))
    let reading = ContractReader().read(InputBytes(bytes))
    #expect(reading.contract == .everything)
    #expect(reading.findings.map(\.rule) == [.byteOrderMark])
  }

  @Test
  func `messages hide no characters of a name`() throws {
    var contract = Contract.smallest
    contract.root = "a\u{1B}[31m"
    let reading = ContractReader().read(InputBytes(try ContractWriter().write(contract)))
    #expect(reading.findings.first?.message.description == "there is no record `a\\u{1B}[31m`")
  }
}
