/// The first nineteen bytes of a moment, `YYYY-MM-DDTHH:MM:SS`, taken apart eight at a time.
///
/// Only the shape is judged here: digits where digits belong, and the five signs between them.
struct DateHead {
  let year: Int
  let month: Int
  let day: Int
  let hour: Int
  let minute: Int
  let second: Int

  @inline(__always)
  init?(_ text: RawSpan) {
    guard text.byteCount >= 19 else { return nil }
    let date = EightPlaces(text.word(uncheckedAt: 0), like: "0000-00-")
    let middle = EightPlaces(text.word(uncheckedAt: 8), like: "00T00:00")
    let time = EightPlaces(text.word(uncheckedAt: 11), like: "00:00:00")
    guard date.isAlike, middle.isAlike, time.isAlike else { return nil }
    year = date.pair(0) * 100 + date.pair(2)
    month = date.pair(5)
    day = middle.pair(0)
    hour = time.pair(0)
    minute = time.pair(3)
    second = time.pair(6)
  }
}

/// Eight bytes of text beside a pattern in which `0` stands for any digit.
private struct EightPlaces {
  /// Each digit's value, and 0 where the sign of the pattern stands.
  private let values: UInt64
  let isAlike: Bool

  @inline(__always)
  init(_ word: UInt64, like pattern: StaticString) {
    var template: UInt64 = 0
    var slack: UInt64 = 0
    // Both are constants once this is compiled. A byte plus its slack reaches bit 7 where it is too large.
    for place in 0..<8 {
      let sign = pattern.utf8Start[place]
      template |= UInt64(sign) << UInt64(8 * place)
      slack |= (sign == 0x30 ? 0x76 : 0x7F) << UInt64(8 * place)
    }
    values = word ^ template
    let tooLarge = (values & 0x7F7F_7F7F_7F7F_7F7F) &+ slack
    isAlike = (values | tooLarge) & 0x8080_8080_8080_8080 == 0
  }

  @inline(__always)
  func pair(_ place: UInt64) -> Int {
    Int(values >> (8 * place) & 0xF) * 10 + Int(values >> (8 * place + 8) & 0xF)
  }
}
