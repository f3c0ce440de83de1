/// Bytes that are written as base64 text: RFC 4648 section 4, padded, without white space, spare bits zero.
///
/// Each sequence of bytes has exactly one such text. The empty text stands for no bytes.
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
    Base64Text(decodingChecked: text, count: try decodedCount(text))
  }

  /// How many bytes a text stands for, without decoding it.
  ///
  /// - Throws: The first fault of the text.
  /// - Complexity: O(*n*); nothing is allocated where the text has no fault.
  public static func decodedCount(_ text: RawSpan) throws(Base64Fault) -> Int {
    do {
      return try checkedCount(text)
    } catch {
      throw error.suggesting(repaired(text))
    }
  }

  init(decodingChecked text: RawSpan, count: Int) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var group: UInt32 = 0
    for offset in 0..<text.byteCount {
      // Padding counts as zero bits; the bytes that it would make are never appended.
      group = group << 6 | UInt32(Self.value(of: text.byte(offset)) ?? 0)
      guard offset % 4 == 3 else { continue }
      for shift in [16, 8, 0] as [UInt32] where bytes.count < count {
        bytes.append(UInt8(truncatingIfNeeded: group >> shift))
      }
    }
    self.bytes = bytes
  }

  /// The base64 text.
  public var description: String {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count / 3 * 4 + 4)
    var start = 0
    while start < bytes.count {
      let count = min(3, bytes.count - start)
      var group: UInt32 = 0
      for index in 0..<3 { group = group << 8 | (index < count ? UInt32(bytes[start + index]) : 0) }
      for index in 0..<4 as Range<UInt32> {
        output.append(index <= UInt32(count) ? Self.character(UInt8(group >> (18 - 6 * index) & 0x3F)) : 0x3D)
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
