import BackupValues

/// The time at which small documents are set.
struct Clock: Sendable {
  /// A moment with `Z`, so that it is one of both kinds.
  var moment = "2025-03-14T09:26:53Z"
  var day = "2025-03-14"
  var time = "09:26"

  /// The moment, moved back by some seconds; as it is where that leads out of the calendar.
  func moment(secondsBefore seconds: Int64) -> String {
    guard let start = UTCMoment(moment),
      let moved = UTCMoment(millisecondsSince1970: start.millisecondsSince1970 - seconds * 1000)
    else { return moment }
    return moved.description
  }

  /// The day, moved back; as it is where that leads out of the calendar.
  func day(daysBefore days: Int) -> String {
    CalendarDay(day)?.adding(days: -days)?.description ?? day
  }
}
