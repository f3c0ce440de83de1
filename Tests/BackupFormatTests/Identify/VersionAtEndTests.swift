import BackupFormat
import BackupFormats
import BackupJSON
import Testing

/// Files with sorted keys say their version behind everything else; what looks like it there is only a guess.
struct VersionAtEndTests {
  private static func document(_ end: String) -> String {
    // Longer than what is looked through for the version before it is guessed.
    let name = String(repeating: "n", count: 1 << 17)
    return """
      {"accountName": "\(name)", "appName": "SpenDrop", "expenses": [], "exportDate": "2025-09-01T12:00:00Z",
      "paybookProfiles": []\(end)}
      """
  }

  @Test(arguments: [
    #", "version": 1"#, #", "version": 1, "zone": {"version": 4}"#,
    #", "version": 1, "zone": "\"version\": 4""#,
    #", "version": 1, "zone": {"version": "four"}"#, #", "version" : 1 "#,
  ])
  func `the version of the root counts`(end: String) {
    let report = BackupChecker(ShippedFormats.library).check(InputBytes(Self.document(end)))
    #expect(report.identity?.version == FormatVersion(1, 0))
    #expect(report.verdict == .accepted)
  }

  @Test(arguments: ["", #", "zone": {"version": 4}"#])
  func `a version elsewhere is none`(end: String) {
    let report = BackupChecker(ShippedFormats.library).check(InputBytes(Self.document(end)))
    #expect(report.findings.map(\.rule.id) == ["version/missing"])
  }
}
