#if !canImport(CryptoKit)
  import COpenSSL

  extension Platform {
    /// A cipher that has its key and nonce, and is freed with its key wiped.
    private final class Cipher {
      let context: OpaquePointer

      init(_ key: UnsafeRawBufferPointer, _ nonce: UnsafeRawBufferPointer, encrypts: Bool) {
        precondition(key.count == 32 && nonce.count == 12)
        guard let context = EVP_CIPHER_CTX_new(),
          EVP_CipherInit_ex(
            context,
            EVP_aes_256_gcm(),
            nil,
            key.baseAddress!.assumingMemoryBound(to: UInt8.self),
            nonce.baseAddress!.assumingMemoryBound(to: UInt8.self),
            encrypts ? 1 : 0
          ) == 1
        else { preconditionFailure("the system has no AES-256-GCM") }
        self.context = context
      }

      deinit { EVP_CIPHER_CTX_free(context) }

      /// The two may be the same memory.
      func update(_ input: UnsafeRawPointer?, _ output: UnsafeMutableRawPointer?, _ count: Int) {
        var done: Int32 = 0
        let isDone = EVP_CipherUpdate(
          context,
          output?.assumingMemoryBound(to: UInt8.self),
          &done,
          input?.assumingMemoryBound(to: UInt8.self),
          Int32(count)
        )
        precondition(isDone == 1 && (output == nil || done == Int32(count)))
      }

      func finish() -> Bool {
        var done: Int32 = 0
        var rest: (UInt64, UInt64) = (0, 0)
        return withUnsafeMutableBytes(of: &rest) { rest in
          EVP_CipherFinal_ex(context, rest.baseAddress!.assumingMemoryBound(to: UInt8.self), &done) == 1
        }
      }

      func control(_ command: Int32, _ tag: UnsafeMutableRawBufferPointer) -> Bool {
        EVP_CIPHER_CTX_ctrl(context, command, Int32(tag.count), tag.baseAddress) == 1
      }
    }

    /// Encrypts, and gives the ciphertext away piece by piece.
    ///
    /// - Returns: the tag of 16 bytes.
    static func seal(
      _ content: UnsafeRawBufferPointer,
      key: UnsafeRawBufferPointer,
      nonce: UnsafeRawBufferPointer,
      authenticating header: UnsafeRawBufferPointer,
      _ take: (UnsafeRawBufferPointer) -> Void
    ) -> [UInt8] {
      let cipher = Cipher(key, nonce, encrypts: true)
      if header.count > 0 { cipher.update(header.baseAddress, nil, header.count) }
      let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceSize, alignment: 64)
      defer { piece.deallocate() }
      var start = 0
      while start < content.count {
        let count = min(pieceSize, content.count - start)
        cipher.update(content.baseAddress! + start, piece.baseAddress, count)
        take(UnsafeRawBufferPointer(rebasing: piece[..<count]))
        start += count
      }
      var tag = [UInt8](repeating: 0, count: 16)
      let isDone = tag.withUnsafeMutableBytes { tag in
        cipher.finish() && cipher.control(EVP_CTRL_AEAD_GET_TAG, tag)
      }
      precondition(isDone, "AES-256-GCM gave no tag")
      return tag
    }

    /// Decrypts in place what `fill` has put into the buffer, piece by piece while it is in the cache.
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
      precondition(tag.count == 16)
      // A wrong tag leaves an error behind, which the next user of the library on this thread would take for its own.
      ERR_set_mark()
      defer { ERR_pop_to_mark() }
      let cipher = Cipher(key, nonce, encrypts: false)
      if header.count > 0 { cipher.update(header.baseAddress, nil, header.count) }
      var start = 0
      while start < content.count {
        let count = min(pieceSize, content.count - start)
        let piece = UnsafeMutableRawBufferPointer(rebasing: content[start..<start + count])
        fill(piece)
        cipher.update(piece.baseAddress, piece.baseAddress, count)
        start += count
      }
      var expected: (UInt64, UInt64) = (0, 0)
      return withUnsafeMutableBytes(of: &expected) { expected in
        expected.copyMemory(from: tag)
        return cipher.control(EVP_CTRL_AEAD_SET_TAG, expected) && cipher.finish()
      }
    }
  }
#endif
