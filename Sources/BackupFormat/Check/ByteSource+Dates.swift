@_spi(Scanning) public import BackupJSON

extension ByteSource {
  /// The index behind the closing quote of a moment that is written the usual way, given the index behind the
  /// opening one; or -1.
  ///
  /// This is a quick yes and never a no: what it does not know (more than three fraction digits, offsets that need
  /// a note, the outermost years, every fault) is judged by `MomentReading`. A test compares the two.
  @inline(__always)
  @_spi(Scanning) public func endOfUsualMoment(_ index: Int) -> Int {
    let date = word64(index) ^ 0x2D30_302D_3030_3030  // 0000-00-
    let time = word64(index &+ 8) ^ 0x3030_3A30_3054_3030  // 00T00:00
    let seconds = word32(index &+ 16) ^ 0x0030_303A  // :00
    // A digit that is too large for its place, or any other character, carries into the top bit of its byte.
    let dateFaults = (date &+ 0x7F76_7E7F_7676_7676) | date
    let timeFaults = (time &+ 0x767A_7F76_7D7F_767C) | time
    let secondsFaults = ((seconds & 0x00FF_FFFF) &+ 0x0076_7A7F) | seconds
    let faults = ((dateFaults | timeFaults) & 0x8080_8080_8080_8080) | UInt64(secondsFaults & 0x0080_8080)
    // Each byte becomes ten times itself and its neighbour: two digits as a number.
    let month = ((date &* 10 &+ date &>> 8) &>> 40) & 0xFF
    let pairs = time &* 10 &+ time &>> 8
    let day = pairs & 0xFF
    let hour = (pairs &>> 24) & 0xFF
    let year = UInt32(truncatingIfNeeded: date)
    if faults != 0 || month &- 1 > 11 || day &- 1 > 27 || hour > 23 || year &- 1 >= 0x0909_0908 {
      guard faults == 0, isLastDays(date, month, day), hour <= 23 else { return -1 }
    }
    // 0x5A 0x22: a Z and the closing quote.
    return word16(index &+ 19) == 0x225A ? index &+ 21 : endOfUsualTail(index &+ 19)
  }

  /// What few moments have between their seconds and the closing quote: a fraction, an offset, or both.
  @inline(never)
  private func endOfUsualTail(_ index: Int) -> Int {
    var end = index
    if byte(end) == 0x2E {
      end = endOfDigits(index &+ 1)
      let count = end &- index &- 1
      if count < 1 || count > 3 { return -1 }
    }
    if word16(end) == 0x225A { return end &+ 2 }
    return endOfUsualOffset(end)
  }

  private func endOfUsualOffset(_ index: Int) -> Int {
    let sign = byte(index)
    if sign != 0x2B && sign != 0x2D { return -1 }
    let offset = (word64(index &+ 1) & 0xFFFF_FFFF_FFFF) ^ 0x2230_303A_3030  // 00:00"
    let faults = (offset &+ 0x7F76_767F_7676) | offset
    if faults & 0x8080_8080_8080 != 0 { return -1 }
    let hours = digits(offset, 0)
    let minutes = digits(offset, 24)
    // Twelve hours and more, odd minutes and -00:00 take the slow way.
    if hours > 11 || (minutes != 0 && minutes != 30 && minutes != 45 && minutes != 15) { return -1 }
    if hours | minutes == 0 && sign == 0x2D { return -1 }
    return index &+ 7
  }

  /// Whether a day is the 29th, 30th or 31st and its month has it; the first and last years take the slow way.
  @inline(never)
  private func isLastDays(_ date: UInt64, _ month: UInt64, _ day: UInt64) -> Bool {
    let year = UInt32(truncatingIfNeeded: date)
    if year &- 1 >= 0x0909_0908 || month &- 1 > 11 || day == 0 { return false }
    return day <= daysOfMonth(month, year: date)
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
