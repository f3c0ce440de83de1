/// An amount of few digits, as nearly all are.
enum PlainAmount {
  /// The minor units; `nil` for a text that takes a closer look, and for every one that is no amount.
  static func minorUnits(_ text: UnsafeRawBufferPointer, _ scale: Int) -> Int64? {
    // Eleven digits and four zeros are within what an amount may be.
    guard text.count <= 11, let first = text.first, first &- 0x30 < 10 else { return nil }
    guard first != 0x30 || text.count == 1 || text[1] == 0x2E else { return nil }
    var amount: Int64 = 0
    var point = text.count
    for (place, byte) in text.enumerated() {
      if byte &- 0x30 < 10 {
        amount = amount &* 10 &+ Int64(byte &- 0x30)
      } else {
        guard byte == 0x2E, point == text.count, place > 0 else { return nil }
        point = place
      }
    }
    let missing = point == text.count ? scale : scale - (text.count - point - 1)
    guard point != text.count - 1, missing >= 0, missing <= 4 else { return nil }
    for _ in 0..<missing { amount = amount &* 10 }
    return amount
  }
}
