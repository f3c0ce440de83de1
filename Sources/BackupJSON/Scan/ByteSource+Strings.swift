/// The byte 1 in each of eight places.
@usableFromInline let everyOne: UInt64 = 0x0101_0101_0101_0101
/// The top bit in each of eight places.
@usableFromInline let everyHigh: UInt64 = 0x8080_8080_8080_8080

extension ByteSource {
  /// The first index at or after `start` that holds a quote, a backslash, a control character or a byte of 0x80 or
  /// more. Always found: the padding is control characters.
  @inlinable @inline(__always)
  public func endOfPlainText(_ start: Int) -> Int {
    var index = start
    while true {
      let word = word64(index)
      let quote = word ^ (everyOne &* 0x22)
      let backslash = word ^ (everyOne &* 0x5C)
      let special =
        ((quote &- everyOne) & ~quote) | ((backslash &- everyOne) & ~backslash)
        | ((word &- (everyOne &* 0x20)) & ~word) | word
      let marks = special & everyHigh
      if marks != 0 { return index &+ (marks.trailingZeroBitCount &>> 3) }
      index &+= 8
    }
  }

  /// The index of the closing quote of the string whose text begins at `start`, or a negative number where the
  /// string breaks a rule of Spec/json.md (``StringFault`` then says which).
  @inlinable @inline(__always)
  public func endOfString(_ start: Int) -> Int {
    let index = endOfPlainText(start)
    if byte(index) == 0x22 { return index }
    return endOfUnplainString(index)
  }

  /// ``endOfString(_:)`` for a string that has more in it than plain ASCII.
  @inline(never)
  @usableFromInline
  func endOfUnplainString(_ start: Int) -> Int {
    var index = start
    while true {
      index = endOfPlainText(index)
      let found = byte(index)
      if found == 0x22 { return index }
      if found == 0x5C {
        let length = escapeLength(index)
        if length == 0 { return -1 }
        index &+= length
      } else if found >= 0x80 {
        repeat {
          let length = multibyteLength(index)
          if length == 0 { return -1 }
          index &+= length
        } while byte(index) >= 0x80
      } else {
        return -1
      }
    }
  }

  /// The length of the escape sequence at `index`, a surrogate pair counted as one; 0 where it is not allowed.
  package func escapeLength(_ index: Int) -> Int {
    switch byte(index &+ 1) {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return 2
    case 0x75:
      guard let unit = hexadecimal4(index &+ 2), unit != 0 else { return 0 }
      if unit & 0xF800 != 0xD800 { return 6 }
      guard unit & 0xFC00 == 0xD800, byte(index &+ 6) == 0x5C, byte(index &+ 7) == 0x75,
        let low = hexadecimal4(index &+ 8), low & 0xFC00 == 0xDC00
      else { return 0 }
      return 12
    default: return 0
    }
  }

  /// Four hexadecimal digits as a number.
  func hexadecimal4(_ index: Int) -> UInt32? {
    var value: UInt32 = 0
    for offset in 0..<4 {
      let digit = byte(index &+ offset)
      switch digit {
      case 0x30...0x39: value = value &<< 4 | UInt32(digit &- 0x30)
      case 0x41...0x46, 0x61...0x66: value = value &<< 4 | UInt32((digit | 0x20) &- 0x57)
      default: return nil
      }
    }
    return value
  }

  /// The length of the well-formed UTF-8 sequence of two to four bytes at `index` (RFC 3629 section 4); 0 where it
  /// is ill-formed.
  @inline(__always)
  package func multibyteLength(_ index: Int) -> Int {
    let word = word32(index)
    if word & 0xC0E0 == 0x80C0 {
      return word & 0x1E == 0 ? 0 : 2
    }
    let first = word & 0xFF
    let second = (word &>> 8) & 0xFF
    if word & 0xC0_C0F0 == 0x80_80E0 {
      return (first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ? 0 : 3
    }
    if word & 0xC0C0_C0F8 == 0x8080_80F0 {
      return (first == 0xF0 && second < 0x90) || first > 0xF4 || (first == 0xF4 && second > 0x8F) ? 0 : 4
    }
    return 0
  }

  /// The text of a string that ``endOfString(_:)`` has accepted, given the range between its quotes.
  package func decodedString(_ range: Range<Int>) -> String {
    var index = endOfPlainOrMultibyte(range.lowerBound, range.upperBound)
    if index == range.upperBound { return text(range) }
    var bytes = self.bytes(range.lowerBound..<index)
    bytes.reserveCapacity(range.count)
    while index < range.upperBound {
      appendEscape(at: index, to: &bytes)
      // Of a broken escape as much is passed as was appended: half a surrogate pair, or the byte behind it.
      let length = escapeLength(index)
      let isHalf = length == 0 && byte(index + 1) == 0x75 && hexadecimal4(index + 2) != nil
      index = min(index + (length > 0 ? length : isHalf ? 6 : 2), range.upperBound)
      let next = endOfPlainOrMultibyte(index, range.upperBound)
      bytes.append(contentsOf: self.bytes(index..<next))
      index = next
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func endOfPlainOrMultibyte(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, byte(index) != 0x5C { index += 1 }
    return index
  }

  private func appendEscape(at index: Int, to bytes: inout [UInt8]) {
    switch byte(index + 1) {
    case 0x62: bytes.append(0x08)
    case 0x66: bytes.append(0x0C)
    case 0x6E: bytes.append(0x0A)
    case 0x72: bytes.append(0x0D)
    case 0x74: bytes.append(0x09)
    case 0x75:
      var value = hexadecimal4(index + 2) ?? 0xFFFD
      if value & 0xFC00 == 0xD800, byte(index + 6) == 0x5C, let low = hexadecimal4(index + 8),
        low & 0xFC00 == 0xDC00
      {
        value = 0x10000 + ((value & 0x3FF) << 10) + (low & 0x3FF)
      }
      bytes.append(contentsOf: UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}")!)
    case let other: bytes.append(other)
    }
  }
}
