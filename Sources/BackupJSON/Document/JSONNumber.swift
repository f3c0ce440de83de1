/// A JSON number as it is written: `1400`, `14.00`, `1e3`.
///
/// Nothing is converted and nothing rounded. Two numbers are equal when their texts are: `1.0` is not `1`.
public struct JSONNumber: Sendable, Hashable, CustomStringConvertible {
  /// The literal, exactly as written.
  public let text: String

  /// Takes a literal of the number grammar of RFC 8259 section 6; fails for any other text (`01`, `+1`, `.5`,
  /// `1.`, `NaN`, surrounding white space).
  public init?(_ text: String) {
    guard JSONNumber.isLiteral(text.utf8) else { return nil }
    self.text = text
  }

  /// Writes an integer as plain digits. One outside ``safeIntegers`` is kept, but ``integer`` will not give it.
  public init(_ integer: Int64) { text = String(integer) }

  /// Takes a literal that a scanner has already checked.
  package init(unchecked text: String) { self.text = text }

  public var description: String { text }

  public static func == (left: JSONNumber, right: JSONNumber) -> Bool { left.text.isSameUTF8(as: right.text) }

  public func hash(into hasher: inout Hasher) { text.hashUTF8(into: &hasher) }
}

extension JSONNumber {
  /// The integers that every language reads as the same value: ±(2^53 − 1), RFC 7493 section 2.2.
  public static let safeIntegers: ClosedRange<Int64> = -9_007_199_254_740_991...9_007_199_254_740_991

  /// The value, where the literal is plain digits (`-?(0|[1-9][0-9]*)`) within ``safeIntegers``.
  ///
  /// `nil` for `-0`, for anything with a point or an exponent (`1.0`, `1e3`) and for what is out of range.
  public var integer: Int64? {
    var digits = Substring(text).utf8
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    // 16 digits hold every safe integer and cannot overflow 64 bits.
    guard let first = digits.first, digits.count <= 16 else { return nil }
    if first == UInt8(ascii: "0"), isNegative || digits.count > 1 { return nil }
    var value: Int64 = 0
    for byte in digits {
      guard byte.isDigit else { return nil }
      value = value * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    if isNegative { value = -value }
    return JSONNumber.safeIntegers.contains(value) ? value : nil
  }

  private static func isLiteral(_ text: String.UTF8View) -> Bool {
    var rest = text[...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    if rest.first == UInt8(ascii: "0") {
      rest = rest.dropFirst()
    } else if !skipDigits(&rest) {
      return false
    }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard skipDigits(&rest) else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard skipDigits(&rest) else { return false }
    }
    return rest.isEmpty
  }

  /// Skips one digit or more; `false` where there is none.
  private static func skipDigits(_ text: inout Substring.UTF8View) -> Bool {
    let rest = text.drop { $0.isDigit }
    defer { text = rest }
    return rest.startIndex != text.startIndex
  }
}

extension UInt8 {
  /// Whether this is the code of an ASCII digit.
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
