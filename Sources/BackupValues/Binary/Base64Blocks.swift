/// Standard base64 in whole groups, for texts of many megabytes.
package enum Base64Blocks {
  /// The most that a wrong character sets in a decoded group: the byte that no group has.
  private static let fault: UInt32 = 0xFF00_0000

  /// For each of the four places of a group, what a character adds to the three bytes, the first the lowest.
  private nonisolated(unsafe) static let decoding: UnsafePointer<UInt32> = {
    let table = UnsafeMutablePointer<UInt32>.allocate(capacity: 1024)
    for character in UInt8.min...UInt8.max {
      let index = Int(character)
      let value = Base64Text.Alphabet.standard.value(of: character).map(UInt32.init)
      table[index] = value.map { $0 << 2 } ?? fault
      table[256 + index] = value.map { $0 >> 4 | ($0 & 15) << 12 } ?? fault
      table[512 + index] = value.map { ($0 >> 2) << 8 | ($0 & 3) << 22 } ?? fault
      table[768 + index] = value.map { $0 << 16 } ?? fault
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
    var seen: UInt32 = 0
    var group = 0
    @inline(__always) func decoded(_ characters: UInt32) -> UInt32 {
      table[Int(characters & 0xFF)] | table[256 + Int(characters &>> 8 & 0xFF)]
        | table[512 + Int(characters &>> 16 & 0xFF)] | table[768 + Int(characters &>> 24)]
    }
    // Each store writes one byte too many, which the next one overwrites; so the last group is written by bytes.
    while group &+ 2 < groups {
      let word = UInt64(littleEndian: input.loadUnaligned(fromByteOffset: group &* 4, as: UInt64.self))
      let first = decoded(UInt32(truncatingIfNeeded: word))
      let second = decoded(UInt32(truncatingIfNeeded: word &>> 32))
      seen |= first | second
      bytes.storeBytes(of: first.littleEndian, toByteOffset: group &* 3, as: UInt32.self)
      bytes.storeBytes(of: second.littleEndian, toByteOffset: group &* 3 &+ 3, as: UInt32.self)
      group &+= 2
    }
    while group < groups {
      let value = decoded(
        UInt32(littleEndian: input.loadUnaligned(fromByteOffset: group &* 4, as: UInt32.self))
      )
      seen |= value
      for place in 0..<3 {
        bytes.storeBytes(
          of: UInt8(truncatingIfNeeded: value &>> UInt32(8 &* place)),
          toByteOffset: group &* 3 &+ place,
          as: UInt8.self
        )
      }
      group &+= 1
    }
    return seen & fault == 0
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
    let every: UInt64 = 0x0101_0101_0101_0101
    let high = every &* 0x80
    /// The top bit of each byte that is at least so much; all bytes must be below 0x80.
    @inline(__always) func isAtLeast(_ word: UInt64, _ least: UInt64) -> UInt64 {
      (word | high) &- every &* least
    }
    var index = 0
    while index &+ 8 <= text.count {
      let word = UInt64(littleEndian: input.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let folded = word | every &* 0x20
      let letters = isAtLeast(folded, 0x61) & ~isAtLeast(folded, 0x7B)
      // The slash stands before the digits.
      let digits = isAtLeast(word, 0x2F) & ~isAtLeast(word, 0x3A)
      let plus = isAtLeast(word, 0x2B) & ~isAtLeast(word, 0x2C)
      guard (letters | digits | plus) & ~word & high == high else { break }
      index &+= 8
    }
    return index
  }
}
