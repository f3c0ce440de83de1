import BackupFormat
import BackupJSON
import Testing

/// Files that do not name their format are recognised by their keys.
struct PresenceTests {
  private static func contract(
    _ format: String,
    _ presence: [String],
    _ form: Recognition.VersionForm,
    version: Int = 1
  ) -> Contract {
    let fields = presence.filter { $0 != "version" || form == .unwritten }
    return Contract(
      format: format,
      title: format.uppercased(),
      version: FormatVersion(version, 0),
      status: .draft,
      recognition: Recognition(value: format, versionForm: form, presence: presence),
      root: "backup",
      records: [RecordType("backup", fields: fields.map { FieldType($0, .any) })]
    )
  }

  private static let checker: BackupChecker = {
    do {
      return BackupChecker(
        try FormatLibrary([
          contract("jars", ["jars"], .unwritten),
          contract("full-jars", ["jars", "shelves"], .unwritten),
          contract("vault", ["version", "db"], .integer),
          contract("vault", ["version", "db"], .integer, version: 2),
          Contract(
            format: "named",
            title: "Named",
            version: FormatVersion(1, 0),
            status: .draft,
            recognition: Recognition(key: "app", value: "named", versionForm: .unwritten),
            root: "backup",
            records: [RecordType("backup", fields: [FieldType("version", .text(TextType()))])]
          ),
        ])
      )
    } catch { fatalError("\(error)") }
  }()

  @Test(arguments: [
    (#"{"jars":[]}"#, "jars 1.0"),
    (#"{"jars":[],"shelves":[]}"#, "full-jars 1.0"),
    (#"{"shelves":[],"other":1,"jars":[]}"#, "full-jars 1.0"),
    (#"{"version":2,"db":{}}"#, "vault 2.0"),
    (#"{"db":{},"version":1}"#, "vault 1.0"),
    (#"{"db":{},"version":3}"#, "vault 3.0"),
    (#"{"app":"named","version":"seven","jars":[],"shelves":[]}"#, "named 1.0"),
    (#"{"jars":[],"app":"named","version":"seven"}"#, "named 1.0"),
    (#"{"db":{}}"#, "none"), (#"{"shelves":[]}"#, "none"), ("{}", "none"),
  ])
  func `a file is of the format that asks for the most of its keys`(text: String, expected: String) {
    let identity = Self.checker.check(InputBytes(text)).identity
    #expect((identity.map { "\($0.format) \($0.version)" } ?? "none") == expected)
  }

  @Test(arguments: [
    (#"{"jars":[]}"#, []), (#"{"version":2,"db":{}}"#, []), (#"{"app":"named","version":"x"}"#, []),
    (#"{"app":"named","version":7}"#, ["type/expected-text /version"]),
    (#"{"version":3,"db":{}}"#, ["version/newer-major /version"]),
    (#"{"version":"2","db":{}}"#, ["version/malformed /version"]),
    (#"{"jars":[],"extra":1}"#, ["field/unknown /extra"]),
    (#"{"jars":[}"#, ["json/mismatched-bracket /jars/0"]),
  ])
  func `it is checked by the contract of that format`(text: String, expected: [String]) {
    let found = Self.checker.check(InputBytes(text)).findings.map { "\($0.rule) \($0.pointer)" }
    #expect(found == expected)
  }

  @Test
  func `a large file that is recognised by its keys is read as a small one`() {
    let long = String(repeating: "[1,2,3],", count: 20_000)
    let text = #"{"db":["# + long + #"0],"version":2}"#
    let report = Self.checker.check(InputBytes(text))
    #expect(report.verdict == .accepted)
    #expect(report.identity?.version == FormatVersion(2, 0))
  }
}
