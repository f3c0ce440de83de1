@_spi(Scanning) import BackupJSON

/// Follows the moments of a file by which records are compared, as text: year to minute in two words that are
/// ordered as the instants are.
struct MomentWatch {
  /// A moment of UTC to the minute.
  struct Minute: Comparable, BitwiseCopyable {
    /// `2026-01-`
    var month: UInt64
    /// `31T10:00`
    var time: UInt64

    @inline(__always)
    static func < (left: Minute, right: Minute) -> Bool {
      left.month < right.month || (left.month == right.month && left.time < right.time)
    }

    @inline(__always)
    init(_ source: ByteSource, _ index: Int) {
      month = source.word64(index).byteSwapped
      time = source.word64(index &+ 8).byteSwapped
    }

    init(month: UInt64, time: UInt64) {
      self.month = month
      self.time = time
    }

    /// From the canonical text of a moment.
    init(text: String) {
      let bytes = Array(text.utf8.prefix(16)) + Array(repeating: 0, count: 16)
      month = bytes[0..<8].reduce(0) { $0 << 8 | UInt64($1) }
      time = bytes[8..<16].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// `2026-01-31T10:00`
    var text: String {
      let bytes = [month, time].flatMap { word in
        (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private(set) var earliest = Minute(month: .max, time: .max)
  private(set) var latest = Minute(month: 0, time: 0)
  private(set) var latestChange = Minute(month: 0, time: 0)
  /// In the second pass: the moment behind which a record cannot have been changed.
  var limit = Minute(month: .max, time: .max)

  @inline(__always)
  mutating func meet(_ minute: Minute, isChange: Bool, isHappening: Bool) {
    if isChange, latestChange < minute { latestChange = minute }
    if isHappening {
      if latest < minute { latest = minute }
      if minute < earliest { earliest = minute }
    }
  }

  /// From the earliest to the latest moment at which something happened; `nil` where the file tells of none.
  var span: HappenedSpan? {
    latest < earliest ? nil : HappenedSpan(first: earliest.text, last: latest.text)
  }
}
