/// Eight hexadecimal digits in one word, the first in the lowest byte, judged and read together.
struct EightHexDigits {
  /// The value of the digits, below 2^32.
  let value: UInt64

  /// `nil` where one of the bytes is no hexadecimal digit.
  ///
  /// With the high bits clear, adding to each byte cannot carry into the next: bit 7 then says "at least".
  @inline(__always)
  init?(_ word: UInt64) {
    let each: UInt64 = 0x0101_0101_0101_0101
    let high = each * 0x80
    func atLeast(_ bound: UInt64, _ bytes: UInt64) -> UInt64 { (bytes & ~high) &+ (each &* (0x80 - bound)) }
    let lower = word | (each * 0x20)
    let digit = atLeast(0x30, word) & ~atLeast(0x3A, word) & high
    let letter = atLeast(0x61, lower) & ~atLeast(0x67, lower) & high
    guard word & high == 0, digit | letter == high else { return nil }

    let nibbles = (word & (each * 0x0F)) &+ ((letter >> 7) &* 9)
    var packed = nibbles.byteSwapped
    packed = (packed | packed >> 4) & 0x00FF_00FF_00FF_00FF
    packed = (packed | packed >> 8) & 0x0000_FFFF_0000_FFFF
    value = (packed | packed >> 16) & 0xFFFF_FFFF
  }
}
