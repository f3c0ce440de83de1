/// A text of the form `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx`, eight bytes at a time.
struct UUIDForm {
  /// The number of its bytes.
  static let length = 36

  /// Its bytes in lower case, from the places 0, 8, 16, 24 and 28 on; the last two overlap.
  let words: (UInt64, UInt64, UInt64, UInt64, UInt64)
  /// Whether no letter was upper case.
  let isLower: Bool

  /// `nil` where the 36 bytes are no UUID.
  init?(_ bytes: UnsafeRawPointer) {
    func word(_ offset: Int) -> UInt64 {
      bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
    }
    let texts = (word(0), word(8), word(16), word(24), word(28))
    guard let first = UUIDForm.lower(texts.0, hyphens: 0),
      let second = UUIDForm.lower(texts.1, hyphens: 0x0000_FF00_0000_00FF),
      let third = UUIDForm.lower(texts.2, hyphens: 0xFF00_0000_00FF_0000),
      let fourth = UUIDForm.lower(texts.3, hyphens: 0), let fifth = UUIDForm.lower(texts.4, hyphens: 0)
    else { return nil }
    words = (first, second, third, fourth, fifth)
    let difference =
      (first ^ texts.0) | (second ^ texts.1) | (third ^ texts.2) | (fourth ^ texts.3) | (fifth ^ texts.4)
    isLower = difference == 0
  }

  /// Eight characters in lower case; `nil` where there are others than digits, or than hyphens where they stand.
  private static func lower(_ word: UInt64, hyphens: UInt64) -> UInt64? {
    guard (word ^ everyHyphen) & hyphens == 0 else { return nil }
    // Digits in place of the hyphens, so that all eight are looked at alike.
    let digits = word & ~hyphens | everyZero & hyphens
    let lower = digits | 0x2020_2020_2020_2020
    // Each sum has its top bit set from one character on: 0, the one behind 9, a, the one behind f.
    let areDigits =
      (lower &+ 0x5050_5050_5050_5050) ^ (lower &+ 0x4646_4646_4646_4646) ^ (lower &+ 0x1F1F_1F1F_1F1F_1F1F)
      ^ (lower &+ 0x1919_1919_1919_1919)
    // Setting the case bit makes digits of control characters; a digit or letter has one of the bits 5 and 6.
    let areVisible = (digits | digits &<< 1) &<< 1
    guard areDigits & areVisible & ~digits & everyTop == everyTop else { return nil }
    return lower & ~hyphens | everyHyphen & hyphens
  }

  private static let everyHyphen: UInt64 = 0x2D2D_2D2D_2D2D_2D2D
  private static let everyZero: UInt64 = 0x3030_3030_3030_3030
  private static let everyTop: UInt64 = 0x8080_8080_8080_8080
}
