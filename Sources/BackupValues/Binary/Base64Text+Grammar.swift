extension Base64Text {
  /// How many bytes a text stands for, without a suggestion for one that is wrong.
  static func checkedCount(_ text: RawSpan, _ alphabet: Alphabet) throws(Base64Fault) -> Int {
    let count = text.byteCount
    var end = 0
    switch alphabet {
    case .standard: end = text.withUnsafeBytes { Base64Blocks.plainPrefix($0) }
    case .url: break
    }
    while end < count, alphabet.value(of: text.byte(end)) != nil { end += 1 }
    if end < count, !text.has("=", at: end) { throw unexpected(text, at: end, alphabet) }

    var padding = end
    while text.has("=", at: padding) { padding += 1 }
    if padding < count {
      throw alphabet.value(of: text.byte(padding)) == nil
        ? unexpected(text, at: padding, alphabet) : Base64Fault(.paddingPlace, at: end, length: padding - end)
    }
    let written = padding - end
    let needed = alphabet.isPadded ? [0, 3, 2, 1][end % 4] : 0
    if end % 4 == 1 { throw Base64Fault(.length, at: end - 1, length: 1) }
    if written < needed { throw Base64Fault(.missingPadding, at: count, length: 0) }
    if written > needed {
      throw Base64Fault(
        alphabet.isPadded ? .paddingPlace : .unwantedPadding,
        at: end + needed,
        length: written - needed
      )
    }

    let spare: UInt8 = [0, 0, 0x0F, 0x03][end % 4]
    if spare != 0, let last = alphabet.value(of: text.byte(end - 1)), last & spare != 0 {
      throw Base64Fault(.spareBits, at: end - 1, length: 1)
    }
    return end / 4 * 3 + [0, 0, 1, 2][end % 4]
  }

  private static func unexpected(_ text: RawSpan, at offset: Int, _ alphabet: Alphabet) -> Base64Fault {
    let byte = text.byte(offset)
    if byte == alphabet.other.last.0 || byte == alphabet.other.last.1 {
      return Base64Fault(alphabet == .standard ? .urlAlphabet : .standardAlphabet, at: offset, length: 1)
    }
    if byte.isASCIIWhitespace { return Base64Fault(.whitespace, at: offset, length: 1) }
    return Base64Fault(.invalidCharacter, at: offset, length: text.characterLength(at: offset))
  }

  /// Certain are white space to leave out, the other alphabet, and padding that is missing or not wanted.
  static func repaired(_ text: RawSpan, _ alphabet: Alphabet) -> String? {
    // A text beyond a mebibyte gets no suggestion: a person would not read it, and it would be held twice.
    guard text.byteCount <= 1 << 20 else { return nil }
    var output: [UInt8] = []
    for offset in 0..<text.byteCount {
      let byte = text.byte(offset)
      switch byte {
      case alphabet.other.last.0: output.append(alphabet.last.0)
      case alphabet.other.last.1: output.append(alphabet.last.1)
      default: if !byte.isASCIIWhitespace { output.append(byte) }
      }
    }
    if !alphabet.isPadded {
      // Padding that is itself wrong is no certain sign of where the text ends.
      if output.count % 4 == 0 { while output.last == UInt8(ascii: "=") { output.removeLast() } }
    } else if output.last != UInt8(ascii: "=") {
      output += repeatElement(UInt8(ascii: "="), count: [0, 0, 2, 1][output.count % 4])
    }
    guard (try? checkedCount(output.span.bytes, alphabet)) != nil else { return nil }
    return String(decoding: output, as: UTF8.self)
  }
}
