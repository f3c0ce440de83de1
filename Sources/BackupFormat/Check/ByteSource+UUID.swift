@_spi(Scanning) public import BackupJSON

/// The hexadecimal digits of a UUID in the text, as four words, in lower case: good for comparing and hashing.
@_spi(Scanning) public struct UUIDDigits: Equatable, BitwiseCopyable {
  public var first: UInt64
  public var second: UInt64
  public var third: UInt64
  public var fourth: UInt64

  /// Secret words, drawn once per process: without them a file could be made whose ids all collide.
  struct HashKey: BitwiseCopyable {
    let words = (
      UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max),
      UInt64.random(in: .min ... .max)
    )

    static let shared = HashKey()
  }

  @inline(__always)
  func hash(_ key: HashKey) -> UInt64 {
    let left = (first ^ key.words.0).multipliedFullWidth(by: second ^ key.words.1)
    let right = (third ^ key.words.2).multipliedFullWidth(by: fourth ^ key.words.3)
    return left.high ^ left.low &+ right.high ^ right.low
  }
}

/// The text of a UUID with its hyphens and the closing quote, byte by byte.
struct UUIDText: Equatable, BitwiseCopyable {
  let words: (UInt64, UInt64, UInt64, UInt64, UInt64)

  @inline(__always)
  init(_ source: ByteSource, _ index: Int) {
    words = (
      source.word64(index), source.word64(index &+ 8), source.word64(index &+ 16), source.word64(index &+ 24),
      source.word64(index &+ 29)
    )
  }

  @inline(__always)
  static func == (left: UUIDText, right: UUIDText) -> Bool {
    (left.words.0 ^ right.words.0) | (left.words.1 ^ right.words.1) | (left.words.2 ^ right.words.2)
      | (left.words.3 ^ right.words.3) | (left.words.4 ^ right.words.4) == 0
  }
}

extension ByteSource {
  /// The characters that stand where those of a UUID do, as they are.
  @inline(__always)
  @_spi(Scanning) public func uuidCharacters(at index: Int) -> UUIDDigits {
    UUIDDigits(
      first: word64(index),
      second: UInt64(word32(index &+ 9)) | UInt64(word32(index &+ 14)) &<< 32,
      third: UInt64(word32(index &+ 19)) | UInt64(word32(index &+ 24)) &<< 32,
      fourth: word64(index &+ 28)
    )
  }

  /// Reads `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx"` in either case, closing quote included (RFC 9562 section 4).
  @inline(__always)
  @_spi(Scanning) public func uuid(at index: Int) -> UUIDDigits? {
    let characters = uuidCharacters(at: index)
    let (first, second) = (characters.first, characters.second)
    let (third, fourth) = (characters.third, characters.fourth)
    let digits = UUIDDigits(
      first: first | everyCaseBit,
      second: second | everyCaseBit,
      third: third | everyCaseBit,
      fourth: fourth | everyCaseBit
    )
    let areDigits =
      hexadecimal(digits.first) & hexadecimal(digits.second) & hexadecimal(digits.third)
      & hexadecimal(digits.fourth)
    // Setting the case bit makes digits of control characters; a digit or letter has one of the bits 5 and 6.
    let areVisible =
      (first | first &<< 1) & (second | second &<< 1) & (third | third &<< 1) & (fourth | fourth &<< 1)
    let areASCII = ~(first | second | third | fourth)
    let isHexadecimal =
      areDigits & (areVisible &<< 1) & areASCII & 0x8080_8080_8080_8080 == 0x8080_8080_8080_8080
    // The hyphens at 8, 13, 18 and 23, the quote at 36.
    let hyphens = word16(index &+ 8) & 0xFF | (word16(index &+ 13) & 0xFF) &<< 8
    let moreHyphens = word16(index &+ 18) & 0xFF | (word16(index &+ 23) & 0xFF) &<< 8
    guard isHexadecimal, hyphens == 0x2D2D, moreHyphens == 0x2D2D, byte(index &+ 36) == 0x22 else {
      return nil
    }
    return digits
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

/// The bit that tells lower from upper case, in each of eight places.
private let everyCaseBit: UInt64 = 0x2020_2020_2020_2020

/// The top bit set in each of the eight bytes that is one of 0–9 or a–f; the bytes must be ASCII.
@inline(__always)
private func hexadecimal(_ word: UInt64) -> UInt64 {
  // Each sum has its top bit set from one character on: 0, the one behind 9, a, the one behind f.
  (word &+ 0x5050_5050_5050_5050) ^ (word &+ 0x4646_4646_4646_4646) ^ (word &+ 0x1F1F_1F1F_1F1F_1F1F)
    ^ (word &+ 0x1919_1919_1919_1919)
}
