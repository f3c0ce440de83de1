import BackupJSON

/// The 128 bits of a UUID in the text, in an order of its own: good for comparing and hashing, nothing else.
struct UUIDBits: Equatable {
  var first: UInt64
  var second: UInt64

  /// Two secret words, drawn once per process: without them a file could be made whose ids all collide.
  private static let key = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))

  @inline(__always)
  func hash(_ key: (UInt64, UInt64)) -> UInt64 {
    let product = (first ^ key.0).multipliedFullWidth(by: second ^ key.1)
    return product.high ^ product.low
  }

  var hash: UInt64 { hash(UUIDBits.key) }

  static var hashKey: (UInt64, UInt64) { key }
}

extension ByteSource {
  /// Reads `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx"` in either case, closing quote included (RFC 9562 section 4).
  @inline(__always)
  func uuid(at index: Int) -> UUIDBits? {
    let word0 = word64(index)
    let word1 = UInt64(word32(index &+ 9)) | UInt64(word32(index &+ 14)) &<< 32
    let word2 = UInt64(word32(index &+ 19)) | UInt64(word32(index &+ 24)) &<< 32
    let word3 = word64(index &+ 28)
    let hyphens =
      (UInt32(byte(index &+ 8)) | UInt32(byte(index &+ 13)) &<< 8 | UInt32(byte(index &+ 18)) &<< 16
        | UInt32(byte(index &+ 23)) &<< 24) ^ 0x2D2D_2D2D
    let faults = notHexadecimal(word0) | notHexadecimal(word1) | notHexadecimal(word2) | notHexadecimal(word3)
    if faults != 0 || hyphens != 0 || byte(index &+ 36) != 0x22 { return nil }
    return UUIDBits(
      first: hexadecimalDigits(word0) | hexadecimalDigits(word1) &<< 32,
      second: hexadecimalDigits(word2) | hexadecimalDigits(word3) &<< 32
    )
  }

  /// The range of the text of the string whose opening quote is at `place`, for a string that was accepted.
  func keyRange(_ place: Int) -> Range<Int> {
    let end = endOfString(place &+ 1)
    return place &+ 1..<max(end, place &+ 1)
  }

  /// A keyed hash of the decoded text of a key.
  func identifierHash(_ range: Range<Int>) -> UInt64 {
    UInt64(truncatingIfNeeded: keyHash(range))
  }
}

private let ones: UInt64 = 0x0101_0101_0101_0101
private let highs: UInt64 = 0x8080_8080_8080_8080

/// The top bit set in each of the eight bytes that is no hexadecimal digit.
@inline(__always)
private func notHexadecimal(_ word: UInt64) -> UInt64 {
  let plain = word & ~highs
  let lower = (word | (ones &* 0x20)) & ~highs
  let digit = (plain &+ (ones &* 0x50)) & ~(plain &+ (ones &* 0x46))
  let letter = (lower &+ (ones &* 0x1F)) & ~(lower &+ (ones &* 0x19))
  return (~(digit | letter) | word) & highs
}

/// Eight hexadecimal digits as 32 bits.
@inline(__always)
private func hexadecimalDigits(_ word: UInt64) -> UInt64 {
  let nibbles = (word & (ones &* 0x0F)) &+ (((word &>> 6) & ones) &* 9)
  let pairs = (nibbles &<< 4 | nibbles &>> 8) & 0x00FF_00FF_00FF_00FF
  let quads = (pairs | pairs &>> 8) & 0x0000_FFFF_0000_FFFF
  return (quads | quads &>> 16) & 0xFFFF_FFFF
}
