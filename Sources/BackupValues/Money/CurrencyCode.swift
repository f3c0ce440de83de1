/// The code of a currency: three letters A–Z (ISO 4217).
///
/// A code need not be in the table: one that is younger than the table is still a code.
public struct CurrencyCode: TextValue {
  /// Why a text is refused.
  public typealias Reason = CurrencyFaultReason

  /// The three letters, the first in the highest byte, so that the order of the numbers is that of the texts.
  let packed: UInt32

  init(packed: UInt32) {
    self.packed = packed
  }

  init?(strict text: RawSpan) {
    guard text.byteCount == 3 else { return nil }
    self.init(letters: text.byte(0), text.byte(1), text.byte(2))
  }

  /// The code of three ASCII letters; `nil` where one is not A–Z.
  package init?(letters first: UInt8, _ second: UInt8, _ third: UInt8) {
    guard first &- 0x41 < 26, second &- 0x41 < 26, third &- 0x41 < 26 else { return nil }
    packed = UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third)
  }

  /// Reads three letters A–Z.
  ///
  /// - Throws: The first fault of the text.
  public static func read(_ text: RawSpan) throws(CurrencyFault) -> CurrencyCode {
    guard let code = CurrencyCode(strict: text) else { throw CurrencyFault(diagnosing: text) }
    return code
  }

  var letters: [UInt8] {
    [16, 8, 0].map { UInt8(truncatingIfNeeded: packed >> UInt32($0)) }
  }

  /// The three letters.
  public var description: String { String(decoding: letters, as: UTF8.self) }

  /// The order of the alphabet.
  public static func < (left: CurrencyCode, right: CurrencyCode) -> Bool { left.packed < right.packed }
}
