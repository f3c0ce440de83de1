import BackupJSON
import Testing

struct UTF16Tests {
  private static func bytes(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? pair : pair.reversed()
    }
  }

  @Test(arguments: [true, false], ["\u{FEFF}", ""])
  func `a text in UTF-16 is the same in UTF-8`(bigEndian: Bool, mark: String) {
    let text = "{\"name\": \"Ana é 日本 😀\"}"
    let input = InputBytes(Self.bytes(mark + text, bigEndian: bigEndian))
    #expect(input.convertedFromUTF16()?.bytes == Array(text.utf8))
  }

  @Test
  func `half of a pair and half of a unit are not converted`() {
    let half: [UInt8] = [0x7B, 0, 0x22, 0, 0x3D, 0xD8, 0x22, 0, 0x7D, 0]
    #expect(InputBytes(half).convertedFromUTF16() == nil)
    #expect(InputBytes([0xFF, 0xFE, 0x7B, 0, 0x7D]).convertedFromUTF16() == nil)
  }

  @Test
  func `other texts are not converted`() {
    #expect(InputBytes("{}").convertedFromUTF16() == nil)
    #expect(InputBytes([]).convertedFromUTF16() == nil)
  }
}
