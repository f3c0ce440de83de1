/// The offset of a date from UTC, as a step states it: `Z` or `+08:00`.
struct DateOffset {
  /// The strict form, to be put behind a time.
  let text: [UInt8]

  /// Fails for any other form, and for an offset beyond ±14:00.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    if bytes == [UInt8(ascii: "Z")] {
      self.text = bytes
      return
    }
    guard bytes.count == 6, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
      bytes[3] == UInt8(ascii: ":")
    else { return nil }
    let digits = [bytes[1], bytes[2], bytes[4], bytes[5]]
    guard digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    let values = digits.map { Int($0 - 0x30) }
    let minutes = (values[0] * 10 + values[1]) * 60 + values[2] * 10 + values[3]
    guard values[2] < 6, minutes <= 840, minutes > 0 || bytes[0] == UInt8(ascii: "+") else { return nil }
    self.text = bytes
  }
}
