import BackupJSON

extension ByteSource {
  /// The index behind the closing quote of a moment that is written the usual way, given the index behind the
  /// opening one; or -1.
  ///
  /// This is a quick yes and never a no: what it does not know (more than three fraction digits, offsets that need
  /// a note, the outermost years, every fault) is judged by `MomentReading`. A test compares the two.
  @inline(__always)
  func endOfUsualMoment(_ index: Int) -> Int {
    let date = word64(index) ^ 0x2D30_302D_3030_3030  // 0000-00-
    let time = word64(index &+ 8) ^ 0x3030_3A30_3054_3030  // 00T00:00
    let seconds = word32(index &+ 16) ^ 0x0030_303A  // :00
    let dateFaults = (date &+ 0x7F76_767F_7676_7676) | date
    let timeFaults = (time &+ 0x7676_7F76_767F_7676) | time
    let secondsFaults = ((seconds & 0x00FF_FFFF) &+ 0x0076_767F) | seconds
    if ((dateFaults | timeFaults) & 0x8080_8080_8080_8080) | UInt64(secondsFaults & 0x0080_8080) != 0 {
      return -1
    }
    let year = date & 0xFFFF_FFFF
    if year == 0 || year == 0x0909_0909 { return -1 }
    let month = digits(date, 40)
    let day = digits(time, 0)
    if month &- 1 > 11 || day &- 1 > 30 || digits(time, 24) > 23 || digits(time, 48) > 59 { return -1 }
    if digits(UInt64(seconds), 8) > 59 { return -1 }
    if day > 28, day > daysOfMonth(month, year: date) { return -1 }
    var end = index &+ 19
    var next = byte(end)
    if next == 0x2E {
      let start = end &+ 1
      end = start
      while byte(end) &- 0x30 < 10 { end &+= 1 }
      // No digit at all wraps around to a large number.
      if UInt(bitPattern: end &- start &- 1) > 2 { return -1 }
      next = byte(end)
    }
    if next == 0x5A { return byte(end &+ 1) == 0x22 ? end &+ 2 : -1 }
    return endOfUsualOffset(end)
  }

  @inline(__always)
  private func endOfUsualOffset(_ index: Int) -> Int {
    let sign = byte(index)
    if sign != 0x2B && sign != 0x2D { return -1 }
    let offset = (word64(index &+ 1) & 0xFFFF_FFFF_FFFF) ^ 0x2230_303A_3030  // 00:00"
    let faults = (offset &+ 0x7F76_767F_7676) | offset
    if faults & 0x8080_8080_8080 != 0 { return -1 }
    let hours = digits(offset, 0)
    let minutes = digits(offset, 24)
    // Beyond twelve hours, odd minutes and -00:00 take the slow way.
    if hours > 11 || (minutes != 0 && minutes != 30 && minutes != 45 && minutes != 15) { return -1 }
    if hours | minutes == 0 && sign == 0x2D { return -1 }
    return index &+ 7
  }

  /// Two digits, already without their ASCII bits, at a bit offset in a word.
  @inline(__always)
  private func digits(_ word: UInt64, _ shift: UInt64) -> UInt64 {
    ((word &>> shift) & 0xFF) &* 10 &+ ((word &>> (shift &+ 8)) & 0xFF)
  }

  @inline(__always)
  private func daysOfMonth(_ month: UInt64, year date: UInt64) -> UInt64 {
    if month != 2 { return 30 &+ ((month &+ (month &>> 3)) & 1) }
    let year = digits(date, 0) &* 100 &+ digits(date, 16)
    return year & 3 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
  }
}
