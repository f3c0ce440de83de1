@_spi(Scanning) import BackupJSON

/// Texts that are not in the file.
extension UpgradeTree {
  /// Puts bytes behind the texts that are not in the file, and returns their place; `nil` where they are too long.
  mutating func keep(_ bytes: some Collection<UInt8>) -> TextPlace? {
    let length = bytes.count
    guard length <= TextPlace.longest, let start = reserve(length) else { return nil }
    var offset = start
    for byte in bytes {
      made.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
      offset += 1
    }
    return TextPlace(start, length)
  }

  /// The same for a whole number that is not below zero, and for others.
  mutating func keep(_ number: Int64) -> TextPlace? {
    guard number >= 0 else { return keep(String(number).utf8) }
    var length = 1
    var power: Int64 = 10
    while length < 18, number >= power {
      length += 1
      power &*= 10
    }
    guard number < power, let start = reserve(length) else { return keep(String(number).utf8) }
    var rest = number
    for offset in (start..<start + length).reversed() {
      made.storeBytes(of: 0x30 + UInt8(truncatingIfNeeded: rest % 10), toByteOffset: offset, as: UInt8.self)
      rest /= 10
    }
    return TextPlace(start, length)
  }

  /// The same for a UUID, with its quotes.
  mutating func keep(_ uuid: UUIDForm) -> TextPlace? {
    guard let start = reserve(UUIDForm.length + 2) else { return nil }
    let text = made + start
    text.storeBytes(of: 0x22, as: UInt8.self)
    text.storeBytes(of: uuid.words.0.littleEndian, toByteOffset: 1, as: UInt64.self)
    text.storeBytes(of: uuid.words.1.littleEndian, toByteOffset: 9, as: UInt64.self)
    text.storeBytes(of: uuid.words.2.littleEndian, toByteOffset: 17, as: UInt64.self)
    text.storeBytes(of: uuid.words.3.littleEndian, toByteOffset: 25, as: UInt64.self)
    text.storeBytes(of: uuid.words.4.littleEndian, toByteOffset: 29, as: UInt64.self)
    text.storeBytes(of: 0x22, toByteOffset: 37, as: UInt8.self)
    return TextPlace(start, UUIDForm.length + 2)
  }

  /// The bytes of a string of at most six that are written as they are, with its quotes, the first the lowest; 0 for any
  /// other value.
  @inline(__always)
  func shortString(_ index: Node.Index) -> UInt64 {
    let node = nodes[Int(index)]
    guard node.kind == .string, !node.isEscaped, node.text.length <= 8 else { return 0 }
    let word = bytes(index).loadUnaligned(as: UInt64.self).littleEndian
    return word & (UInt64.max >> UInt64(64 - 8 * node.text.length))
  }
}
