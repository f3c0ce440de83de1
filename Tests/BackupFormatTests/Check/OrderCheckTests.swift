import BackupFormat
import BackupJSON
import ContractSamples
import Testing

/// What may stand anywhere in a file is judged the same wherever it stands.
struct OrderCheckTests {
  @Test
  func `references before their targets are resolved, and told where they are not`() {
    let expense = { (person: String) in
      #"{"id":"7c42ca9b-9eab-4d04-80b3-40f10b0c54a\#(person.count)","amount":5,"currency":"EUR","shares":[{"person":"\#(person)","amount":5}]}"#
    }
    let document = { (people: String) in
      #"{"expenses":[\#(expense("ann")),\#(expense("bo"))],"exportedAt":"2026-01-02T00:00:00Z","format":"every-type","people":[\#(people)],"version":{"major":1,"minor":2}}"#
    }
    let person = { (id: String) in #"{"id":"\#(id)","name":"N","updatedAt":"2026-01-01T00:00:00Z"}"# }
    #expect(EveryType.findings(document(person("bo") + "," + person("ann"))).isEmpty)
    #expect(EveryType.findings(document(person("bo"))) == ["ref/missing /expenses/0/shares/0/person"])
  }

  @Test(arguments: [
    ("2026-01-02T23:59:00Z", []), ("2026-01-03T00:00:00Z", []),
    ("2026-01-03T00:01:00Z", ["date/future /people/0/updatedAt"]),
    ("2221-01-01T00:00:00Z", ["date/future /people/0/updatedAt"]),
    ("2026-01-03T04:00:00+05:00", []), ("2026-01-02T20:00:00-05:00", ["date/future /people/0/updatedAt"]),
    ("2221-01-01T00:00:00.1234Z", ["date/future /people/0/updatedAt", "date/precision /people/0/updatedAt"]),
  ])
  func `a change more than a day after the export is told, wherever the export time stands`(
    moment: String,
    expected: [String]
  ) {
    let people = #"[{"id":"a","name":"A","updatedAt":"\#(moment)"}]"#
    let last =
      #"{"format":"every-type","version":{"major":1,"minor":2},"people":\#(people),"expenses":[],"exportedAt":"2026-01-02T00:00:00Z"}"#
    #expect(EveryType.findings(EveryType.document(people: people)) == expected)
    #expect(EveryType.findings(last) == expected)
  }

  @Test
  func `many ids, each twice, are all found`() {
    let person = { (id: Int) in #"{"id":"p\#(id)","name":"N","updatedAt":"2026-01-01T00:00:00Z"}"# }
    let people = "[" + ((0..<3000).map(person) + (0..<3000).map(person)).joined(separator: ",") + "]"
    let report = EveryType.checker.check(InputBytes(EveryType.document(people: people)))
    #expect(report.counts[.error] == 3000)
    #expect(report.findings.first?.pointer.description == "/people/3000/id")
    #expect(report.findings.first?.notes.first?.pointer?.description == "/people/0/id")
    #expect(report.findings.last?.pointer.description == "/people/5999/id")
  }

  @Test
  func `an unknown key is one finding with its count, however often it stands`() {
    let person = { (id: Int) in #"{"id":"p\#(id)","name":"N","mood":1,"updatedAt":"2026-01-01T00:00:00Z"}"# }
    let people = "[" + (0..<500).map(person).joined(separator: ",") + "]"
    let report = EveryType.checker.check(InputBytes(EveryType.document(people: people)))
    #expect(report.findings.map(\.rule.id) == ["field/unknown"])
    #expect(report.findings.first?.occurrences == 500)
  }

  @Test
  func `findings beyond the limit are counted and the verdict stands`() {
    let people = "[" + Array(repeating: "7", count: 12_000).joined(separator: ",") + "]"
    let report = EveryType.checker.check(InputBytes(EveryType.document(people: people)))
    #expect(report.counts[.error] == 12_000)
    #expect(report.findings.count == 10_000)
    #expect(report.verdict == .refused)
  }
}

/// Files that say only at their end what they are.
struct LateMarkTests {
  /// More records than the checker walks over before it guesses.
  private static let people =
    "["
    + (0..<2000).map { #"{"id":"p\#($0)","name":"Name","updatedAt":"2026-01-01T00:00:00Z"}"# }.joined(
      separator: ","
    )
    + "]"

  private func document(_ format: String, _ version: String, _ people: String = Self.people) -> String {
    #"{"expenses":[],"exportedAt":"2026-01-02T00:00:00Z","people":\#(people),"format":\#(format),"version":\#(version)}"#
  }

  @Test(arguments: [
    (#""every-type""#, #"{"major":1,"minor":2}"#, []),
    (#""every-type""#, #"{"major":1,"minor":9}"#, ["version/newer-minor"]),
    (#""every-type""#, #"{"major":2,"minor":0}"#, ["version/newer-major"]),
    (#""every-type""#, #""1.2""#, ["version/malformed"]),
    (#""another""#, #"{"major":1,"minor":2}"#, ["format/unknown"]),
    (#""\u0065very-type""#, #"{"major":1,"minor":2}"#, []),
  ])
  func `a wrong guess leaves no trace`(format: String, version: String, rules: [String]) {
    let report = EveryType.checker.check(InputBytes(document(format, version)))
    #expect(report.findings.map(\.rule.id) == rules)
  }

  @Test
  func `a right guess finds what there is to find`() {
    let wrong = Self.people.replacing(#""p1999","name":"Name""#, with: #""p1998","name":"""#)
    let report = EveryType.checker.check(
      InputBytes(document(#""every-type""#, #"{"major":1,"minor":2}"#, wrong))
    )
    #expect(
      report.findings.map { "\($0.rule) \($0.pointer)" } == [
        "id/duplicate /people/1999/id", "text/length /people/1999/name",
      ]
    )
    #expect(report.identity?.version == FormatVersion(1, 2))
    #expect(report.collections.map(\.count) == [2000, 0])
  }
}
