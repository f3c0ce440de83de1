/// Everything that a moment's text says: the fields as written, the offset and the instant.
///
/// The profile of RFC 3339 is strict: upper-case `T` and `Z`, seconds present, real days only, no `24:00`, no leap
/// second, a known offset within ±14:00. Digits after the third of the fraction are dropped, which moves the
/// instant to the millisecond before.
public struct MomentReading: Hashable, Sendable {
  /// The calendar day at the offset that is written.
  public let day: CalendarDay
  /// The hour as written, 0…23.
  public let hour: Int
  /// The minute as written, 0…59.
  public let minute: Int
  /// The second as written, 0…59.
  public let second: Int
  /// Milliseconds of the second, 0…999.
  public let millisecond: Int
  /// How many digits the fraction has; 0 where there is none.
  public let fractionDigits: Int
  /// Whether a digit other than 0 follows the third of the fraction and so was dropped.
  public let droppedDigits: Bool
  /// Minutes east of UTC, -840…840.
  public let offsetMinutes: Int
  /// Whether the offset is written as `Z`.
  public let wroteZ: Bool
  /// The instant in milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
  public let millisecondsSince1970: Int64

  /// Reads a moment from the whole of a text and says what was certainly meant where it is none.
  ///
  /// - Throws: The first fault of the text.
  public static func read(utf8 bytes: some Collection<UInt8>) throws(DateFault) -> MomentReading {
    let copy = ContiguousArray(bytes)
    return try read(copy.span.bytes)
  }

  /// Reads a moment from the whole of a text and says what was certainly meant where it is none.
  ///
  /// - Throws: The first fault of the text.
  public static func read(_ text: RawSpan) throws(DateFault) -> MomentReading {
    do {
      return try MomentReading(strict: text)
    } catch {
      throw error.suggesting(MomentRepair.repaired(text))
    }
  }

  init(strict text: RawSpan) throws(DateFault) {
    guard let head = DateHead(text) else { throw DateGrammar.headFault(text) }
    try DateGrammar.checkDay(year: head.year, month: head.month, day: head.day)
    try DateGrammar.checkTime(hour: head.hour, minute: head.minute, second: head.second)
    let fraction = try DateGrammar.fraction(text, at: 19)
    let offset = try DateGrammar.offset(text, at: fraction.end)

    day = CalendarDay(unchecked: head.year, head.month, head.day)
    hour = head.hour
    minute = head.minute
    second = head.second
    millisecond = fraction.milliseconds
    fractionDigits = fraction.digits
    droppedDigits = fraction.droppedDigits
    offsetMinutes = offset.minutes
    wroteZ = offset.wroteZ

    let minutes = (day.daysSince1970 * 24 + head.hour) * 60 + head.minute - offset.minutes
    millisecondsSince1970 = Int64(minutes * 60 + head.second) * 1000 + Int64(fraction.milliseconds)
    guard UTCMoment.range.contains(millisecondsSince1970) else {
      throw DateFault(.yearRange, at: 0, length: 4)
    }
  }
}
