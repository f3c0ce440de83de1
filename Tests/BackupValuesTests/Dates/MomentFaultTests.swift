import BackupValues
import Testing

struct MomentFaultTests {
  @Test(arguments: [
    FaultRow<DateFaultReason>("", .empty, 0, 0),
    FaultRow("yesterday", .form, 0, 1),
    FaultRow("1704067200", .form, 10, 0),
    FaultRow("2024/01/01T00:00:00Z", .form, 4, 1),
    FaultRow("2024-W01-1T00:00:00Z", .form, 5, 1),
    FaultRow("2024-001T00:00:00Z", .form, 8, 1),
    FaultRow("20240101T000000Z", .form, 8, 1),
    FaultRow("24-01-01T00:00:00Z", .yearForm, 0, 2),
    FaultRow("12024-01-01T00:00:00Z", .yearForm, 0, 5),
    FaultRow("+2024-01-01T00:00:00Z", .yearForm, 0, 5),
    FaultRow("-0001-01-01T00:00:00Z", .yearForm, 0, 5),
    FaultRow("2024-1-1T00:00:00Z", .monthOrDayForm, 5, 1, "2024-01-01T00:00:00Z"),
    FaultRow("2024-01-1T00:00:00Z", .monthOrDayForm, 8, 1, "2024-01-01T00:00:00Z"),
    FaultRow("2024-01-011T00:00:00Z", .monthOrDayForm, 8, 3),
    FaultRow("2024-13-01T00:00:00Z", .monthRange, 5, 2),
    FaultRow("2024-00-01T00:00:00Z", .monthRange, 5, 2),
    FaultRow("2023-02-29T00:00:00Z", .noSuchDay, 8, 2),
    FaultRow("1900-02-29T00:00:00Z", .noSuchDay, 8, 2),
    FaultRow("2024-04-31T00:00:00Z", .noSuchDay, 8, 2),
    FaultRow("2024-01-00T00:00:00Z", .noSuchDay, 8, 2),
  ])
  func `a fault of the day is named at its place`(row: FaultRow<DateFaultReason>) {
    #expect(row.isMet(by: fault(of: UTCMoment.self, row.text)))
    #expect(row.isMet(by: fault(of: LocalMoment.self, row.text)))
  }

  @Test(arguments: [
    FaultRow<DateFaultReason>("2026-08-01", .missingTime, 10, 0),
    FaultRow("2026-08-01 06:00:00Z", .separator, 10, 1, "2026-08-01T06:00:00Z"),
    FaultRow("2026-08-01_06:00:00Z", .separator, 10, 1),
    FaultRow("2026-08-01 06:00:00", .separator, 10, 1),
    FaultRow("2026-08-01t06:00:00z", .lowerCase, 10, 1, "2026-08-01T06:00:00Z"),
    FaultRow("2026-08-01T06:00:00z", .lowerCase, 19, 1, "2026-08-01T06:00:00Z"),
    FaultRow("2026-08-01T06:00Z", .timeForm, 16, 1, "2026-08-01T06:00:00Z"),
    FaultRow("2026-08-01T6:00:00Z", .timeForm, 11, 1, "2026-08-01T06:00:00Z"),
    FaultRow("2026-08-01T06.00.00Z", .timeForm, 13, 1),
    FaultRow("2026-08-01T06:00:000Z", .timeForm, 17, 3),
    FaultRow("2026-08-01T", .timeForm, 11, 0),
    FaultRow("2026-08-01T25:00:00Z", .timeRange, 11, 2),
    FaultRow("2026-08-01T23:60:00Z", .timeRange, 14, 2),
    FaultRow("2026-08-01T23:59:61Z", .timeRange, 17, 2),
    FaultRow("2026-08-31T24:00:00Z", .hour24, 11, 8, "2026-09-01T00:00:00Z"),
    FaultRow("2026-08-31T24:00:00.00+02:00", .hour24, 11, 8, "2026-09-01T00:00:00.00+02:00"),
    FaultRow("2026-08-31T24:00:00.5Z", .hour24, 11, 8),
    FaultRow("2026-08-31T24:00:01Z", .timeRange, 11, 2),
    FaultRow("9999-12-31T24:00:00Z", .hour24, 11, 8),
    FaultRow("2016-12-31T23:59:60Z", .leapSecond, 17, 2),
    FaultRow("2026-08-01T06:00:00,25Z", .fractionForm, 19, 1, "2026-08-01T06:00:00.25Z"),
    FaultRow("2026-08-01T06:00:00.Z", .fractionForm, 19, 1),
    FaultRow("2026-08-01T06:00:0\u{FF10}Z", .nonASCII, 18, 3),
    FaultRow("2026\u{2010}08-01T06:00:00Z", .nonASCII, 4, 3),
    FaultRow("2026-08-01T06:00:00\u{2212}05:00", .nonASCII, 19, 3),
    FaultRow("\u{665}026-08-01T06:00:00Z", .nonASCII, 0, 2),
  ])
  func `a fault of the time is named at its place`(row: FaultRow<DateFaultReason>) {
    #expect(row.isMet(by: fault(of: UTCMoment.self, row.text)))
    #expect(row.isMet(by: fault(of: LocalMoment.self, row.text)))
  }

  @Test(arguments: [
    FaultRow<DateFaultReason>("2026-08-01T06:00:00", .missingOffset, 19, 0),
    FaultRow("2026-08-01T06:00:00.125", .missingOffset, 23, 0),
    FaultRow("2026-08-01T06:00:00[Europe/Berlin]", .missingOffset, 19, 15),
    FaultRow("2026-08-01T06:00:00-00:00", .unknownOffset, 19, 6),
    FaultRow("2026-08-01T06:00:00+0800", .offsetForm, 19, 5, "2026-08-01T06:00:00+08:00"),
    FaultRow("2026-08-01T06:00:00-08", .offsetForm, 19, 3, "2026-08-01T06:00:00-08:00"),
    FaultRow("2026-08-01T06:00:00+8:00", .offsetForm, 19, 5, "2026-08-01T06:00:00+08:00"),
    FaultRow("2026-08-01T06:00:00+08:00:00", .offsetForm, 19, 9),
    FaultRow("2026-08-01T06:00:00UTC", .offsetForm, 19, 3),
    FaultRow("2026-08-01T06:00:00 +08:00", .offsetForm, 19, 7),
    FaultRow("2026-08-01T06:00:00-0000", .offsetForm, 19, 5),
    FaultRow("2026-08-01T06:00:00+14:01", .offsetRange, 19, 6),
    FaultRow("2026-08-01T06:00:00-15:00", .offsetRange, 19, 6),
    FaultRow("2026-08-01T06:00:00+05:60", .offsetRange, 19, 6),
    FaultRow("2026-08-01T06:00:00Z\n", .trailingText, 20, 1, "2026-08-01T06:00:00Z"),
    FaultRow(" 2026-08-01T06:00:00Z", .form, 0, 1, "2026-08-01T06:00:00Z"),
    FaultRow("2026-08-01T06:00:00ZZ", .trailingText, 20, 1),
    FaultRow("2026-08-01T06:00:00+08:00[Asia/Singapore]", .trailingText, 25, 16),
    FaultRow("0000-01-01T00:00:00+01:00", .yearRange, 0, 4),
    FaultRow("9999-12-31T23:59:59-00:01", .yearRange, 0, 4),
  ])
  func `a fault of the offset is named at its place`(row: FaultRow<DateFaultReason>) {
    #expect(row.isMet(by: fault(of: UTCMoment.self, row.text)))
    #expect(row.isMet(by: fault(of: LocalMoment.self, row.text)))
  }
}
