import BackupValues
import TestSupport
import Testing

@testable import BackupUpgrade

/// Values of the usual form are changed a quick way, which gives what the exact one gives.
struct PlainFormTests {
  private static func text(of characters: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    (0..<Int.random(in: 1...13, using: &random)).map { _ in characters.randomElement(using: &random)! }
  }

  @Test func `plain amounts are those that the digits give`() {
    var random = SplitMix64(seed: 5)
    var plain = 0
    for _ in 0..<20_000 {
      let text = Self.text(of: Array("0123456789.".utf8) + Array("05.-e".utf8), &random)
      let scale = Int.random(in: 0...4, using: &random)
      guard let amount = text.withUnsafeBytes({ PlainAmount.minorUnits($0, scale) }) else { continue }
      plain += 1
      let exact = try? Money.minorUnits(fromDecimal: text, scale: scale)
      #expect(amount == exact, "\(String(decoding: text, as: UTF8.self)) of scale \(scale)")
    }
    #expect(plain > 500)
  }

  @Test(arguments: [
    ("18.5", 2, 1850), ("30", 2, 3000), ("0.05", 2, 5), ("0", 0, 0), ("0.0", 2, 0),
    ("99999999999", 4, 999_999_999_990_000),
  ])
  func `an amount of few digits is plain`(text: String, scale: Int, amount: Int64) {
    let bytes = Array(text.utf8)
    #expect(bytes.withUnsafeBytes { PlainAmount.minorUnits($0, scale) } == amount)
  }

  @Test(arguments: ["", ".", "1.", ".5", "00", "01", "1.2.3", "-1", "1e3", "999999999999", "1.234"])
  func `any other text takes a closer look`(text: String) {
    let bytes = Array(text.utf8)
    #expect(bytes.withUnsafeBytes { PlainAmount.minorUnits($0, 2) } == nil)
  }

  @Test func `a UUID is one with any one letter changed only where that is a digit`() {
    let upper = Array("5C1F2A9E-0D7B-4E52-9C3A-6B8F1D2E3A4B".utf8)
    for place in upper.indices {
      for byte in UInt8.min...UInt8.max {
        var text = upper
        text[place] = byte
        let isHyphen = upper[place] == UInt8(ascii: "-")
        let isDigit = Character(UnicodeScalar(byte)).isHexDigit && byte < 0x80
        let form = (text + Array(repeating: 0, count: 8)).withUnsafeBytes { UUIDForm($0.baseAddress!) }
        #expect((form != nil) == (isHyphen ? byte == UInt8(ascii: "-") : isDigit), "\(byte) at \(place)")
        #expect(form?.isLower != true)
      }
    }
  }

  @Test func `a filter holds what was put into it, and little else`() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<1000 {
      let names = (0..<10).map { _ in UInt32.random(in: 1...127, using: &random) }
      let filter = NameFilter(names)
      for name in UInt32(1)...127 { #expect(filter.mayHold(name) == names.contains(name)) }
      #expect(filter.overlaps(NameFilter(names.prefix(1))))
      #expect(NameFilter.all.overlaps(.object))
      #expect(!filter.overlaps(.object))
    }
  }
}
