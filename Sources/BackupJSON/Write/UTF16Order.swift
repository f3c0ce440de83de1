extension String {
  /// Whether this text comes before another one in the order of UTF-16 code units, which RFC 8785 section 3.2.3
  /// wants for keys. Nothing is converted or allocated.
  ///
  /// UTF-8 bytes sort by code point. UTF-16 differs in one thing: what is beyond U+FFFF is written with
  /// surrogates (D800…DFFF) and so comes before U+E000…U+FFFF.
  package func precedesInUTF16(_ other: String) -> Bool {
    withUTF8Bytes { left in
      other.withUTF8Bytes { right in
        let count = min(left.count, right.count)
        var offset = 0
        while offset < count, unsafe left[offset] == right[offset] { offset &+= 1 }
        guard offset < count else { return left.count < right.count }
        return unsafe left[offset].rankInUTF16 < right[offset].rankInUTF16
      }
    }
  }
}

extension UInt8 {
  /// Moves the first bytes of U+E000…U+FFFF (EE, EF) behind those of the code points beyond (F0…F4). The first
  /// byte in which two texts differ is in both a first byte or in both a later one, and later ones are below C0.
  fileprivate var rankInUTF16: UInt8 { self == 0xEE || self == 0xEF ? self + 0x10 : self }
}
