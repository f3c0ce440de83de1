@_spi(Scanning) import BackupJSON
import BackupValues
import TestSupport
import Testing

@_spi(Scanning) @testable import BackupFormat

/// The checker's way to read a UUID agrees with `RecordID` on every text.
struct UUIDDigitsTests {
  @Test
  func `both accept the same texts and see the same ids as equal`() {
    var random = SplitMix64(seed: 9)
    let wanted = Array("0123456789abcdefABCDEF-".utf8)
    let odd = Array("gG@`/:zZ \u{10}\u{19}\u{01}".utf8) + [0x80, 0xB0, 0xE1, 0xFF]
    for _ in 0..<100_000 {
      var bytes = Array(RecordID.random(using: &random).description.utf8)
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let source = Int.random(in: 0..<3, using: &random) == 0 ? odd : wanted
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = source.randomElement(using: &random)!
      }
      let input = InputBytes(bytes + [0x22])
      let quick = input.source.uuid(at: 0)
      #expect((quick != nil) == ((try? RecordID.read(utf8: bytes)) != nil), "\(bytes)")
      let upper = InputBytes(bytes.map { (0x61...0x7A).contains($0) ? $0 - 32 : $0 } + [0x22])
      if let quick { #expect(upper.source.uuid(at: 0) == quick) }
    }
  }
}
