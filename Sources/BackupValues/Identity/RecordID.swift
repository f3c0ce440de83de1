/// The identity of a record: a UUID (RFC 9562), compared as 128 bits.
///
/// Text is read in either case and written in lower case. Any version and variant is accepted.
public struct RecordID: TextValue {
  /// Why a text is refused.
  public typealias Reason = RecordIDFaultReason

  /// The first 64 bits, up to and including the third group of digits after the first hyphen.
  public let high: UInt64
  /// The last 64 bits, the last two groups of digits.
  public let low: UInt64

  /// The id of 128 bits; every pattern is one.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads the 8-4-4-4-12 form of RFC 9562 section 4.
  ///
  /// - Throws: The first fault of the text.
  public static func read(_ text: RawSpan) throws(RecordIDFault) -> RecordID {
    guard let id = RecordID(strict: text) else { throw RecordIDFault(diagnosing: text) }
    return id
  }

  @inline(__always)
  init?(strict text: RawSpan) {
    guard text.byteCount == 36 else { return nil }
    // By eight bytes: `xxxxxxxx`, `-xxxx-xx`, `xx-xxxx-`, and the last eight.
    let (second, third) = (text.word(uncheckedAt: 8), text.word(uncheckedAt: 16))
    guard second & 0xFF00_0000_00FF == 0x2D00_0000_002D,
      third & 0xFF00_0000_00FF_0000 == 0x2D00_0000_002D_0000
    else { return nil }
    let middle = (second >> 8 & 0xFFFF_FFFF) | (second >> 48) << 32 | third << 48
    let beforeLast = (third >> 24 & 0xFFFF_FFFF) | text.word(uncheckedAt: 24) << 32
    guard let a = EightHexDigits(text.word(uncheckedAt: 0))?.value, let b = EightHexDigits(middle)?.value,
      let c = EightHexDigits(beforeLast)?.value, let d = EightHexDigits(text.word(uncheckedAt: 28))?.value
    else { return nil }
    self.init(high: a << 32 | b, low: c << 32 | d)
  }

  /// A new random id (version 4, RFC 9562 section 5.4) from a source of random bits.
  ///
  /// Ids are unique only as far as the generator's bits are; use `SystemRandomNumberGenerator` outside of tests.
  public static func random(using generator: inout some RandomNumberGenerator) -> RecordID {
    RecordID(
      high: generator.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000,
      low: generator.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    )
  }

  /// The canonical text, in lower case.
  public var description: String {
    var output: [UInt8] = []
    output.reserveCapacity(36)
    for (word, offset) in [(high, 0), (low, 8)] {
      for index in 0..<8 {
        if [4, 6, 8, 10].contains(index + offset) { output.append(ascii: "-") }
        let byte = UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64(index)))
        for nibble in [byte >> 4, byte & 0x0F] { output.append(nibble < 10 ? 0x30 + nibble : 0x57 + nibble) }
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The order of the 128 bits, which is the order of the canonical texts.
  public static func < (left: RecordID, right: RecordID) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
