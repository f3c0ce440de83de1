import BackupValues
import TestSupport
import Testing

struct Base64BlocksTests {
  private func decoded(_ text: [UInt8]) -> [UInt8]? {
    // More room than is needed, so that a byte too many would be seen.
    var bytes = [UInt8](repeating: 0xEE, count: text.count / 4 * 3 + 8)
    let isRight = text.withUnsafeBytes { text in
      bytes.withUnsafeMutableBytes { Base64Blocks.decode(text, into: $0) }
    }
    #expect(bytes.suffix(8).allSatisfy { $0 == 0xEE })
    return isRight ? Array(bytes.dropLast(8)) : nil
  }

  private func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var text = [UInt8](repeating: 0xEE, count: bytes.count / 3 * 4 + 8)
    bytes.withUnsafeBytes { bytes in text.withUnsafeMutableBytes { Base64Blocks.encode(bytes, into: $0) } }
    #expect(text.suffix(8).allSatisfy { $0 == 0xEE })
    return Array(text.dropLast(8))
  }

  @Test(arguments: 0..<20)
  func `whole groups are what the slow way says`(groups: Int) {
    var random = SplitMix64(seed: UInt64(groups))
    for _ in 0..<50 {
      let bytes = (0..<groups * 3).map { _ in UInt8.random(in: 0...255, using: &random) }
      let text = Array(Base64Text(bytes: bytes).description.utf8)
      #expect(encoded(bytes) == text)
      #expect(decoded(text) == bytes)
    }
  }

  @Test func `every character that is not in the alphabet is found, at every place`() {
    let alphabet = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    for place in 0..<24 {
      for byte in UInt8.min...UInt8.max {
        var text = Array("QUJDREVGR0hJSktMTU5PUFFS".utf8)
        text[place] = byte
        #expect((decoded(text) != nil) == alphabet.contains(byte), "\(byte) at \(place)")
        let prefix = text.withUnsafeBytes { Base64Blocks.plainPrefix($0) }
        #expect(prefix == (alphabet.contains(byte) ? 24 : place / 8 * 8), "\(byte) at \(place)")
      }
    }
  }
}
