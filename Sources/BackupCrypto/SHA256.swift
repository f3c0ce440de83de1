/// The SHA-256 digest of some bytes (FIPS 180-4), from the library of the system.
public struct SHA256Digest: Sendable, Hashable, CustomStringConvertible {
  /// The 32 bytes of the digest.
  public let bytes: [UInt8]

  /// Makes the digest of bytes.
  ///
  /// - Complexity: linear in the number of bytes.
  public init(of content: [UInt8]) {
    self = content.withUnsafeBytes { SHA256Digest(of: $0) }
  }

  /// Makes the digest of bytes that somebody else holds.
  package init(of content: UnsafeRawBufferPointer) {
    bytes = [UInt8](unsafeUninitializedCapacity: 32) { bytes, count in
      Platform.digest(content, into: UnsafeMutableRawBufferPointer(bytes))
      count = 32
    }
  }

  /// Makes the digest of pieces that come one after the other.
  package init(ofPieces pieces: (_ take: (UnsafeRawBufferPointer) -> Void) -> Void) {
    let state = Platform.DigestState()
    pieces { state.update($0) }
    bytes = [UInt8](unsafeUninitializedCapacity: 32) { bytes, count in
      state.finish(into: UnsafeMutableRawBufferPointer(bytes))
      count = 32
    }
  }

  /// Reads 64 hexadecimal digits in lower case; anything else is no digest.
  public init?(_ text: String) {
    var bytes: [UInt8] = []
    var high: UInt8?
    for digit in text.utf8 {
      guard let value = SHA256Digest.value(of: digit) else { return nil }
      if let first = high {
        bytes.append(first << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    guard bytes.count == 32, high == nil else { return nil }
    self.bytes = bytes
  }

  /// 64 hexadecimal digits in lower case.
  public var description: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
