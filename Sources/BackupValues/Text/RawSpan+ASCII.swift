extension RawSpan {
  /// The byte at an offset. Bounds are checked: an offset outside traps, and no reader computes one from input.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }

  /// Eight bytes as a number, the first in its lowest byte. The caller has compared the length of the text.
  @inline(__always)
  func word(uncheckedAt offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  /// Whether an ASCII character stands at an offset, which may lie outside.
  @inline(__always)
  func has(_ character: Unicode.Scalar, at offset: Int) -> Bool {
    offset < byteCount && byte(offset) == UInt8(ascii: character)
  }

  /// The value of two digits at an offset, which may lie outside.
  @inline(__always)
  func pair(at offset: Int) -> Int? {
    guard offset + 2 <= byteCount else { return nil }
    let tens = byte(offset) &- 0x30
    let ones = byte(offset + 1) &- 0x30
    guard tens < 10, ones < 10 else { return nil }
    return Int(tens) * 10 + Int(ones)
  }

  /// The offset after the digits that begin at an offset.
  func endOfDigits(from start: Int) -> Int {
    var end = start
    while end < byteCount, byte(end).isASCIIDigit { end += 1 }
    return end
  }

  /// The part of the text without white space around it.
  var trimmedRange: Range<Int> {
    var lower = 0
    var upper = byteCount
    while lower < upper, byte(lower).isASCIIWhitespace { lower += 1 }
    while lower < upper, byte(upper - 1).isASCIIWhitespace { upper -= 1 }
    return lower..<upper
  }

  /// A copy of a part of the text.
  func copy(_ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for offset in range { bytes.append(byte(offset)) }
    return bytes
  }

  /// How many bytes the character at an offset has, so that a fault covers the whole of it; 0 at the end.
  func characterLength(at offset: Int) -> Int {
    guard offset < byteCount else { return 0 }
    var end = offset + 1
    if byte(offset) >= 0xC0 {
      while end < byteCount, end < offset + 4, byte(end) & 0xC0 == 0x80 { end += 1 }
    }
    return end - offset
  }
}

extension UInt8 {
  @inline(__always)
  var isASCIIDigit: Bool { self &- 0x30 < 10 }

  var isASCIIWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// The value of a hexadecimal digit of either case.
  var hexadecimalValue: UInt8? {
    if isASCIIDigit { return self & 0x0F }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter + 10 : nil
  }
}

extension [UInt8] {
  /// Appends a number of at least 0 in decimal, padded with zeros to a number of digits.
  mutating func append(_ value: Int, digits: Int) {
    var divisor = 1
    for _ in 1..<digits { divisor *= 10 }
    while divisor > 0 {
      append(0x30 + UInt8(value / divisor % 10))
      divisor /= 10
    }
  }

  mutating func append(ascii character: Unicode.Scalar) {
    append(UInt8(ascii: character))
  }
}
