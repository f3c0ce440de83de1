/// Bytes that are no UTF-8 (RFC 3629).
enum InvalidUTF8 {
  static func finding(_ source: ByteSource, _ range: Range<Int>) -> Finding {
    let bytes = source.bytes(range.lowerBound..<min(range.upperBound, range.lowerBound + 4))
    let shown = bytes.map { "0x" + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
    let isSurrogate = bytes.first == 0xED && bytes.count > 1 && bytes[1] >= 0xA0
    let help: Phrase =
      if isSurrogate {
        "these bytes are half of a surrogate pair; the program that wrote them cut a character in two"
      } else {
        "it looks like Latin-1 or Windows-1252; find out the encoding and save the file as UTF-8"
      }
    return Finding(.invalidUTF8, at: range, "the byte \(token: shown) is not UTF-8", help: help)
  }
}
