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

/// A moment in the ways in which a lenient reader takes it.
enum LenientSpelling {
  /// The same moment, spelled in one of six ways; a text that is no moment stays as it is.
  static func of(_ text: String, _ way: Int) -> String {
    guard let moment = UTCMoment(text), let local = LocalMoment(utc: moment, offsetMinutes: 480) else {
      return text
    }
    let east = local.description
    return switch way {
    case 0: east
    case 1: east.replacing("+08:00", with: "+0800")
    case 2: text.replacing("T", with: " ")
    case 3: east.replacing("T", with: " ").replacing("+08:00", with: "+0800")
    default: text
    }
  }
}
