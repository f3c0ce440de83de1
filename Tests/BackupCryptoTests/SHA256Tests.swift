import BackupCrypto
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
