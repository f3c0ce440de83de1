/// Searches for line ends, eight bytes at a time.
///
/// A line end is complete after a line feed, and after a carriage return that no line feed follows. That depends
/// on the byte itself and the next one only, so a search may begin anywhere, even inside a pair.
extension RawSpan {
  /// How many line ends complete with a byte of the range.
  func countLineEnds(in range: Range<Int>) -> Int {
    var count = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let words = min((range.upperBound &- offset) / 8, RawSpan.wordsPerBlock)
      guard words > 0 else {
        count &+= endsLine(at: offset) ? 1 : 0
        offset &+= 1
        continue
      }
      // Marks are added up in eight byte-wide sums; a block is short enough for none of them to overflow.
      var sums: UInt64 = 0
      var returns: UInt64 = 0
      for index in 0..<words {
        let word = word(at: offset &+ index &* 8)
        sums &+= word.marks(of: 0x0A) &>> 7
        returns |= word.marks(of: 0x0D)
      }
      let end = offset &+ words &* 8
      count &+= sums.sumOfBytes
      if returns != 0 { count &+= countLoneReturns(in: offset..<end) }
      offset = end
    }
    return count
  }

  /// Where the line of a place begins; `floor` where that is further back.
  func lineStart(before target: Int, notBefore floor: Int) -> Int {
    var offset = target
    while offset > floor {
      if offset &- 8 >= floor, word(at: offset &- 8).lineEndMarks == 0 {
        offset &-= 8
      } else if endsLine(at: offset &- 1) {
        return offset
      } else {
        offset &-= 1
      }
    }
    return floor
  }

  /// The first line feed or carriage return from a place on; `ceiling` where there is none before it.
  func firstLineEnd(from start: Int, to ceiling: Int) -> Int {
    var offset = start
    while offset &+ 8 <= ceiling {
      let marks = word(at: offset).lineEndMarks
      if marks != 0 { return offset &+ marks.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < ceiling, !byte(at: offset).isLineEnd { offset &+= 1 }
    return offset
  }

  /// Few enough that a sum of one mark a word fits into a byte.
  private static let wordsPerBlock = 128

  /// The carriage returns of a range of whole words that no line feed follows.
  private func countLoneReturns(in range: Range<Int>) -> Int {
    var count = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let word = word(at: offset)
      let returns = word.marks(of: 0x0D)
      if returns != 0 {
        var feeds = word.marks(of: 0x0A) &>> 8
        if offset &+ 8 < byteCount, byte(at: offset &+ 8) == 0x0A { feeds |= 1 &<< 63 }
        count &+= ((returns & ~feeds) &>> 7).sumOfBytes
      }
      offset &+= 8
    }
    return count
  }

  private func endsLine(at offset: Int) -> Bool {
    switch byte(at: offset) {
    case 0x0A: true
    case 0x0D: offset &+ 1 >= byteCount || byte(at: offset &+ 1) != 0x0A
    default: false
    }
  }
}

extension RawSpan {
  /// A byte within the bounds; stops the program outside them.
  func byte(at offset: Int) -> UInt8 { unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self) }

  /// Eight bytes within the bounds, the first one lowest; stops the program outside them.
  func word(at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}

extension UInt64 {
  /// The highest bit of each byte that equals `byte`, and no other bit.
  fileprivate func marks(of byte: UInt64) -> UInt64 {
    let lows: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = self ^ (byte &* 0x0101_0101_0101_0101)
    return ~(((difference & lows) &+ lows) | difference | lows)
  }

  fileprivate var lineEndMarks: UInt64 { marks(of: 0x0A) | marks(of: 0x0D) }

  fileprivate var sumOfBytes: Int {
    let pairs = (self & 0x00FF_00FF_00FF_00FF) &+ ((self &>> 8) & 0x00FF_00FF_00FF_00FF)
    return Int((pairs &* 0x0001_0001_0001_0001) &>> 48)
  }
}
