import BackupValues
import Testing

struct CalendarDayTests {
  @Test
  func `every day of ten thousand years follows the one before`() {
    var day = -719_528
    var mismatches = 0
    for year in 0...9999 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for (month, length) in lengths.enumerated() {
        // Each day of the years around a century, the edges of the month elsewhere.
        let days = year % 100 < 5 ? Array(1...length) : [1, 2, length]
        for dayOfMonth in days {
          let value = CalendarDay(year: year, month: month + 1, day: dayOfMonth)
          let components = value.map { [$0.components.year, $0.components.month, $0.components.day] }
          if value?.daysSince1970 != day + dayOfMonth - 1 { mismatches += 1 }
          if components != [year, month + 1, dayOfMonth] { mismatches += 1 }
        }
        if CalendarDay(year: year, month: month + 1, day: length + 1) != nil { mismatches += 1 }
        day += length
      }
    }
    #expect(mismatches == 0)
    #expect(day == 2_932_897)
  }

  @Test(arguments: [
    FaultRow<DateFaultReason>("", .empty, 0, 0),
    FaultRow("2026-8-1", .monthOrDayForm, 5, 1, "2026-08-01"),
    FaultRow("2026-02-3", .monthOrDayForm, 8, 1, "2026-02-03"),
    FaultRow("2026-02-30", .noSuchDay, 8, 2),
    FaultRow("2026-2-30", .monthOrDayForm, 5, 1),
    FaultRow("2026-08-01 ", .trailingText, 10, 1, "2026-08-01"),
    FaultRow("2026-08-01T00:00:00Z", .trailingText, 10, 10),
    FaultRow("2026-08-011", .monthOrDayForm, 8, 3),
    FaultRow("26-08-01", .yearForm, 0, 2),
    FaultRow("01.08.2026", .form, 2, 1),
  ])
  func `a fault of a day is named at its place`(row: FaultRow<DateFaultReason>) {
    #expect(row.isMet(by: fault(of: CalendarDay.self, row.text)))
  }

  @Test
  func `counting days crosses months and stops at the ends`() throws {
    let leapDay = try #require(CalendarDay("2024-02-29"))
    #expect(leapDay.adding(days: 1)?.description == "2024-03-01")
    #expect(leapDay.adding(days: -60)?.description == "2023-12-31")
    #expect(leapDay.adding(days: .max) == nil)
    #expect(leapDay.adding(days: .min) == nil)
    #expect(CalendarDay("9999-12-31")?.adding(days: 1) == nil)
    #expect(CalendarDay("0000-01-01")?.adding(days: -1) == nil)
    #expect(CalendarDay(year: .max, month: .max, day: .max) == nil)
  }
}
