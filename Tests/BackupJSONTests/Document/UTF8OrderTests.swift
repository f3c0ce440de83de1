import BackupJSON
import TestSupport
import Testing

@Suite struct UTF8OrderTests {
  @Test func `texts come in the order of their UTF-8 bytes`() {
    var random = SplitMix64(seed: 5)
    let letters = ["a", "b", "\u{E9}", "e\u{301}", "\u{FFFD}", "\u{1F600}", "\0", "abcdefgh"]
    let texts = (0..<120).map { _ in
      (0..<Int.random(in: 0...5, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
        .joined()
    }
    for left in texts {
      for right in texts {
        #expect(left.precedesInUTF8(right) == left.utf8.lexicographicallyPrecedes(right.utf8))
      }
    }
  }
}
