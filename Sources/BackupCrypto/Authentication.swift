/// HMAC-SHA256 (RFC 2104), from the library of the system.
package enum MessageAuthentication {
  /// The 32 bytes of the code.
  package static func code(of content: [UInt8], key: SecretBytes) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 32) { code, count in
      content.withUnsafeBytes { content in
        key.withBytes { Platform.authenticate(content, key: $0, into: UnsafeMutableRawBufferPointer(code)) }
      }
      count = 32
    }
  }
}

/// Comparison in a time that does not tell where two secrets differ.
package enum ConstantTime {
  /// Whether two runs of bytes are equal. Their lengths are no secret.
  package static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.withUnsafeBytes { left in right.withUnsafeBytes { areEqual(left, $0) } }
  }

  /// Whether two secrets are equal. Their lengths are no secret.
  package static func areEqual(_ left: SecretBytes, _ right: SecretBytes) -> Bool {
    left.withBytes { left in right.withBytes { areEqual(left, $0) } }
  }

  private static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard left.count == right.count else { return false }
    var difference: UInt8 = 0
    for index in left.indices { difference |= left[index] ^ right[index] }
    return difference == 0
  }
}

/// Bytes that nobody can guess, from the system.
package enum SecureRandom {
  /// A number of bytes; `nil` where the system has no randomness to give.
  package static func bytes(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return bytes.withUnsafeMutableBytes { Platform.randomize($0) } ? bytes : nil
  }
}
