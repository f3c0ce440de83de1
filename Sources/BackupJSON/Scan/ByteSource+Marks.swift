extension ByteSource {
  /// The first index at or after `start` that holds a quote, a bracket or a brace, or one at or after `limit` where
  /// none does before. What stands inside of texts is not told apart.
  @inlinable @inline(__always)
  public func nextQuoteOrBracket(_ start: Int, limit: Int) -> Int {
    var index = start
    while index < limit {
      let word = word64(index)
      // All four brackets are 0x7F with these bits set; so are a few letters, which are passed over below.
      let marks = word.marks(0x22) | (word | everyOne &* 0x26).marks(0x7F)
      if marks == 0 {
        index &+= 8
        continue
      }
      index &+= marks.trailingZeroBitCount &>> 3
      switch byte(index) {
      case 0x22, 0x5B, 0x5D, 0x7B, 0x7D: return index
      default: index &+= 1
      }
    }
    return index
  }
}

@_spi(Scanning)
extension UInt64 {
  /// The top bit of each of the eight bytes that is this one, and perhaps of some above the lowest that is.
  @inlinable @inline(__always)
  public func marks(_ byte: UInt64) -> UInt64 {
    let difference = self ^ (everyOne &* byte)
    return (difference &- everyOne) & ~difference & everyHigh
  }

  /// Whether one of the eight bytes is this one.
  @inlinable @inline(__always)
  public func holds(_ byte: UInt64) -> Bool { marks(byte) != 0 }
}
