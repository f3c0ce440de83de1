import BackupFormat
import BackupJSON
import ContractSamples
import Testing

/// Which format and version a file is of.
struct IdentificationTests {
  @Test(arguments: [
    (#"{"major":1,"minor":2}"#, []),
    (#"{"major":1,"minor":0}"#, []),
    (#"{"major":1,"minor":7}"#, ["version/newer-minor /version"]),
    (#"{"major":2,"minor":0}"#, ["version/newer-major /version"]),
    (#"{"major":99,"minor":0}"#, ["version/newer-major /version"]),
    (#"{"major":0,"minor":0}"#, ["version/malformed /version/major"]),
    (#"{"major":1}"#, ["version/malformed /version/minor"]),
    (#"{"major":"1","minor":0}"#, ["version/malformed /version/major"]),
    (#"{"major":1.0,"minor":0}"#, ["version/malformed /version/major"]),
    (#""1.10""#, ["version/malformed /version"]),
    ("1.2", ["version/malformed /version"]),
    ("null", ["version/malformed /version"]),
  ])
  func `a version is read strictly`(version: String, expected: [String]) {
    #expect(EveryType.findings(EveryType.document(version: version)) == expected)
  }

  @Test
  func `a newer major says the three facts and looks no further`() throws {
    let text = EveryType.document(people: "7", version: #"{"major":3,"minor":1}"#)
    let report = EveryType.checker.check(InputBytes(text))
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.message.description.contains("3.1"))
    #expect(finding.notes.first?.message.description.contains("1.2") == true)
    #expect(finding.help?.description.contains("update") == true)
    #expect(report.identity?.version == FormatVersion(3, 1))
  }

  @Test(arguments: [
    ("{}", "format/missing"),
    (#"{"format":"every-typ","version":{"major":1,"minor":2}}"#, "format/unknown"),
    (#"{"format":"every-type-encrypted","envelope":1}"#, "envelope/encrypted"),
    (#"{"format":"every-type"}"#, "version/missing"),
    (#"{"format":7,"version":1}"#, "format/missing"),
    (#""{\"format\":\"every-type\"}""#, "format/top-level"),
    ("[1,2]", "format/top-level"), ("7", "format/top-level"), ("null", "format/top-level"),
    (#"{"encrypted":true,"passwordProtected":false,"data":"AAAA"}"#, "envelope/kind-unsupported"),
    (#"{"encrypted":false,"folders":[],"items":[]}"#, "format/missing"),
    (#"{"format":"every-type","#, "json/unexpected-end"),
    ("not json at all", "file/not-json"),
  ])
  func `a file of another kind is told as what it is`(text: String, rule: String) {
    let report = EveryType.checker.check(InputBytes(text))
    #expect(report.findings.map(\.rule.id) == [rule])
    #expect(report.verdict == .refused)
  }

  @Test
  func `a newer minor is read, and what it added is a warning`() {
    let text = EveryType.document(
      people: #"[{"id":"a","name":"A","mood":"good","updatedAt":"2026-01-01T00:00:00Z"}]"#,
      version: #"{"major":1,"minor":7}"#
    )
    let report = EveryType.checker.check(InputBytes(text))
    #expect(report.findings.map(\.rule.id) == ["version/newer-minor", "field/unknown"])
    #expect(report.verdict == .degraded)
  }
}
