extension SplitMix64 {
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  mutating func uuid() -> String {
    let digits = Array("0123456789abcdef".utf8)
    let bits = [next(), next()]
    let text = (0..<36).map { place -> UInt8 in
      guard ![8, 13, 18, 23].contains(place) else { return UInt8(ascii: "-") }
      return digits[Int(bits[place / 18] >> UInt64(place % 18 * 3) & 15)]
    }
    return String(decoding: text, as: UTF8.self)
  }

  mutating func words(_ count: Int) -> String {
    let words = [
      "coffee", "walk", "tired", "morning", "again", "café", "better", "slept", "stress", "friends",
    ]
    return (0..<count).map { _ in words[below(words.count)] }.joined(separator: " ")
  }

  mutating func year() -> Int { 2020 + below(6) }

  /// All of a moment that stands behind the year; a day that every month of every year has.
  mutating func restOfMoment(zone: String) -> String {
    let two = { (value: Int) in value < 10 ? "0\(value)" : "\(value)" }
    let day = "-\(two(1 + below(12)))-\(two(1 + below(28)))"
    return "\(day)T\(two(below(24))):\(two(below(60))):\(two(below(60)))\(zone)"
  }

  mutating func moment(zone: String = "Z") -> String { "\(year())\(restOfMoment(zone: zone))" }
}
