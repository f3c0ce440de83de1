extension String {
  /// Whether two texts are the same UTF-8 bytes.
  ///
  /// `==` of `String` is canonical equivalence: it takes `é` and `e` + U+0301 as equal, JSON does not.
  package func isSameUTF8(as other: String) -> Bool {
    withUTF8Bytes { left in
      other.withUTF8Bytes { right in
        // Copies of one text share their bytes.
        unsafe left.count == right.count
          && (left.baseAddress == right.baseAddress || left.isPrefixOfSameBytes(right))
      }
    }
  }

  /// Whether this text comes before another in the order of their UTF-8 bytes.
  ///
  /// `<` of `String` orders by a normal form, and takes texts of different bytes as equal.
  package func precedesInUTF8(_ other: String) -> Bool {
    withUTF8Bytes { left in
      other.withUTF8Bytes { right in
        let shared = min(left.count, right.count)
        var offset = 0
        while offset &+ 8 <= shared {
          let one = unsafe UInt64(bigEndian: left.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
          let two = unsafe UInt64(bigEndian: right.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
          if one != two { return one < two }
          offset &+= 8
        }
        while offset < shared {
          let (one, two) = unsafe (left[offset], right[offset])
          if one != two { return one < two }
          offset &+= 1
        }
        return left.count < right.count
      }
    }
  }

  /// Feeds the UTF-8 bytes and an end mark, which no UTF-8 text contains.
  package func hashUTF8(into hasher: inout Hasher) {
    withUTF8Bytes { bytes in
      unsafe hasher.combine(bytes: bytes)
    }
    hasher.combine(UInt8(0xFF))
  }

  /// Lends the UTF-8 bytes for the time of the call.
  @safe
  package func withUTF8Bytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let result = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe body(UnsafeRawBufferPointer(bytes))
    }
    if let result { return result }
    // A text that lives in an object of another language is copied first.
    var copy = self
    return copy.withUTF8 { bytes in
      unsafe body(UnsafeRawBufferPointer(bytes))
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether `other`, which is at least as long, begins with these bytes.
  fileprivate func isPrefixOfSameBytes(_ other: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while offset &+ 8 <= count {
      let word = unsafe loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard unsafe word == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
      offset &+= 8
    }
    while offset < count {
      guard unsafe self[offset] == other[offset] else { return false }
      offset &+= 1
    }
    return true
  }
}
