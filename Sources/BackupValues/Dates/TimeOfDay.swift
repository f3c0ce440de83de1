/// A time on a clock, to the minute, without day or place: `00:00`…`23:59`.
public struct TimeOfDay: TextValue {
  /// Why a text is refused.
  public typealias Reason = DateFaultReason

  private let minutes: Int16

  /// Minutes since midnight, 0…1439.
  public var minutesSinceMidnight: Int { Int(minutes) }

  /// The hour, 0…23.
  public var hour: Int { Int(minutes) / 60 }

  /// The minute of the hour, 0…59.
  public var minute: Int { Int(minutes) % 60 }

  /// The time with an hour of 0…23 and a minute of 0…59; `nil` for others.
  public init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.init(unchecked: hour * 60 + minute)
  }

  init(unchecked minutesSinceMidnight: Int) {
    minutes = Int16(minutesSinceMidnight)
  }

  /// Reads `HH:MM`.
  ///
  /// - Throws: The first fault of the text; `hour24` for `24:00`.
  public static func read(_ text: RawSpan) throws(DateFault) -> TimeOfDay {
    do {
      return try TimeOfDay(strict: text)
    } catch {
      throw error.suggesting(repaired(text))
    }
  }

  private init(strict text: RawSpan) throws(DateFault) {
    guard text.byteCount > 0 else { throw DateFault(.empty, at: 0, length: 0) }
    guard let hour = text.pair(at: 0), text.has(":", at: 2), let minute = text.pair(at: 3) else {
      throw DateGrammar.timeFault(text, at: 0, groups: 2)
    }
    guard text.byteCount == 5 else { throw DateGrammar.trailing(text, at: 5) }
    if hour == 24, minute == 0 { throw DateFault(.hour24, at: 0, length: 5) }
    guard hour <= 23 else { throw DateFault(.timeRange, at: 0, length: 2) }
    guard minute <= 59 else { throw DateFault(.timeRange, at: 3, length: 2) }
    self.init(unchecked: hour * 60 + minute)
  }

  /// Certain are white space around the text, an hour of one digit and seconds of zero.
  private static func repaired(_ text: RawSpan) -> String? {
    guard text.byteCount <= 64 else { return nil }
    var source = LenientText(text)
    guard let time = source.time(), source.isAtEnd, time[2] == 0 else { return nil }
    return TimeOfDay(hour: time[0], minute: time[1])?.description
  }

  /// The canonical text, for example `09:30`.
  public var description: String {
    var output: [UInt8] = []
    output.append(hour, digits: 2)
    output.append(ascii: ":")
    output.append(minute, digits: 2)
    return String(decoding: output, as: UTF8.self)
  }

  /// The earlier time comes first.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.minutes < right.minutes }
}
