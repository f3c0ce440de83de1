import BackupValues

/// The time at which small documents are set.
struct Clock: Sendable {
  /// A moment with `Z`, so that it is one of both kinds.
  var moment = "2025-03-14T09:26:53Z"
  var day = "2025-03-14"
  var time = "09:26"

  /// The moment, moved back by some seconds; forward where that leads out of the calendar.
  func moment(secondsBefore seconds: Int64) -> String {
    guard let start = UTCMoment(moment)?.millisecondsSince1970 else { return moment }
    let moved =
      UTCMoment(millisecondsSince1970: start - seconds * 1000)
      ?? UTCMoment(millisecondsSince1970: start + seconds * 1000)
    return moved?.description ?? moment
  }

  /// The day, moved back; forward where that leads out of the calendar.
  func day(daysBefore days: Int) -> String {
    guard let start = CalendarDay(day) else { return day }
    return (start.adding(days: -days) ?? start.adding(days: days))?.description ?? day
  }
}
