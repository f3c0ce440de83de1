extension Base64Text {
  /// The six bits of a character of the alphabet.
  @inline(__always)
  static func value(of character: UInt8) -> UInt8? {
    switch character {
    case 0x41...0x5A: character - 0x41
    case 0x61...0x7A: character - 0x61 + 26
    case 0x30...0x39: character - 0x30 + 52
    case 0x2B: 62
    case 0x2F: 63
    default: nil
    }
  }

  /// The character of six bits.
  static func character(_ value: UInt8) -> UInt8 {
    switch value {
    case 0..<26: value + 0x41
    case 26..<52: value - 26 + 0x61
    case 52..<62: value - 52 + 0x30
    case 62: 0x2B
    default: 0x2F
    }
  }

  static func checkedCount(_ text: RawSpan) throws(Base64Fault) -> Int {
    let count = text.byteCount
    var end = 0
    while end < count, value(of: text.byte(end)) != nil { end += 1 }
    if end < count, !text.has("=", at: end) { throw unexpected(text, at: end) }

    var padding = end
    while text.has("=", at: padding) { padding += 1 }
    if padding < count {
      throw value(of: text.byte(padding)) == nil
        ? unexpected(text, at: padding) : Base64Fault(.paddingPlace, at: end, length: padding - end)
    }
    let written = padding - end
    let needed = [0, 3, 2, 1][end % 4]
    if end % 4 == 1 { throw Base64Fault(.length, at: end - 1, length: 1) }
    if written < needed { throw Base64Fault(.missingPadding, at: count, length: 0) }
    if written > needed { throw Base64Fault(.paddingPlace, at: end + needed, length: written - needed) }

    let spare: UInt8 = [0, 0, 0x0F, 0x03][end % 4]
    if spare != 0, let last = value(of: text.byte(end - 1)), last & spare != 0 {
      throw Base64Fault(.spareBits, at: end - 1, length: 1)
    }
    return end / 4 * 3 + [0, 0, 1, 2][end % 4]
  }

  private static func unexpected(_ text: RawSpan, at offset: Int) -> Base64Fault {
    let byte = text.byte(offset)
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
      return Base64Fault(.urlAlphabet, at: offset, length: 1)
    }
    if byte.isASCIIWhitespace { return Base64Fault(.whitespace, at: offset, length: 1) }
    return Base64Fault(.invalidCharacter, at: offset, length: text.characterLength(at: offset))
  }

  /// Certain are white space to leave out, the other alphabet and padding that is missing.
  static func repaired(_ text: RawSpan) -> String? {
    // A text beyond a mebibyte gets no suggestion: a person would not read it, and it would be held twice.
    guard text.byteCount <= 1 << 20 else { return nil }
    var output: [UInt8] = []
    for offset in 0..<text.byteCount {
      let byte = text.byte(offset)
      switch byte {
      case UInt8(ascii: "-"): output.append(ascii: "+")
      case UInt8(ascii: "_"): output.append(ascii: "/")
      default: if !byte.isASCIIWhitespace { output.append(byte) }
      }
    }
    if output.last != UInt8(ascii: "=") {
      output += repeatElement(UInt8(ascii: "="), count: [0, 0, 2, 1][output.count % 4])
    }
    guard (try? checkedCount(output.span.bytes)) != nil else { return nil }
    return String(decoding: output, as: UTF8.self)
  }
}
