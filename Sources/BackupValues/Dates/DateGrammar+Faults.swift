/// What exactly is wrong with a date; called only once it is known that something is.
extension DateGrammar {
  /// A fault at the byte where reading stopped; a character outside ASCII there explains itself.
  static func stopped(_ reason: DateFaultReason, _ text: RawSpan, at offset: Int) -> DateFault {
    let isASCII = offset >= text.byteCount || text.byte(offset) < 0x80
    return DateFault(isASCII ? reason : .nonASCII, at: offset, length: text.characterLength(at: offset))
  }

  static func trailing(_ text: RawSpan, at offset: Int) -> DateFault {
    DateFault(.trailingText, at: offset, length: text.byteCount - offset)
  }

  /// Where the first nineteen bytes of a moment lose their shape, or have a day that does not exist before that.
  static func headFault(_ text: RawSpan) -> DateFault {
    do throws(DateFault) {
      _ = try day(text)
    } catch {
      return error
    }
    guard text.has("T", at: 10) else { return separatorFault(text) }
    return timeFault(text, at: 11, groups: 3)
  }

  static func yearFault(_ text: RawSpan) -> DateFault {
    guard text.byteCount > 0 else { return DateFault(.empty, at: 0, length: 0) }
    let start = text.has("+", at: 0) || text.has("-", at: 0) ? 1 : 0
    let end = text.endOfDigits(from: start)
    let isYear = end > start && text.has("-", at: end)
    if isYear, start == 1 || end != 4 { return DateFault(.yearForm, at: 0, length: end) }
    return stopped(.form, text, at: end)
  }

  /// The year and its hyphen are already read.
  static func monthOrDayFault(_ text: RawSpan) -> DateFault {
    let monthEnd = text.endOfDigits(from: 5)
    guard monthEnd - 5 == 1 || monthEnd - 5 == 2, text.has("-", at: monthEnd) else {
      return stopped(.form, text, at: monthEnd)
    }
    guard monthEnd == 7 else { return DateFault(.monthOrDayForm, at: 5, length: 1) }
    let dayEnd = text.endOfDigits(from: 8)
    if dayEnd == 9, dayEnd == text.byteCount || text.byte(dayEnd) < 0x80 {
      return DateFault(.monthOrDayForm, at: 8, length: 1)
    }
    return stopped(.form, text, at: dayEnd)
  }

  /// What stands where `T` should.
  static func separatorFault(_ text: RawSpan) -> DateFault {
    guard text.byteCount > 10 else { return DateFault(.missingTime, at: 10, length: 0) }
    let byte = text.byte(10)
    if byte.isASCIIDigit {
      return DateFault(.monthOrDayForm, at: 8, length: text.endOfDigits(from: 8) - 8)
    }
    if byte == UInt8(ascii: "t") { return DateFault(.lowerCase, at: 10, length: 1) }
    if text.trimmedRange.upperBound <= 10 {
      return DateFault(.missingTime, at: 10, length: text.byteCount - 10)
    }
    return stopped(.separator, text, at: 10)
  }

  /// Finds the place at which a time of two or three groups of two digits breaks off.
  static func timeFault(_ text: RawSpan, at start: Int, groups: Int) -> DateFault {
    var offset = start
    for group in 0..<groups {
      if group > 0 {
        guard text.has(":", at: offset) else { return stopped(.timeForm, text, at: offset) }
        offset += 1
      }
      let end = text.endOfDigits(from: offset)
      guard end - offset == 2 else {
        return end == offset || end - offset == 1 && end < text.byteCount && text.byte(end) >= 0x80
          ? stopped(.timeForm, text, at: end) : DateFault(.timeForm, at: offset, length: end - offset)
      }
      offset = end
    }
    return stopped(.timeForm, text, at: offset)
  }

  static func timeRangeFault(at start: Int, hour: Int, minute: Int, second: Int) -> DateFault {
    if hour == 24, minute == 0, second == 0 { return DateFault(.hour24, at: start, length: 8) }
    if hour > 23 { return DateFault(.timeRange, at: start, length: 2) }
    if minute > 59 { return DateFault(.timeRange, at: start + 3, length: 2) }
    return DateFault(second == 60 ? .leapSecond : .timeRange, at: start + 6, length: 2)
  }

  /// A comma in place of the dot, or a third digit of the second.
  static func fractionLookalikeFault(_ text: RawSpan, at offset: Int) -> DateFault {
    if text.has(",", at: offset) { return DateFault(.fractionForm, at: offset, length: 1) }
    return DateFault(.timeForm, at: offset - 2, length: text.endOfDigits(from: offset) - offset + 2)
  }

  static func offsetFault(_ text: RawSpan, at start: Int) -> DateFault {
    if text.trimmedRange.upperBound <= start {
      return DateFault(.missingOffset, at: start, length: text.byteCount - start)
    }
    let byte = text.byte(start)
    if byte == UInt8(ascii: "z") { return DateFault(.lowerCase, at: start, length: 1) }
    if byte >= 0x80 { return stopped(.nonASCII, text, at: start) }
    let looksLikeOne = byte == 0x2B || byte == 0x2D || byte.isASCIILetter || byte.isASCIIWhitespace
    return DateFault(looksLikeOne ? .offsetForm : .missingOffset, at: start, length: text.byteCount - start)
  }

  /// Seconds of an offset belong to it; anything else after it is simply too much.
  static func afterOffsetFault(_ text: RawSpan, at end: Int) -> DateFault {
    guard text.has(":", at: end) || text.byte(end).isASCIIDigit else { return trailing(text, at: end) }
    return DateFault(.offsetForm, at: end - 6, length: text.byteCount - end + 6)
  }
}
