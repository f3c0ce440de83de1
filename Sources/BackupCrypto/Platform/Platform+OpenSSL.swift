#if !canImport(CryptoKit)
  import COpenSSL

  extension Platform {
    static func digest(_ content: UnsafeRawBufferPointer, into digest: UnsafeMutableRawBufferPointer) {
      precondition(digest.count == 32)
      let target = digest.baseAddress!.assumingMemoryBound(to: UInt8.self)
      let isDone = EVP_Digest(content.baseAddress, content.count, target, nil, EVP_sha256(), nil)
      precondition(isDone == 1, "the system has no SHA-256")
    }

    static func authenticate(
      _ content: UnsafeRawBufferPointer,
      key: UnsafeRawBufferPointer,
      into tag: UnsafeMutableRawBufferPointer
    ) {
      precondition(tag.count == 32 && key.count <= Int32.max)
      // Without an address it would take an empty key for "the one of before".
      var none: UInt8 = 0
      let target = tag.baseAddress!.assumingMemoryBound(to: UInt8.self)
      let text = content.baseAddress?.assumingMemoryBound(to: UInt8.self)
      let done = withUnsafePointer(to: &none) { none in
        HMAC(
          EVP_sha256(),
          key.baseAddress ?? UnsafeRawPointer(none),
          Int32(key.count),
          text,
          content.count,
          target,
          nil
        )
      }
      precondition(done != nil, "the system has no HMAC-SHA256")
    }

    static func deriveKey(
      _ passcode: UnsafeRawBufferPointer,
      salt: UnsafeRawBufferPointer,
      iterations: Int,
      into key: UnsafeMutableRawBufferPointer
    ) -> Bool {
      precondition(
        passcode.count <= Int32.max && salt.count <= Int32.max && key.count <= Int32.max
          && (1...Int(Int32.max)).contains(iterations)
      )
      guard key.count > 0 else { return true }
      ERR_set_mark()
      defer { ERR_pop_to_mark() }
      let isDone = PKCS5_PBKDF2_HMAC(
        passcode.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(passcode.count),
        salt.baseAddress?.assumingMemoryBound(to: UInt8.self),
        Int32(salt.count),
        Int32(iterations),
        EVP_sha256(),
        Int32(key.count),
        key.baseAddress?.assumingMemoryBound(to: UInt8.self)
      )
      return isDone == 1
    }

    static func randomize(_ bytes: UnsafeMutableRawBufferPointer) -> Bool {
      RAND_bytes(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(bytes.count)) == 1
    }

    static func wipe(_ bytes: UnsafeMutableRawBufferPointer) {
      guard let base = bytes.baseAddress else { return }
      OPENSSL_cleanse(base, bytes.count)
    }

    /// SHA-256 of bytes that come in pieces.
    final class DigestState {
      private let context: OpaquePointer

      init() {
        guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
          preconditionFailure("the system has no SHA-256")
        }
        self.context = context
      }

      deinit { EVP_MD_CTX_free(context) }

      func update(_ piece: UnsafeRawBufferPointer) {
        precondition(EVP_DigestUpdate(context, piece.baseAddress, piece.count) == 1)
      }

      func finish(into digest: UnsafeMutableRawBufferPointer) {
        precondition(digest.count == 32)
        let target = digest.baseAddress!.assumingMemoryBound(to: UInt8.self)
        precondition(EVP_DigestFinal_ex(context, target, nil) == 1)
      }
    }
  }
#endif
