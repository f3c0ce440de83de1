/// Whether bytes are text.
enum UTF8Text {
  /// Whether bytes are well-formed UTF-8 (RFC 3629).
  ///
  /// - Complexity: linear in the number of bytes.
  static func isWellFormed(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index < bytes.count {
      if index &+ 8 <= bytes.count,
        bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        index &+= 8
        continue
      }
      let length = scalarLength(bytes, at: index)
      if length == 0 { return false }
      index &+= length
    }
    return true
  }

  /// How many bytes the scalar that begins at an index has; 0 where none does.
  private static func scalarLength(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    func isContinuation(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      index &+ offset < bytes.count && range.contains(bytes[index &+ offset])
    }
    switch bytes[index] {
    case 0x00...0x7F:
      return 1
    case 0xC2...0xDF:
      return isContinuation(1) ? 2 : 0
    case let first where first & 0xF0 == 0xE0:
      // Neither an overlong form nor a surrogate.
      let second: ClosedRange<UInt8> = first == 0xE0 ? 0xA0...0xBF : first == 0xED ? 0x80...0x9F : 0x80...0xBF
      return isContinuation(1, second) && isContinuation(2) ? 3 : 0
    case let first where (0xF0...0xF4).contains(first):
      let second: ClosedRange<UInt8> = first == 0xF0 ? 0x90...0xBF : first == 0xF4 ? 0x80...0x8F : 0x80...0xBF
      return isContinuation(1, second) && isContinuation(2) && isContinuation(3) ? 4 : 0
    default:
      return 0
    }
  }
}
