extension TextBuffer {
  /// Appends a text as a JSON string with its quotes.
  ///
  /// Escapes only what RFC 8259 section 7 demands: `"`, `\` and the control characters, with the short forms
  /// where there is one, else `\u00xx` in lower case. RFC 8785 section 3.2.2.2 wants exactly the same.
  mutating func appendJSONString(_ text: String) {
    append(UInt8(ascii: "\""))
    text.withUTF8Bytes { bytes in
      unsafe appendEscaped(bytes)
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ bytes: UnsafeRawBufferPointer) {
    var copied = 0
    var offset = unsafe bytes.firstToEscape(from: 0)
    while offset < bytes.count {
      unsafe append(UnsafeRawBufferPointer(rebasing: bytes[copied..<offset]))
      unsafe appendEscape(of: bytes[offset])
      copied = offset + 1
      offset = unsafe bytes.firstToEscape(from: copied)
    }
    unsafe append(UnsafeRawBufferPointer(rebasing: bytes[copied...]))
  }

  private mutating func appendEscape(of byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    default:
      append("u00")
      append(UInt8(ascii: "0") + byte >> 4)
      let low = byte & 0xF
      append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The offset of the first byte that a JSON string cannot hold as it is; the count where there is none.
  fileprivate func firstToEscape(from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    var offset = start
    while offset &+ 8 <= count {
      let word = unsafe UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let quote = word ^ (ones &* 0x22)
      let backslash = word ^ (ones &* 0x5C)
      let control = (word &- (ones &* 0x20)) & ~word
      let found = (control | ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)) & highs
      // A borrow can set a wrong mark, but only above a right one: the lowest mark is always right.
      if found != 0 { return offset &+ found.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < count {
      let byte = unsafe self[offset]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return offset }
      offset &+= 1
    }
    return count
  }
}
