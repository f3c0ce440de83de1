/// Standard base64 in whole groups, for texts of many megabytes.
package enum Base64Blocks {
  /// What two characters stand for that are not both of the alphabet: more than twelve bits.
  private static let fault: UInt16 = 0xF000

  /// The twelve bits of two characters, the first in the lower byte of the index. Of its 128 KB only those are touched
  /// that text has, which stay in the nearest cache.
  private nonisolated(unsafe) static let decoding: UnsafePointer<UInt16> = {
    let table = UnsafeMutablePointer<UInt16>.allocate(capacity: 1 << 16)
    let values = (UInt8.min...UInt8.max).map { Base64Text.Alphabet.standard.value(of: $0).map(UInt16.init) }
    for first in 0..<256 {
      for second in 0..<256 {
        guard let high = values[first], let low = values[second] else {
          table[second << 8 | first] = fault
          continue
        }
        table[second << 8 | first] = high << 6 | low
      }
    }
    return UnsafePointer(table)
  }()

  /// The two characters of twelve bits, the first the lower byte.
  private nonisolated(unsafe) static let encoding: UnsafePointer<UInt16> = {
    let table = UnsafeMutablePointer<UInt16>.allocate(capacity: 4096)
    for value in 0..<4096 {
      let first = Base64Text.Alphabet.standard.character(UInt8(value >> 6))
      let second = Base64Text.Alphabet.standard.character(UInt8(value & 63))
      table[value] = UInt16(first) | UInt16(second) << 8
    }
    return UnsafePointer(table)
  }()

  /// Decodes groups of four characters without padding to three bytes each.
  ///
  /// - Returns: whether all characters are of the alphabet; what was decoded of others means nothing.
  /// - Precondition: the text has whole groups, and the output has room for three bytes of each.
  package static func decode(
    _ text: UnsafeRawBufferPointer,
    into output: UnsafeMutableRawBufferPointer
  ) -> Bool {
    let groups = text.count / 4
    precondition(text.count % 4 == 0 && output.count >= groups * 3)
    guard groups > 0, let input = text.baseAddress, let bytes = output.baseAddress else { return true }
    let table = decoding
    var seen: UInt64 = 0
    var group = 0
    @inline(__always) func pair(_ word: UInt64, _ shift: UInt64) -> UInt64 {
      UInt64(table[Int(word &>> shift & 0xFFFF)])
    }
    // Each store writes two bytes too many, which the next one overwrites; so the last groups are written by bytes.
    while group &+ 3 <= groups {
      let word = UInt64(littleEndian: input.loadUnaligned(fromByteOffset: group &* 4, as: UInt64.self))
      let (first, second, third, fourth) = (pair(word, 0), pair(word, 16), pair(word, 32), pair(word, 48))
      seen |= first | second | third | fourth
      let value = first &<< 52 | second &<< 40 | third &<< 28 | fourth &<< 16
      bytes.storeBytes(of: value.bigEndian, toByteOffset: group &* 3, as: UInt64.self)
      group &+= 2
    }
    while group < groups {
      let word = UInt32(littleEndian: input.loadUnaligned(fromByteOffset: group &* 4, as: UInt32.self))
      let (first, second) = (pair(UInt64(word), 0), pair(UInt64(word), 16))
      seen |= first | second
      let value = first &<< 12 | second
      for place in 0..<3 {
        bytes.storeBytes(
          of: UInt8(truncatingIfNeeded: value &>> UInt64(16 &- 8 &* place)),
          toByteOffset: group &* 3 &+ place,
          as: UInt8.self
        )
      }
      group &+= 1
    }
    return seen & UInt64(fault) == 0
  }

  /// Encodes three bytes to four characters each.
  ///
  /// - Precondition: the bytes are a multiple of three, and the output has room for four characters of each three.
  package static func encode(_ content: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) {
    let groups = content.count / 3
    precondition(content.count % 3 == 0 && output.count >= groups * 4)
    guard groups > 0, let input = content.baseAddress, let text = output.baseAddress else { return }
    let table = encoding
    var group = 0
    // Eight bytes are read for six, as long as there are so many.
    while group &* 3 &+ 8 <= content.count {
      let word = UInt64(bigEndian: input.loadUnaligned(fromByteOffset: group &* 3, as: UInt64.self))
      var characters = UInt64(table[Int(word &>> 52)])
      characters |= UInt64(table[Int(word &>> 40 & 0xFFF)]) &<< 16
      characters |= UInt64(table[Int(word &>> 28 & 0xFFF)]) &<< 32
      characters |= UInt64(table[Int(word &>> 16 & 0xFFF)]) &<< 48
      text.storeBytes(of: characters.littleEndian, toByteOffset: group &* 4, as: UInt64.self)
      group &+= 2
    }
    while group < groups {
      let place = group &* 3
      let word =
        UInt32(content[place]) &<< 16 | UInt32(content[place &+ 1]) &<< 8 | UInt32(content[place &+ 2])
      let characters = UInt32(table[Int(word &>> 12)]) | UInt32(table[Int(word & 0xFFF)]) &<< 16
      text.storeBytes(of: characters.littleEndian, toByteOffset: group &* 4, as: UInt32.self)
      group &+= 1
    }
  }

  /// How many characters from the start are certainly of the alphabet: a multiple of eight, at most seven fewer than
  /// there are.
  package static func plainPrefix(_ text: UnsafeRawBufferPointer) -> Int {
    guard let input = text.baseAddress else { return 0 }
    var index = 0
    // Many words at a time without looking in between, so that the compiler can do several of them at once.
    while index &+ 512 <= text.count {
      var plain = high
      for place in 0..<64 { plain &= plainBytes(input, index &+ place &* 8) }
      guard plain == high else { break }
      index &+= 512
    }
    while index &+ 8 <= text.count, plainBytes(input, index) == high { index &+= 8 }
    return index
  }

  private static let high: UInt64 = 0x8080_8080_8080_8080

  /// The top bit of each of eight bytes that is of the alphabet.
  @inline(__always)
  private static func plainBytes(_ text: UnsafeRawPointer, _ index: Int) -> UInt64 {
    let every: UInt64 = 0x0101_0101_0101_0101
    let word = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    /// The top bit of each byte that is at least so much; all bytes must be below 0x80.
    @inline(__always) func isAtLeast(_ word: UInt64, _ least: UInt64) -> UInt64 {
      (word | high) &- every &* least
    }
    let folded = word | every &* 0x20
    let letters = isAtLeast(folded, 0x61) & ~isAtLeast(folded, 0x7B)
    // The slash stands before the digits.
    let digits = isAtLeast(word, 0x2F) & ~isAtLeast(word, 0x3A)
    let plus = isAtLeast(word, 0x2B) & ~isAtLeast(word, 0x2C)
    return (letters | digits | plus) & ~word & high
  }
}
