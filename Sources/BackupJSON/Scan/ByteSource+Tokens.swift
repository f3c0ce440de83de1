extension ByteSource {
  /// Where the document begins: behind a byte order mark and white space.
  package var documentStart: Int {
    skipWhitespace(hasByteOrderMark ? 3 : 0)
  }

  /// The first index at or after `start` that is not white space (RFC 8259 section 2).
  @inlinable @inline(__always)
  public func skipWhitespace(_ start: Int) -> Int {
    byte(start) > 0x20 ? start : skipWhitespaceRun(start)
  }

  /// ``skipWhitespace(_:)`` where white space is likely: a line end with its indentation in a few steps.
  @inlinable @inline(__always)
  public func skipWhitespaceRun(_ start: Int) -> Int {
    var index = start
    while true {
      let found = byte(index)
      if found == 0x0A || found == 0x20 {
        index &+= 1
        while true {
          let difference = word64(index) ^ (everyOne &* 0x20)
          if difference != 0 {
            index &+= difference.trailingZeroBitCount &>> 3
            break
          }
          index &+= 8
        }
        if byte(index) > 0x20 { return index }
        continue
      }
      if found == 0x0D || found == 0x09 {
        index &+= 1
        continue
      }
      return index
    }
  }

  /// The index behind the number at `start`, or a negative one where it is not a number of RFC 8259 section 6.
  package func endOfNumber(_ start: Int) -> Int {
    var index = start
    if byte(index) == 0x2D { index &+= 1 }
    if byte(index) == 0x30 {
      index &+= 1
    } else {
      let digits = endOfDigits(index)
      if digits == index { return -1 }
      index = digits
    }
    if byte(index) == 0x2E {
      let digits = endOfDigits(index &+ 1)
      if digits == index &+ 1 { return -1 }
      index = digits
    }
    if byte(index) | 0x20 == 0x65 {
      index &+= 1
      if byte(index) == 0x2B || byte(index) == 0x2D { index &+= 1 }
      let digits = endOfDigits(index)
      if digits == index { return -1 }
      index = digits
    }
    return isWordByte(byte(index)) ? -1 : index
  }

  /// The first index at or after `start` that is not an ASCII digit.
  package func endOfDigits(_ start: Int) -> Int {
    var index = start
    while byte(index) &- 0x30 < 10 { index &+= 1 }
    return index
  }

  /// The index behind `true`, `false` or `null` at `start`, or a negative one.
  @inlinable
  public func endOfLiteral(_ start: Int) -> Int {
    switch word32(start) {
    case 0x6575_7274: isWordByte(byte(start &+ 4)) ? -1 : start &+ 4
    case 0x6C6C_756E: isWordByte(byte(start &+ 4)) ? -1 : start &+ 4
    case 0x736C_6166: byte(start &+ 4) == 0x65 && !isWordByte(byte(start &+ 5)) ? start &+ 5 : -1
    default: -1
    }
  }

  /// Whether a byte goes on a number or word that stands before it, so that `12x` is not read as `12`.
  @inlinable @inline(__always)
  public func isWordByte(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == 0x2E || byte == 0x2B || byte == 0x2D
      || byte == 0x5F
      || byte >= 0x80
  }

  /// The end of the run of bytes at `start` that a person would call one word: up to white space, a bracket, a
  /// comma, a colon or a quote, and never more than 256 bytes on.
  package func endOfWord(_ start: Int) -> Int {
    let limit = min(count, start + 256)
    var index = start
    while index < limit, !endsWord(byte(index)) { index += 1 }
    // A character that the limit has cut in two belongs to neither side.
    if index == limit { while index > start, byte(index) & 0xC0 == 0x80 { index -= 1 } }
    return index
  }

  /// Whether a byte ends a word that is no string.
  package func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x22, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D: true
    default: false
    }
  }

  /// The first line end at or after `start`, or the end of the file.
  func endOfLine(_ start: Int) -> Int {
    var index = start
    while index < count, byte(index) != 0x0A, byte(index) != 0x0D { index += 1 }
    return index
  }

  /// The end of a word however long it is: up to white space, a bracket, a comma, a colon or a quote.
  func endOfLongWord(_ start: Int) -> Int {
    var index = start
    while index < count, !endsWord(byte(index)) { index += 1 }
    return index
  }
}
