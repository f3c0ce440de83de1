/// Why a text is no currency code.
public typealias CurrencyFault = TextFault<CurrencyFaultReason>

/// The reasons for which `CurrencyCode` refuses a text.
public enum CurrencyFaultReason: String, FaultReason {
  /// The text is empty.
  case empty
  /// A currency sign such as `€` or `US$` in place of a code.
  case symbol
  /// Fewer or more than three characters.
  case length
  /// Three letters, some of them in lower case.
  case lowerCase
  /// Three characters that are not all ASCII letters.
  case notLetters
}

extension CurrencyFault {
  /// What exactly is wrong with a text that is known to be no code.
  init(diagnosing text: RawSpan) {
    self = Self.firstFault(of: text).suggesting(Self.repaired(text))
  }

  private static func firstFault(of text: RawSpan) -> CurrencyFault {
    let count = text.byteCount
    guard count > 0 else { return CurrencyFault(.empty, at: 0, length: 0) }
    // Signs stand in short texts; a long one is not searched.
    if count <= 16 {
      var offset = 0
      for scalar in String(decoding: text.copy(0..<count), as: UTF8.self).unicodeScalars {
        let length = text.characterLength(at: offset)
        if scalar.properties.generalCategory == .currencySymbol {
          return CurrencyFault(.symbol, at: offset, length: length)
        }
        offset += length
      }
    }
    guard count == 3 else { return CurrencyFault(.length, at: min(count, 3), length: max(count - 3, 0)) }
    for offset in 0..<3 where !text.byte(offset).isASCIILetter {
      return CurrencyFault(.notLetters, at: offset, length: text.characterLength(at: offset))
    }
    let lower = (0..<3).first { text.byte($0) & 0x20 != 0 } ?? 0
    return CurrencyFault(.lowerCase, at: lower, length: 1)
  }

  /// Certain are the case of a code of the table, white space around it, and the one sign that is no other's.
  private static func repaired(_ text: RawSpan) -> String? {
    guard text.byteCount <= 16 else { return nil }
    let letters = text.copy(text.trimmedRange)
    if letters.elementsEqual("€".utf8) { return "EUR" }
    let upper = letters.map { $0.isASCIILetter ? $0 & 0xDF : $0 }
    guard let code = CurrencyCode(strict: upper.span.bytes), code.status != .unknown else { return nil }
    return code.description
  }
}
