import BackupFormats
import BackupJSON
import BackupUpgrade
import Testing

/// What a file has that its version does not know travels, and is told of where a later version knows it.
struct UnknownMemberTests {
  private static func findings(_ member: String) -> [Finding] {
    let file = #"""
      {"format":"mood-journal-backup","version":{"major":1,"minor":0},"logs":[
        {"id":1,"loggedAt":"2024-01-03T21:10:00Z","mood":4,"sleepHours":7,"exercised":true,"note":"n",\#(member)}
      ]}
      """#
    return Upgrading.chain.upgrade(InputBytes(file)).findings
  }

  @Test func `a member that the newer version knows is told to count from then on`() throws {
    let finding = try #require(Self.findings(#""updatedAt":"2030-01-01T00:00:00Z""#).first)
    #expect(finding.rule.id == "field/unknown")
    #expect(
      finding.notes.last?.message.description
        == "version 2.0 has a field of this name, and takes the value for it"
    )
  }

  @Test func `a member that no version knows is told once, and travels`() throws {
    let findings = Self.findings(#""weather":"sun""#)
    #expect(findings.map(\.rule.id) == ["field/unknown"])
    #expect(findings.first?.notes.contains { $0.message.description.contains("version 2.0") } == false)
  }
}
