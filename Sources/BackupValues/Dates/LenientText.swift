/// Takes the parts of a date from a short text, in the spellings that people and other programs use.
struct LenientText {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: RawSpan) {
    bytes = text.copy(text.trimmedRange)
  }

  var isAtEnd: Bool { position == bytes.count }

  /// Takes one of some ASCII characters.
  mutating func takeAny(_ characters: String) -> UInt8? {
    guard position < bytes.count, characters.utf8.contains(bytes[position]) else { return nil }
    position += 1
    return bytes[position - 1]
  }

  /// Takes a number whose count of digits is in a range.
  private mutating func number(_ digits: ClosedRange<Int>) -> Int? {
    var value = 0
    var end = position
    while end < bytes.count, bytes[end].isASCIIDigit, end - position <= digits.upperBound {
      value = value * 10 + Int(bytes[end] & 0x0F)
      end += 1
    }
    guard digits.contains(end - position) else { return nil }
    position = end
    return value
  }

  /// Takes year, month and day; month and day may lack their leading zero.
  mutating func date() -> [Int]? {
    guard let year = number(4...4), takeAny("-") != nil, let month = number(1...2), takeAny("-") != nil,
      let day = number(1...2)
    else { return nil }
    return [year, month, day]
  }

  /// Takes hour, minute and second; the hour may lack its leading zero and the second may be missing.
  mutating func time() -> [Int]? {
    guard let hour = number(1...2), takeAny(":") != nil, let minute = number(2...2) else { return nil }
    guard takeAny(":") != nil else { return [hour, minute, 0] }
    guard let second = number(2...2) else { return nil }
    return [hour, minute, second]
  }

  /// Takes a fraction after a dot or comma; empty where there is none, `nil` where its digits are missing.
  mutating func fraction() -> [UInt8]? {
    guard takeAny(".,") != nil else { return [] }
    let start = position
    while position < bytes.count, bytes[position].isASCIIDigit { position += 1 }
    return position > start ? Array(bytes[start..<position]) : nil
  }

  /// Takes `Z`, `z` or an offset with or without colon and minutes, and gives it in the strict form.
  mutating func offset() -> [UInt8]? {
    if takeAny("Zz") != nil { return [UInt8(ascii: "Z")] }
    guard let sign = takeAny("+-") else { return nil }
    var output = [sign]
    if let both = number(4...4) {
      output.append(both / 100, digits: 2)
      output.append(ascii: ":")
      output.append(both % 100, digits: 2)
      return output
    }
    guard let hours = number(1...2) else { return nil }
    let minutes = takeAny(":") == nil ? 0 : number(2...2)
    guard let minutes else { return nil }
    output.append(hours, digits: 2)
    output.append(ascii: ":")
    output.append(minutes, digits: 2)
    return output
  }
}
