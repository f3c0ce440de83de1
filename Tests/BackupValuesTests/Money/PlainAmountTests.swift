import TestSupport
import Testing

@testable import BackupValues

/// Amounts of the usual form are read a quick way, which gives what the exact one gives.
struct PlainAmountTests {
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
      let exact = try? Money.exactMinorUnits(fromDecimal: text.span.bytes, scale: scale)
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
}
