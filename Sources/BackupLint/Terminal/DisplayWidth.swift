import BackupJSON

extension Unicode.Scalar {
  /// How many columns of a terminal the scalar takes: none for a mark on the one before, two for the wide
  /// characters of East Asia and for emoji (Unicode Standard Annex 11), else one.
  var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    return Unicode.Scalar.isWide(value) ? 2 : 1
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x2614...0x2615, 0x26A1, 0x26BD...0x26BE,
      0x2705, 0x2728, 0x274C, 0x2753...0x2755, 0x2795...0x2797, 0x2B50, 0x2E80...0x303E, 0x3041...0x33FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18AFF,
      0x1B000...0x1B2FF, 0x1F004, 0x1F0CF, 0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F320,
      0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3E0...0x1F3F0,
      0x1F3F8...0x1F43E, 0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F567, 0x1F595...0x1F596,
      0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6D0...0x1F6D2, 0x1F6EB...0x1F6EC,
      0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1FAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension String {
  /// The text with everything made visible that could hide, move or reorder what stands on a terminal.
  var visible: String {
    guard unicodeScalars.contains(where: { $0.isHiding }) else { return self }
    return unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isHiding { result += scalar.escaped } else { result.unicodeScalars.append(scalar) }
    }
  }
}

extension Unicode.Scalar {
  /// ``isInvisible``, decided quickly for ASCII.
  fileprivate var isHiding: Bool { value < 0x7F ? value < 0x20 : isInvisible }

  /// `\u{A0}`
  var escaped: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }
}
