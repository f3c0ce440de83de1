import BackupFormat
import BackupJSON
import BackupValues
import Testing

@testable import BackupEvolution

/// Advice can be waived until a day; an error cannot.
struct WaiverTests {
  private static func project(_ waivers: String) throws -> Pantry {
    var pantry = try Pantry.released()
    try pantry.draft(Pantry.contract(1, 1))
    pantry.put("Schemas/pantry-backup/waivers.json", waivers)
    return pantry
  }

  private static func waivers(
    _ rule: String = "contract/bump-without-change",
    _ place: String = "/version",
    until: String = "2026-06-30"
  ) -> String {
    """
    {"kind": "backup-waivers", "waivers": 1, "waived": [
      {"rule": "\(rule)", "place": "\(place)", "reason": "The change comes next week.", "until": "\(until)"}
    ]}
    """
  }

  @Test func `a finding that is waived is gone until its day`() throws {
    let pantry = try Self.project(Self.waivers())
    #expect(try pantry.report().remarks == [])
    #expect(try pantry.report(today: CalendarDay("2026-06-30")).remarks == [])
    let later = try pantry.report(today: CalendarDay("2026-07-01"))
    #expect(
      later.remarks == [
        "contract/bump-without-change 1.1.contract.json#/version",
        "contract/waiver-expired waivers.json#/waived/0/until",
      ]
    )
  }

  @Test(arguments: [("contract/version-skipped", "/version"), ("contract/bump-without-change", "/format")])
  func `a waiver of nothing is stale`(rule: String, place: String) throws {
    let report = try Self.project(Self.waivers(rule, place)).report()
    #expect(report.remarks.contains("contract/waiver-stale waivers.json#/waived/0/rule"))
    #expect(report.remarks.contains("contract/bump-without-change 1.1.contract.json#/version"))
  }

  @Test func `an error stays one, and its waiver is another`() throws {
    var pantry = try Self.project(Self.waivers("contract/changelog-missing"))
    pantry.tree.files["CHANGELOG.md"] = nil
    let report = try pantry.report()
    #expect(report.remarks.contains("contract/waiver-refused waivers.json#/waived/0/rule"))
    #expect(report.remarks.contains("contract/changelog-missing 1.1.contract.json#/version"))
  }

  @Test func `a faulty file of waivers waives nothing, and is told`() throws {
    let report = try Self.project(Self.waivers(until: "soon")).report()
    #expect(report.remarks.contains { $0.contains("waivers.json#/waived/0/until") })
    #expect(report.remarks.contains("contract/bump-without-change 1.1.contract.json#/version"))
  }
}
