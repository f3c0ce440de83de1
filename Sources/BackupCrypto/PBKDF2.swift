/// PBKDF2-HMAC-SHA256 (RFC 8018), from the library of the system.
package enum PBKDF2 {
  /// A key of a number of bytes; `nil` where the memory is not to be had.
  ///
  /// - Precondition: at least one iteration; no more than 2^31 − 1 of anything.
  package static func key(_ passcode: SecretBytes, salt: [UInt8], iterations: Int, count: Int) -> SecretBytes?
  {
    salt.withUnsafeBytes { key(passcode, salt: $0, iterations, count) }
  }

  /// The same with a salt that is secret.
  static func key(_ passcode: SecretBytes, salt: SecretBytes, iterations: Int, count: Int) -> SecretBytes? {
    salt.withBytes { key(passcode, salt: $0, iterations, count) }
  }

  private static func key(
    _ passcode: SecretBytes,
    salt: UnsafeRawBufferPointer,
    _ iterations: Int,
    _ count: Int
  ) -> SecretBytes? {
    guard let key = SecretBytes(zeros: count) else { return nil }
    let isDone = passcode.withBytes { passcode in
      key.withMutableBytes { Platform.deriveKey(passcode, salt: salt, iterations: iterations, into: $0) }
    }
    return isDone ? key : nil
  }
}
