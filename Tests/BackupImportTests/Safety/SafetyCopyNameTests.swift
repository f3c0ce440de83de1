import BackupImport
import BackupValues
import Testing

@Suite struct SafetyCopyNameTests {
  @Test(arguments: [
    ("seaglass-backup", Int64(1_769_853_600_000), "seaglass-backup-before-import-2026-01-31T100000Z.json"),
    ("seaglass-backup", 1_769_853_600_250, "seaglass-backup-before-import-2026-01-31T100000Z.json"),
    ("../etc/pass wd\0é", 0, "___etc_pass_wd___-before-import-1970-01-01T000000Z.json"),
    ("", -62_167_219_200_000, "-before-import-0000-01-01T000000Z.json"),
  ])
  func `the name of a copy says what it is of and when it was made`(format: String, time: Int64, name: String)
    throws
  {
    let moment = try #require(UTCMoment(millisecondsSince1970: time))
    #expect(SafetyCopyName(format: format, at: moment).description == name)
  }

  @Test func `a long id of a format is cut`() throws {
    let moment = try #require(UTCMoment(millisecondsSince1970: 0))
    let name = SafetyCopyName(format: String(repeating: "a", count: 1000), at: moment).description
    #expect(name.utf8.count < 120)
  }
}
