import BackupCrypto
import TestSupport
import Testing

@Suite(.enabled(if: Corpora.isPresent("crypto"), "the corpora are not here"))
struct AESGCMTests {
  /// Those with a key, a nonce and a tag of the lengths that are used.
  private static func vectors() throws -> [Vector] {
    try Vector.all("aes_gcm_test").filter {
      $0.number("keySize") == 256 && $0.number("ivSize") == 96 && $0.number("tagSize") == 128
    }
  }

  /// The content, or `nil` where the tag is wrong; and what is left in memory.
  private func opened(_ vector: Vector, pieces: Int = .max) -> (content: [UInt8]?, left: [UInt8]) {
    var content = vector.hex("ct")
    let ciphertext = content
    var place = 0
    let isRight = content.withUnsafeMutableBytes { content in
      content.initializeMemory(as: UInt8.self, repeating: 0xAA)
      return AESGCM.open(
        content,
        key: SecretBytes(copying: vector.hex("key")),
        nonce: vector.hex("iv"),
        tag: vector.hex("tag"),
        authenticating: vector.hex("aad")
      ) { piece in
        piece.copyBytes(from: ciphertext[place..<place + piece.count])
        place += piece.count
      }
    }
    return (isRight ? content : nil, content)
  }

  @Test func `every valid vector is opened, and sealed to the same bytes`() throws {
    var count = 0
    for vector in try Self.vectors() where vector.isValid {
      count += 1
      #expect(opened(vector).content == vector.hex("msg"), "\(vector.name)")
      var sealed: [UInt8] = []
      let tag = vector.hex("msg").withUnsafeBytes { content in
        AESGCM.seal(
          content,
          key: SecretBytes(copying: vector.hex("key")),
          nonce: vector.hex("iv"),
          authenticating: vector.hex("aad")
        ) { sealed += $0 }
      }
      #expect(sealed == vector.hex("ct"), "\(vector.name)")
      #expect(tag == vector.hex("tag"), "\(vector.name)")
    }
    #expect(count == 39)
  }

  @Test func `every invalid vector is refused, and nothing of it stays in memory`() throws {
    var count = 0
    for vector in try Self.vectors() where !vector.isValid {
      count += 1
      let opened = opened(vector)
      #expect(opened.content == nil, "\(vector.name)")
      #expect(opened.left.allSatisfy { $0 == 0 }, "\(vector.name)")
    }
    #expect(count == 27)
  }

  @Test(arguments: [
    0, 1, AESGCM.pieceSize - 1, AESGCM.pieceSize, AESGCM.pieceSize + 1, 3 * AESGCM.pieceSize + 7,
  ])
  func `a content is put together from pieces of a multiple of three bytes`(count: Int) {
    let content = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let key = SecretBytes(copying: [UInt8](repeating: 5, count: AESGCM.keyCount))
    let nonce = [UInt8](repeating: 9, count: AESGCM.nonceCount)
    var sealed: [UInt8] = []
    let tag = content.withUnsafeBytes { AESGCM.seal($0, key: key, nonce: nonce) { sealed += $0 } }
    var target = [UInt8](repeating: 0, count: count)
    var sizes: [Int] = []
    let isRight = target.withUnsafeMutableBytes { target in
      AESGCM.open(target, key: key, nonce: nonce, tag: tag) { piece in
        let start = sizes.reduce(0, +)
        piece.copyBytes(from: sealed[start..<start + piece.count])
        sizes.append(piece.count)
      }
    }
    #expect(isRight && target == content)
    #expect(sizes.dropLast().allSatisfy { $0 % 3 == 0 && $0 == AESGCM.pieceSize })
  }
}
