import BackupCrypto
import Testing

struct SecretBytesTests {
  @Test func `bytes are held as they were given, and none is fine`() {
    #expect(SecretBytes(copying: [1, 2, 3]).withBytes { Array($0) } == [1, 2, 3])
    #expect(SecretBytes(copying: []).withBytes { Array($0) } == [])
    #expect(SecretBytes(count: 4) { $0[1] = 7 }.withBytes { Array($0) } == [0, 7, 0, 0])
  }

  @Test func `an array is overwritten`() {
    var bytes: [UInt8] = [1, 2, 3]
    SecretBytes.wipe(&bytes)
    #expect(bytes == [0, 0, 0])
  }

  @Test func `a comparison in constant time tells what an ordinary one tells`() {
    #expect(ConstantTime.areEqual([1, 2, 3], [1, 2, 3]))
    #expect(ConstantTime.areEqual([], []))
    for place in 0..<3 {
      var other: [UInt8] = [1, 2, 3]
      other[place] ^= 0x80
      #expect(!ConstantTime.areEqual([1, 2, 3], other))
    }
    #expect(!ConstantTime.areEqual([1, 2, 3], [1, 2]))
  }

  @Test func `random bytes are new each time`() throws {
    let drawn = try (0..<100).map { _ in try #require(SecureRandom.bytes(16)) }
    #expect(Set(drawn).count == 100)
    #expect(drawn.allSatisfy { $0.count == 16 })
    #expect(SecureRandom.bytes(0) == [])
  }
}
