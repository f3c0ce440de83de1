import BackupValues
import Testing

struct TimeOfDayTests {
  @Test
  func `every minute of a day is read as it is written`() {
    var texts: [String] = []
    for hour in 0...23 {
      for minute in 0...59 {
        let time = TimeOfDay(hour: hour, minute: minute)
        texts.append(time?.description ?? "")
        #expect(time?.minutesSinceMidnight == hour * 60 + minute)
        #expect(TimeOfDay(texts.last ?? "") == time)
      }
    }
    #expect(texts == texts.sorted() && Set(texts).count == 1440)
  }

  @Test(arguments: [
    FaultRow<DateFaultReason>("", .empty, 0, 0),
    FaultRow("9:30", .timeForm, 0, 1, "09:30"),
    FaultRow("09.30", .timeForm, 2, 1),
    FaultRow("09:3", .timeForm, 3, 1),
    FaultRow("09:30:00", .trailingText, 5, 3, "09:30"),
    FaultRow("09:30:15", .trailingText, 5, 3),
    FaultRow("24:00", .hour24, 0, 5),
    FaultRow("24:01", .timeRange, 0, 2),
    FaultRow("09:60", .timeRange, 3, 2),
    FaultRow("0\u{FF19}:30", .nonASCII, 1, 3),
  ])
  func `a fault of a time is named at its place`(row: FaultRow<DateFaultReason>) {
    #expect(row.isMet(by: fault(of: TimeOfDay.self, row.text)))
  }
}
