/// Bytes that are written as base64 text: RFC 4648, without white space, spare bits zero. The canonical text is that
/// of section 4, padded; a format may ask for that of section 5.
///
/// Each sequence of bytes has exactly one text in each alphabet. The empty text stands for no bytes.
public struct Base64Text: TextValue {
  /// Why a text is refused.
  public typealias Reason = Base64FaultReason

  /// The bytes that the text stands for.
  public let bytes: [UInt8]

  /// The text form of some bytes.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Decodes a text.
  ///
  /// - Throws: The first fault of the text.
  /// - Complexity: O(*n*); the bytes take three quarters of the length of the text.
  public static func read(_ text: RawSpan) throws(Base64Fault) -> Base64Text {
    try read(text, in: .standard)
  }

  /// Decodes a text of one of the alphabets.
  ///
  /// - Throws: The first fault of the text; the characters of the other alphabet are one.
  /// - Complexity: O(*n*); the bytes take three quarters of the length of the text.
  public static func read(_ text: RawSpan, in alphabet: Alphabet) throws(Base64Fault) -> Base64Text {
    Base64Text(decodingChecked: text, count: try decodedCount(text, in: alphabet), alphabet)
  }

  /// The bytes that a text of one of the alphabets stands for; `nil` where it has a fault.
  public init?(_ text: String, in alphabet: Alphabet) {
    let copy = ContiguousArray(text.utf8)
    guard let value = try? Base64Text.read(copy.span.bytes, in: alphabet) else { return nil }
    self = value
  }

  /// How many bytes a text stands for, without decoding it.
  ///
  /// - Throws: The first fault of the text.
  /// - Complexity: O(*n*); nothing is allocated where the text has no fault.
  public static func decodedCount(
    _ text: RawSpan,
    in alphabet: Alphabet = .standard
  ) throws(Base64Fault) -> Int {
    do {
      return try checkedCount(text, alphabet)
    } catch {
      throw error.suggesting(repaired(text, alphabet))
    }
  }

  /// ``decodedCount(_:in:)`` of a text whose fault nobody wants to know.
  package static func countIfRight(_ text: RawSpan, in alphabet: Alphabet = .standard) -> Int? {
    try? checkedCount(text, alphabet)
  }

  init(decodingChecked text: RawSpan, count: Int, _ alphabet: Alphabet) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var group: UInt32 = 0
    for offset in 0..<(text.byteCount + 3) / 4 * 4 {
      // Padding counts as zero bits, written or not; the bytes that it would make are never appended.
      let value = offset < text.byteCount ? alphabet.value(of: text.byte(offset)) : nil
      group = group << 6 | UInt32(value ?? 0)
      guard offset % 4 == 3 else { continue }
      for shift in [16, 8, 0] as [UInt32] where bytes.count < count {
        bytes.append(UInt8(truncatingIfNeeded: group >> shift))
      }
    }
    self.bytes = bytes
  }

  /// The base64 text in the standard alphabet.
  public var description: String { text(in: .standard) }

  /// The base64 text in one of the alphabets.
  public func text(in alphabet: Alphabet) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count / 3 * 4 + 4)
    var start = 0
    while start < bytes.count {
      let count = min(3, bytes.count - start)
      var group: UInt32 = 0
      for index in 0..<3 { group = group << 8 | (index < count ? UInt32(bytes[start + index]) : 0) }
      for index in 0..<4 as Range<UInt32> {
        if index <= UInt32(count) {
          output.append(alphabet.character(UInt8(group >> (18 - 6 * index) & 0x3F)))
        } else if alphabet.isPadded {
          output.append(ascii: "=")
        }
      }
      start += 3
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The order of the bytes, from the first.
  public static func < (left: Base64Text, right: Base64Text) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
