extension String {
  /// Whether two texts are the same UTF-8 bytes.
  ///
  /// `==` of `String` is canonical equivalence: it takes `é` and `e` + U+0301 as equal, JSON does not.
  package func isSameUTF8(as other: String) -> Bool {
    var left = self
    var right = other
    return left.withUTF8 { left in
      right.withUTF8 { right in
        unsafe left.count == right.count && left.isPrefixOfSameBytes(right)
      }
    }
  }

  /// Feeds the UTF-8 bytes and an end mark, which no UTF-8 text contains.
  package func hashUTF8(into hasher: inout Hasher) {
    var text = self
    text.withUTF8 { bytes in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    hasher.combine(UInt8(0xFF))
  }
}

/// A text that is compared and hashed as its UTF-8 bytes, for use as a key of a dictionary.
package struct UTF8Text: Sendable, Hashable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: UTF8Text, right: UTF8Text) -> Bool { left.text.isSameUTF8(as: right.text) }

  package func hash(into hasher: inout Hasher) { text.hashUTF8(into: &hasher) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether `other`, which is at least as long, begins with these bytes.
  fileprivate func isPrefixOfSameBytes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let left = UnsafeRawBufferPointer(self)
    let right = UnsafeRawBufferPointer(other)
    var offset = 0
    while offset &+ 8 <= count {
      let word = unsafe left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard unsafe word == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
      offset &+= 8
    }
    while offset < count {
      guard unsafe left[offset] == right[offset] else { return false }
      offset &+= 1
    }
    return true
  }
}
