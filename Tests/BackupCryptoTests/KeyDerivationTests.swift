import BackupCrypto
import TestSupport
import Testing

@Suite(.enabled(if: Corpora.isPresent("crypto"), "the corpora are not here"))
struct KeyDerivationTests {
  @Test func `every code of HMAC-SHA256 is that of the vectors`() throws {
    let vectors = try Vector.all("hmac_sha256_test")
    for vector in vectors {
      let code = MessageAuthentication.code(
        of: vector.hex("msg"),
        key: SecretBytes(copying: vector.hex("key"))
      )
      let wanted = vector.hex("tag")
      #expect(wanted.count == vector.number("tagSize") / 8)
      #expect(
        ConstantTime.areEqual(Array(code.prefix(wanted.count)), wanted) == vector.isValid,
        "\(vector.name)"
      )
    }
    #expect(vectors.count == 174)
  }

  @Test func `every key of PBKDF2-HMAC-SHA256 is that of the vectors`() throws {
    let vectors = try Vector.all("pbkdf2_hmacsha256_test")
    for vector in vectors {
      let key = PBKDF2.key(
        SecretBytes(copying: vector.hex("password")),
        salt: vector.hex("salt"),
        iterations: vector.number("iterationCount"),
        count: vector.number("dkLen")
      )
      #expect(vector.isValid && key?.withBytes { Array($0) } == vector.hex("dk"), "\(vector.name)")
    }
    #expect(vectors.count == 60)
  }

  @Test func `the keys of PBKDF2 in RFC 7914 and with the inputs of RFC 6070 are right`() throws {
    let vectors = try Vector.rfc7914("pbkdf2HmacSha256")
    for vector in vectors {
      let key = PBKDF2.key(
        SecretBytes(copying: Array(vector.text("password").utf8)),
        salt: Array(vector.text("salt").utf8),
        iterations: vector.number("iterations"),
        count: vector.number("dkLen")
      )
      #expect(key?.withBytes { Array($0) } == vector.hex("dk"))
    }
    #expect(vectors.count == 7)
  }
}
