import BackupValues

/// The time that a record counts as in a merge: its own, unless that lies in the future.
struct EffectiveTime {
  /// A day: what a clock may be ahead before it is not believed.
  static let tolerance: Int64 = 24 * 60 * 60 * 1000

  /// What the times are measured by: the time of the export where it is known and not in the future itself, else now;
  /// `nil` where neither is known, and then every time counts as it is.
  let clock: UTCMoment?

  /// For records of a file.
  init(exportedAt: UTCMoment?, now: UTCMoment?) {
    clock = [exportedAt, now].compactMap(\.self).min()
  }

  /// For documents of a store.
  init(now: UTCMoment?) { clock = now }

  /// What a time counts as.
  func of(_ time: UTCMoment?) -> UTCMoment? {
    guard let time, let clock else { return time }
    return isFuture(time) ? clock : time
  }

  /// Whether a time lies so far ahead that it is not believed.
  func isFuture(_ time: UTCMoment?) -> Bool {
    guard let time, let clock else { return false }
    return time.millisecondsSince1970 - clock.millisecondsSince1970 > EffectiveTime.tolerance
  }
}
