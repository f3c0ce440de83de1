import BackupCrypto
import TestSupport
import Testing

struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func `the digests are those of the standard`(text: String, digest: String) {
    #expect(SHA256Digest(of: Array(text.utf8)).description == digest)
    #expect(SHA256Digest(digest) == SHA256Digest(of: Array(text.utf8)))
  }

  @Test(arguments: ["", "ba78", String(repeating: "G", count: 64), String(repeating: "A", count: 64)])
  func `anything else than 64 small hexadecimal digits is no digest`(text: String) {
    #expect(SHA256Digest(text) == nil)
  }
}

@Suite(.enabled(if: Corpora.isPresent("crypto"), "the corpora are not here"))
struct SHA256CorpusTests {
  @Test func `every digest is that of the vectors, as a whole and in pieces`() throws {
    let rows = try Corpora.objects("crypto/sha256-vectors.json")
    for row in rows {
      let text = Array((row["text"] as! String).utf8)
      var content: [UInt8] = []
      if let count = row["takeBytes"] as? Int {
        content = (0..<count).map { text[$0 % text.count] }
      } else {
        for _ in 0..<(row["repeat"] as! Int) { content += text }
      }
      let wanted = SHA256Digest(row["sha256"] as! String)
      #expect(SHA256Digest(of: content) == wanted)
      let inPieces = SHA256Digest(ofPieces: { take in
        content.withUnsafeBytes { content in
          let middle = content.count / 3
          take(UnsafeRawBufferPointer(rebasing: content[..<middle]))
          take(UnsafeRawBufferPointer(rebasing: content[middle...]))
        }
      })
      #expect(inPieces == wanted)
    }
    #expect(rows.count == 19)
  }
}
