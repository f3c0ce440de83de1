/// PBKDF2-HMAC-SHA256 (RFC 8018), from the library of the system.
package enum PBKDF2 {
  /// - Precondition: at least one iteration.
  package static func key(_ passcode: SecretBytes, salt: [UInt8], iterations: Int, count: Int) -> SecretBytes
  {
    SecretBytes(count: count) { key in
      passcode.withBytes { passcode in
        salt.withUnsafeBytes { salt in
          Platform.deriveKey(passcode, salt: salt, iterations: iterations, into: key)
        }
      }
    }
  }
}
