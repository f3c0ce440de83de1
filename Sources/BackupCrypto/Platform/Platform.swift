/// What the system does for this module. `Platform+OpenSSL.swift` and `Platform+CryptoKit.swift` say it in full; the
/// rest of the package never sees which of the two it is.
///
/// ```swift
/// static func digest(_ content: UnsafeRawBufferPointer, into digest: UnsafeMutableRawBufferPointer)
/// static func authenticate(_ content:, key:, into tag:)                      // HMAC-SHA256
/// static func deriveKey(_ passcode:, salt:, iterations:, into key:) -> Bool  // PBKDF2-HMAC-SHA256; not without memory
/// static func randomize(_ bytes: UnsafeMutableRawBufferPointer) -> Bool
/// static func wipe(_ bytes: UnsafeMutableRawBufferPointer)                   // never optimised away
/// final class DigestState                                                    // SHA-256 in pieces
/// static func seal(_ content:, key:, nonce:, _ take:) -> [UInt8]             // AES-256-GCM; the tag
/// static func open(_ content:, key:, nonce:, tag:, _ fill:) -> Bool
/// ```
enum Platform {
  /// How many bytes are handled while they are in the cache of the processor.
  static let pieceSize = 48 << 10
}
