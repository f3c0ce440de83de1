extension MomentReading {
  /// Reads a moment that may have a space for the `T`, and an offset without its colon: `2026-01-31 10:00:00+0800`.
  ///
  /// This is what the date parsers of many platforms take; everything else is as strict as in ``read(utf8:)``.
  ///
  /// - Throws: The first fault of the text.
  public static func readLenient(utf8 bytes: some Collection<UInt8>) throws(DateFault) -> MomentReading {
    var text = Array(bytes)
    if text.count > 10, text[10] == UInt8(ascii: " ") { text[10] = UInt8(ascii: "T") }
    // A sign, and four digits that end the text.
    let sign = text.count - 5
    if sign >= 19, text[sign] == UInt8(ascii: "+") || text[sign] == UInt8(ascii: "-"),
      text[(sign + 1)...].allSatisfy(\.isASCIIDigit)
    {
      text.insert(UInt8(ascii: ":"), at: sign + 3)
    }
    return try read(text.span.bytes)
  }
}
