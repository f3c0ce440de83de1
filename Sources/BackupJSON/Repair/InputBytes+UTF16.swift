extension InputBytes {
  /// The same text in UTF-8, without a byte order mark, where these bytes are UTF-16 with every surrogate in its
  /// pair; `nil` for anything else. The meaning is certain, so a fix may offer it.
  ///
  /// - Complexity: linear in the number of bytes.
  public func convertedFromUTF16() -> InputBytes? {
    withSource { source in
      guard case .utf16(let bigEndian) = FileSignature(source), source.count.isMultiple(of: 2) else {
        return nil
      }
      func unit(_ index: Int) -> UInt32 {
        let (first, second) = (UInt32(source.byte(index)), UInt32(source.byte(index + 1)))
        return bigEndian ? first << 8 | second : second << 8 | first
      }
      var bytes: [UInt8] = []
      var index = unit(0) == 0xFEFF ? 2 : 0
      while index < source.count {
        var value = unit(index)
        index += 2
        if value & 0xFC00 == 0xD800, index < source.count, unit(index) & 0xFC00 == 0xDC00 {
          value = 0x10000 + (value & 0x3FF) << 10 + (unit(index) & 0x3FF)
          index += 2
        }
        guard let scalar = Unicode.Scalar(value) else { return nil }
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
      return InputBytes(bytes)
    }
  }
}
