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
    let letter = range.count == 1 ? bytes.first.flatMap(windows1252) : nil
    return Finding(
      .invalidUTF8,
      at: range,
      "the byte \(token: shown) is not UTF-8",
      notes: letter.map { [.init("in Windows-1252, it would be \(value: $0)")] } ?? [],
      help: help
    )
  }

  /// What a single byte is in Windows-1252; `nil` for the few that are nothing there.
  private static func windows1252(_ byte: UInt8) -> String? {
    if byte >= 0xA0 { return String(Unicode.Scalar(byte)) }
    guard byte >= 0x80 else { return nil }
    let letter = high[Int(byte) - 0x80]
    return letter == " " ? nil : String(letter)
  }

  /// The letters from 0x80 to 0x9F, with a space where there is none.
  private static let high = Array("€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ".unicodeScalars)
}
