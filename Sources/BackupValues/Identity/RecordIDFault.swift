/// Why a text is no record id.
public typealias RecordIDFault = TextFault<RecordIDFaultReason>

/// The reasons for which `RecordID` refuses a text.
public enum RecordIDFaultReason: String, FaultReason {
  /// The text is empty.
  case empty
  /// White space before or after the id.
  case whitespace
  /// Braces or parentheses around the id.
  case braces
  /// The URN form of RFC 9562 section 4, `urn:uuid:…`.
  case urnPrefix
  /// 32 hexadecimal digits without any hyphen.
  case noHyphens
  /// The hyphens do not divide the digits 8-4-4-4-12.
  case hyphenPlace
  /// Too few or too many characters.
  case length
  /// A character that is no hexadecimal digit.
  case notHex
  /// A character outside ASCII, such as a look-alike letter or a typographic hyphen.
  case nonASCII
}

extension RecordIDFault {
  /// What exactly is wrong with a text that is known to be no id.
  init(diagnosing text: RawSpan) {
    let plain = RecordIDRepair(text)
    let fault = Self.firstFault(of: text, trimmed: text.trimmedRange)
    self = fault.suggesting(plain.canonical)
  }

  private static func firstFault(of text: RawSpan, trimmed: Range<Int>) -> RecordIDFault {
    let count = text.byteCount
    guard count > 0 else { return RecordIDFault(.empty, at: 0, length: 0) }
    for offset in 0..<count where text.byte(offset) >= 0x80 {
      return RecordIDFault(.nonASCII, at: offset, length: text.characterLength(at: offset))
    }
    if trimmed.lowerBound > 0 { return RecordIDFault(.whitespace, at: 0, length: trimmed.lowerBound) }
    if trimmed.upperBound < count {
      return RecordIDFault(.whitespace, at: trimmed.upperBound, length: count - trimmed.upperBound)
    }
    if text.has("{", at: 0) || text.has("(", at: 0) { return RecordIDFault(.braces, at: 0, length: 1) }
    let prefix = RecordIDRepair.urnPrefixLength(text, in: trimmed)
    if prefix > 0 { return RecordIDFault(.urnPrefix, at: 0, length: prefix) }
    return faultOfDigits(text)
  }

  private static func faultOfDigits(_ text: RawSpan) -> RecordIDFault {
    let count = text.byteCount
    var digits = 0
    var hyphens = 0
    for offset in 0..<count {
      if text.byte(offset).hexadecimalValue != nil {
        digits += 1
      } else if text.has("-", at: offset) {
        hyphens += 1
      } else if count == 36 || digits + hyphens < 36 {
        return RecordIDFault(.notHex, at: offset, length: 1)
      }
    }
    if digits == 32, hyphens == 0 { return RecordIDFault(.noHyphens, at: 8, length: 0) }
    if digits != 32 && count != 36 {
      return RecordIDFault(.length, at: min(count, 36), length: max(count - 36, 0))
    }
    let places = [8, 13, 18, 23]
    let misplaced = (0..<count).first { text.has("-", at: $0) != places.contains($0) } ?? count
    return RecordIDFault(.hyphenPlace, at: misplaced, length: misplaced < count ? 1 : 0)
  }
}
