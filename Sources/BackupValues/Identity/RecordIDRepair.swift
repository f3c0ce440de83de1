/// Finds the id inside white space, braces or the URN form, with or without hyphens.
struct RecordIDRepair {
  /// The canonical text, where the id is certain.
  let canonical: String?

  init(_ text: RawSpan) {
    var range = text.trimmedRange
    for (open, close) in [("{", "}"), ("(", ")")] as [(Unicode.Scalar, Unicode.Scalar)]
    where range.count >= 2 && text.has(open, at: range.lowerBound)
      && text.has(close, at: range.upperBound - 1)
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    range = (range.lowerBound + Self.urnPrefixLength(text, in: range))..<range.upperBound

    var digits = text.copy(range.count == 32 || range.count == 36 ? range : 0..<0)
    if digits.count == 32 {
      for place in [20, 16, 12, 8] { digits.insert(UInt8(ascii: "-"), at: place) }
    }
    canonical = RecordID(strict: digits.span.bytes)?.description
  }

  /// The length of `urn:uuid:` or `uuid:`, in either case, at the start of a part of the text.
  static func urnPrefixLength(_ text: RawSpan, in range: Range<Int>) -> Int {
    for prefix in ["urn:uuid:", "uuid:"] where range.count >= prefix.utf8.count {
      let written = text.copy(range.prefix(prefix.utf8.count)).map { $0.isASCIILetter ? $0 | 0x20 : $0 }
      if written.elementsEqual(prefix.utf8) { return prefix.utf8.count }
    }
    return 0
  }
}
