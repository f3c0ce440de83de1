/// An instant together with the offset from UTC at which a person lived it; the offset is part of the value.
///
/// Two moments of one instant and different offsets are different values. The canonical text keeps the offset and
/// writes `Z` where it is zero.
public struct LocalMoment: TextValue {
  /// Why a text is refused.
  public typealias Reason = DateFaultReason

  /// The instant.
  public let utc: UTCMoment
  private let offset: Int16

  /// Minutes east of UTC, -840…840.
  public var offsetMinutes: Int { Int(offset) }

  /// A moment from its instant and offset; `nil` for an offset beyond ±14:00, or where the local year is not
  /// 0000–9999.
  public init?(utc: UTCMoment, offsetMinutes: Int) {
    guard (-840...840).contains(offsetMinutes) else { return nil }
    guard UTCMoment.range.contains(utc.millisecondsSince1970 + Int64(offsetMinutes) * 60_000) else {
      return nil
    }
    self.init(unchecked: utc, offsetMinutes: offsetMinutes)
  }

  init(unchecked utc: UTCMoment, offsetMinutes: Int) {
    self.utc = utc
    offset = Int16(offsetMinutes)
  }

  /// Reads an RFC 3339 date-time of the strict profile described at `MomentReading`.
  ///
  /// - Throws: The first fault of the text.
  public static func read(_ text: RawSpan) throws(DateFault) -> LocalMoment {
    LocalMoment(try MomentReading.read(text))
  }

  /// The moment that a reading found.
  public init(_ reading: MomentReading) {
    self.init(
      unchecked: UTCMoment(unchecked: reading.millisecondsSince1970),
      offsetMinutes: reading.offsetMinutes
    )
  }

  /// Milliseconds since the start of 1970 on the local clock, split into days and the rest.
  private var localParts: (days: Int, millisecondOfDay: Int) {
    let local = Int(utc.millisecondsSince1970) + offsetMinutes * 60_000
    let days = (local - (local < 0 ? 86_399_999 : 0)) / 86_400_000
    return (days, local - days * 86_400_000)
  }

  /// The calendar day at the moment's own offset.
  public var day: CalendarDay { CalendarDay(unchecked: localParts.days) }

  /// The time on the clock at the moment's own offset, to the minute.
  public var timeOfDay: TimeOfDay { TimeOfDay(unchecked: localParts.millisecondOfDay / 60_000) }

  /// Whether no place on Earth uses such an offset: not a multiple of 15 minutes, or west of -12:00.
  public var isUnusualOffset: Bool { offset % 15 != 0 || offset < -720 }

  /// The canonical text, for example `2026-01-31T18:00:00+08:00`.
  public var description: String {
    var output: [UInt8] = []
    output.reserveCapacity(29)
    append(to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func append(to output: inout [UInt8]) {
    let (days, time) = localParts
    CalendarDay(unchecked: days).append(to: &output)
    output.append(ascii: "T")
    output.append(time / 3_600_000, digits: 2)
    output.append(ascii: ":")
    output.append(time / 60_000 % 60, digits: 2)
    output.append(ascii: ":")
    output.append(time / 1000 % 60, digits: 2)
    if time % 1000 != 0 {
      output.append(ascii: ".")
      output.append(time % 1000, digits: 3)
    }
    guard offset != 0 else { return output.append(ascii: "Z") }
    output.append(ascii: offset < 0 ? "-" : "+")
    output.append(abs(offsetMinutes) / 60, digits: 2)
    output.append(ascii: ":")
    output.append(abs(offsetMinutes) % 60, digits: 2)
  }

  /// The earlier instant comes first; at one instant the smaller offset.
  public static func < (left: LocalMoment, right: LocalMoment) -> Bool {
    left.utc == right.utc ? left.offset < right.offset : left.utc < right.utc
  }
}
