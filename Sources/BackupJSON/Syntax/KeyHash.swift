/// A hash of a text, eight bytes at a time.
///
/// Its words are secret: without them a file could be made whose keys or ids all collide.
struct KeyHash {
  private static let secret = (
    start: UInt64.random(in: .min ... .max), factor: UInt64.random(in: .min ... .max) | 1,
    mask: UInt64.random(in: .min ... .max)
  )

  private(set) var value = secret.start

  /// Adds the next eight bytes, the first the lowest; zeros where the text has ended.
  @inline(__always)
  mutating func add(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: KeyHash.secret.factor)
    value = product.high ^ product.low ^ KeyHash.secret.mask
  }
}

extension ByteSource {
  /// A hash of the decoded text of a key, given the range between its quotes.
  package func keyHash(_ range: Range<Int>) -> Int {
    var hash = KeyHash()
    var index = range.lowerBound
    while index < range.upperBound {
      let rest = range.upperBound &- index
      var word = word64(index)
      if rest < 8 { word &= (1 &<< UInt64(8 &* rest)) &- 1 }
      if word.holds(0x5C) { return decodedKeyHash(range) }
      hash.add(word)
      index &+= 8
    }
    return Int(truncatingIfNeeded: hash.value)
  }

  @inline(never)
  private func decodedKeyHash(_ range: Range<Int>) -> Int {
    var hash = KeyHash()
    let bytes = Array(decodedString(range).utf8)
    for index in stride(from: 0, to: bytes.count, by: 8) {
      hash.add(bytes[index..<min(index + 8, bytes.count)].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }
    return Int(truncatingIfNeeded: hash.value)
  }
}
