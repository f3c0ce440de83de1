/// Tells names that a programmer gave to keys from data that stands in their place.
enum KeyLook {
  /// A name is short, has no white space and few digits: `createdAt`, `line_2`. A date, an id, an address or a
  /// sentence is data, and a picture of the shape of a file must not show it.
  static func isName(_ key: UnsafeRawBufferPointer) -> Bool {
    guard (1...40).contains(key.count), !isDigit(key[0]) else { return false }
    var digits = 0
    for byte in key {
      switch byte {
      case 0x30...0x39: digits += 1
      case 0x41...0x5A, 0x61...0x7A, 0x24, 0x2D, 0x2E, 0x5F, 0x80...: break
      default: return false
      }
    }
    return digits <= 4
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
