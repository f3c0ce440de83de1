/// The identity of a record: a UUID (RFC 9562), compared as 128 bits.
///
/// Text is read in either case and written in lower case. Any version and variant is accepted.
public struct RecordID: TextValue {
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

  init?(strict text: RawSpan) {
    guard text.byteCount == 36, text.has("-", at: 8), text.has("-", at: 13), text.has("-", at: 18),
      text.has("-", at: 23)
    else { return nil }
    func word(_ offset: Int) -> UInt64 {
      UInt64(littleEndian: text.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    func half(_ offset: Int) -> UInt64 {
      UInt64(UInt32(littleEndian: text.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
    let digits = (word(0), half(9) | half(14) << 32, half(19) | half(24) << 32, word(28))
    guard let first = EightHexDigits(digits.0)?.value, let second = EightHexDigits(digits.1)?.value,
      let third = EightHexDigits(digits.2)?.value, let fourth = EightHexDigits(digits.3)?.value
    else { return nil }
    high = first << 32 | second
    low = third << 32 | fourth
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
