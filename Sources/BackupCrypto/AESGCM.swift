/// AES-256-GCM (NIST SP 800-38D) with a nonce of 12 bytes and a tag of 16, from the library of the system.
package enum AESGCM {
  package static let keyCount = 32
  package static let nonceCount = 12
  package static let tagCount = 16

  /// The size of the pieces that ``open(_:key:nonce:tag:authenticating:_:)`` asks for, but for the last one: a multiple
  /// of three bytes.
  package static let pieceSize = Platform.pieceSize

  /// Encrypts, and gives the ciphertext away piece by piece.
  ///
  /// - Returns: the tag.
  /// - Precondition: key and nonce have their lengths.
  package static func seal(
    _ content: UnsafeRawBufferPointer,
    key: SecretBytes,
    nonce: [UInt8],
    authenticating header: [UInt8] = [],
    _ take: (UnsafeRawBufferPointer) -> Void
  ) -> [UInt8] {
    key.withBytes { key in
      nonce.withUnsafeBytes { nonce in
        header.withUnsafeBytes { header in
          Platform.seal(content, key: key, nonce: nonce, authenticating: header, take)
        }
      }
    }
  }

  /// Decrypts in place: `fill` is asked to write each piece of the ciphertext into the buffer, in order.
  ///
  /// - Returns: whether the tag is that of key, nonce and ciphertext. Where it is not, the buffer is wiped.
  /// - Precondition: key, nonce and tag have their lengths.
  package static func open(
    _ content: UnsafeMutableRawBufferPointer,
    key: SecretBytes,
    nonce: [UInt8],
    tag: [UInt8],
    authenticating header: [UInt8] = [],
    _ fill: (_ piece: UnsafeMutableRawBufferPointer) -> Void
  ) -> Bool {
    let isRight = key.withBytes { key in
      nonce.withUnsafeBytes { nonce in
        tag.withUnsafeBytes { tag in
          header.withUnsafeBytes { header in
            Platform.open(content, key: key, nonce: nonce, tag: tag, authenticating: header, fill)
          }
        }
      }
    }
    if !isRight { Platform.wipe(content) }
    return isRight
  }
}
