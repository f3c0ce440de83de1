#if canImport(CryptoKit)
  import CommonCrypto
  import CryptoKit
  import Darwin

  extension Platform {
    static func digest(_ content: UnsafeRawBufferPointer, into digest: UnsafeMutableRawBufferPointer) {
      var state = SHA256()
      state.update(bufferPointer: content)
      digest.copyBytes(from: Array(state.finalize()))
    }

    static func authenticate(
      _ content: UnsafeRawBufferPointer,
      key: UnsafeRawBufferPointer,
      into tag: UnsafeMutableRawBufferPointer
    ) {
      var state = HMAC<SHA256>(key: SymmetricKey(data: key))
      state.update(data: content)
      tag.copyBytes(from: Array(state.finalize()))
    }

    static func deriveKey(
      _ passcode: UnsafeRawBufferPointer,
      salt: UnsafeRawBufferPointer,
      iterations: Int,
      into key: UnsafeMutableRawBufferPointer
    ) -> Bool {
      guard key.count > 0 else { return true }
      // It refuses an address of nothing, also where there is nothing to read.
      var none: UInt8 = 0
      let status = withUnsafePointer(to: &none) { none in
        CCKeyDerivationPBKDF(
          CCPBKDFAlgorithm(kCCPBKDF2),
          passcode.baseAddress?.assumingMemoryBound(to: CChar.self)
            ?? UnsafeRawPointer(none).assumingMemoryBound(to: CChar.self),
          passcode.count,
          salt.baseAddress?.assumingMemoryBound(to: UInt8.self) ?? none,
          salt.count,
          CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256),
          UInt32(iterations),
          key.baseAddress!.assumingMemoryBound(to: UInt8.self),
          key.count
        )
      }
      return status == Int32(kCCSuccess)
    }

    static func randomize(_ bytes: UnsafeMutableRawBufferPointer) -> Bool {
      guard let base = bytes.baseAddress else { return true }
      return CCRandomGenerateBytes(base, bytes.count) == Int32(kCCSuccess)
    }

    static func wipe(_ bytes: UnsafeMutableRawBufferPointer) {
      guard let base = bytes.baseAddress else { return }
      memset_s(base, bytes.count, 0, bytes.count)
    }

    /// SHA-256 of bytes that come in pieces.
    final class DigestState {
      private var state = SHA256()

      func update(_ piece: UnsafeRawBufferPointer) { state.update(bufferPointer: piece) }

      func finish(into digest: UnsafeMutableRawBufferPointer) {
        digest.copyBytes(from: Array(state.finalize()))
      }
    }

    /// Encrypts, and gives the ciphertext away; CryptoKit has it only as a whole.
    ///
    /// - Returns: the tag of 16 bytes.
    static func seal(
      _ content: UnsafeRawBufferPointer,
      key: UnsafeRawBufferPointer,
      nonce: UnsafeRawBufferPointer,
      authenticating header: UnsafeRawBufferPointer,
      _ take: (UnsafeRawBufferPointer) -> Void
    ) -> [UInt8] {
      guard let nonce = try? AES.GCM.Nonce(data: nonce),
        let box = try? AES.GCM.seal(
          content,
          using: SymmetricKey(data: key),
          nonce: nonce,
          authenticating: header
        )
      else { preconditionFailure("the system has no AES-256-GCM") }
      Array(box.ciphertext).withUnsafeBytes(take)
      return Array(box.tag)
    }

    /// Decrypts in place what `fill` has put into the buffer.
    ///
    /// - Returns: whether the tag is right. Where it is not, the buffer holds what nobody may see.
    static func open(
      _ content: UnsafeMutableRawBufferPointer,
      key: UnsafeRawBufferPointer,
      nonce: UnsafeRawBufferPointer,
      tag: UnsafeRawBufferPointer,
      authenticating header: UnsafeRawBufferPointer,
      _ fill: (_ piece: UnsafeMutableRawBufferPointer) -> Void
    ) -> Bool {
      // In pieces of a multiple of three bytes, as the other platform asks for them.
      var start = 0
      while start < content.count {
        let count = min(pieceSize, content.count - start)
        fill(UnsafeMutableRawBufferPointer(rebasing: content[start..<start + count]))
        start += count
      }
      guard let nonce = try? AES.GCM.Nonce(data: nonce),
        let box = try? AES.GCM.SealedBox(
          nonce: nonce,
          ciphertext: UnsafeRawBufferPointer(content),
          tag: tag
        ),
        let plain = try? AES.GCM.open(box, using: SymmetricKey(data: key), authenticating: header)
      else { return false }
      content.copyBytes(from: plain)
      return true
    }
  }
#endif
