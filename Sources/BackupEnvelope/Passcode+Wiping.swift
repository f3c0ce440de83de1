import BackupCrypto

extension Passcode {
  /// Takes the bytes of a passcode and overwrites them; `nil` where they are no well-formed UTF-8.
  package init?(wiping bytes: inout [UInt8]) {
    defer { SecretBytes.wipe(&bytes) }
    self.init(utf8: bytes)
  }

  /// Overwrites bytes that were to become a passcode.
  package static func wipe(_ bytes: inout [UInt8]) { SecretBytes.wipe(&bytes) }
}

extension Passcode {
  /// Whether both are the same bytes, found in a time that does not depend on where they differ.
  package func isSame(as other: Passcode) -> Bool {
    ConstantTime.areEqual(secret, other.secret)
  }
}
