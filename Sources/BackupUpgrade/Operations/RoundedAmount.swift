import BackupValues

/// An amount with more digits than its currency has, rounded half away from zero.
enum RoundedAmount {
  /// The minor units; `nil` for a text that is no number, and beyond ±(2^53−1).
  static func minorUnits(_ text: [UInt8], scale: Int) -> Int64? {
    var digits: [Int64] = []
    var power = scale
    var index = text.first == UInt8(ascii: "-") ? 1 : 0
    var isFraction = false
    while index < text.count, text[index] | 0x20 != UInt8(ascii: "e") {
      if text[index] == UInt8(ascii: ".") {
        isFraction = true
      } else {
        guard text[index] &- 0x30 < 10, digits.count < 400 else { return nil }
        digits.append(Int64(text[index] - 0x30))
        if isFraction { power -= 1 }
      }
      index += 1
    }
    if index < text.count {
      let exponent = text[(index + 1)...].drop { $0 == UInt8(ascii: "+") }
      guard let value = Int(String(decoding: exponent, as: UTF8.self)), (-400...400).contains(value) else {
        return nil
      }
      power += value
    }
    guard power < 0 else { return nil }
    let kept = digits.count + power
    var amount: Int64 = 0
    if kept > 0 {
      for digit in digits[..<kept] {
        guard amount <= PlainInteger.range.upperBound else { return nil }
        amount = amount * 10 + digit
      }
    }
    if kept >= 0, digits[kept] >= 5 { amount += 1 }
    guard amount <= PlainInteger.range.upperBound else { return nil }
    return text.first == UInt8(ascii: "-") ? -amount : amount
  }
}
