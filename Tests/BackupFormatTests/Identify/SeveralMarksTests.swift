import BackupFormat
import BackupJSON
import Testing

/// A format that was named otherwise before it took up the marks of the specification.
struct SeveralMarksTests {
  private static func contract(_ major: Int, _ recognition: Recognition) -> Contract {
    Contract(
      format: "notes",
      title: "Notes",
      version: FormatVersion(major, 0),
      status: .draft,
      recognition: recognition,
      root: "root",
      records: [
        RecordType("root", fields: [FieldType("notes", .list(ListType(of: .record("note"))))]),
        RecordType("note", fields: [FieldType("text", .text(TextType(0...major * 10)))]),
      ]
    )
  }

  private static let contracts = [
    contract(1, Recognition(key: "appName", value: "Notes", versionForm: .integer)),
    contract(2, Recognition(key: "appName", value: "Notes", versionForm: .integer)),
    contract(3, Recognition(value: "notes")),
  ]

  private static func report(_ text: String) throws -> CheckReport {
    BackupChecker(try FormatLibrary(contracts)).check(InputBytes(text))
  }

  @Test(arguments: [
    (#"{"appName":"Notes","version":1,"notes":[]}"#, "1.0"),
    (#"{"notes":[],"version":2,"appName":"Notes"}"#, "2.0"),
    (#"{"format":"notes","version":{"major":3,"minor":0},"notes":[]}"#, "3.0"),
  ])
  func `each version is known by its own marks`(text: String, version: String) throws {
    let report = try Self.report(text)
    #expect(report.lines == [])
    #expect(report.identity?.version.description == version)
  }

  @Test(arguments: [
    (#"{"appName":"Notes","version":3,"notes":[]}"#, "version/unknown-major"),
    (#"{"format":"notes","version":{"major":1,"minor":0},"notes":[]}"#, "version/unknown-major"),
    (#"{"appName":"Notes","version":{"major":1,"minor":0},"notes":[]}"#, "version/malformed"),
    (#"{"format":"notes","version":1,"notes":[]}"#, "version/malformed"),
  ])
  func `a version stands beside the mark that it belongs to`(text: String, rule: String) throws {
    #expect(try Self.report(text).findings.map(\.rule.id) == [rule])
  }

  @Test func `each version has its own limits`() throws {
    let note = { (count: Int) in #"{"text":"\#(String(repeating: "x", count: count))"}"# }
    for (version, longest) in [(1, 10), (2, 20)] {
      let text = { #"{"appName":"Notes","notes":[\#(note($0))],"version":\#(version)}"# }
      #expect(try Self.report(text(longest)).lines == [])
      #expect(try Self.report(text(longest + 1)).lines == ["text/length /notes/0/text"])
    }
  }

  @Test(arguments: [1, 2])
  func `a version behind all records is found, whether it was guessed or not`(version: Int) throws {
    let notes = (0..<6000).map { #"{"text":"n\#($0)"}"# }.joined(separator: ",")
    let report = try Self.report(#"{"appName":"Notes","notes":[\#(notes)],"version":\#(version)}"#)
    #expect(report.lines == [])
    #expect(report.identity?.version == FormatVersion(version, 0))
    #expect(report.collections.isEmpty)
  }
}
