import BackupCrypto

extension Passcode {
  /// Takes the bytes of a passcode and overwrites them; `nil` where they are no well-formed UTF-8.
  package init?(wiping bytes: inout [UInt8]) {
    defer { SecretBytes.wipe(&bytes) }
    self.init(utf8: bytes)
  }
}

extension Passcode {
  /// Whether both are the same bytes, found in a time that does not depend on where they differ.
  package func isSame(as other: Passcode) -> Bool {
    secret.withBytes { left in
      other.secret.withBytes { right in
        left.count == right.count && zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
      }
    }
  }
}
