/// An instant, to the millisecond, in the years 0000–9999 of UTC.
///
/// Any offset is accepted on reading and none is kept: two texts that name one instant are one value. The canonical
/// text ends in `Z` and has three fraction digits exactly where the milliseconds are not zero.
public struct UTCMoment: TextValue {
  /// Why a text is refused.
  public typealias Reason = DateFaultReason

  static let range: ClosedRange<Int64> = -62_167_219_200_000...253_402_300_799_999

  /// Milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
  public let millisecondsSince1970: Int64

  /// The instant so many milliseconds after 1970-01-01T00:00:00Z; `nil` outside the years 0000–9999.
  public init?(millisecondsSince1970: Int64) {
    guard Self.range.contains(millisecondsSince1970) else { return nil }
    self.millisecondsSince1970 = millisecondsSince1970
  }

  init(unchecked millisecondsSince1970: Int64) {
    self.millisecondsSince1970 = millisecondsSince1970
  }

  /// Reads an RFC 3339 date-time of the strict profile described at `MomentReading`.
  ///
  /// - Throws: The first fault of the text.
  public static func read(_ text: RawSpan) throws(DateFault) -> UTCMoment {
    UTCMoment(unchecked: try MomentReading.read(text).millisecondsSince1970)
  }

  /// The calendar day of the instant in UTC.
  public var day: CalendarDay { LocalMoment(unchecked: self, offsetMinutes: 0).day }

  /// The canonical text, for example `2026-01-31T10:00:00Z` or `2026-01-31T10:00:00.250Z`.
  public var description: String { LocalMoment(unchecked: self, offsetMinutes: 0).description }

  /// The earlier instant comes first.
  public static func < (left: UTCMoment, right: UTCMoment) -> Bool {
    left.millisecondsSince1970 < right.millisecondsSince1970
  }
}
