@_spi(Scanning) import BackupJSON
import BackupValues
import TestSupport
import Testing

@_spi(Scanning) @testable import BackupFormat

/// The quick test of moments in the checker never accepts what the grammar refuses, nor what needs a note.
struct UsualMomentTests {
  private func isUsual(_ text: String) -> Bool {
    let input = InputBytes(text + "\"")
    return input.source.endOfUsualMoment(0) == input.count
  }

  @Test(arguments: [
    "2026-01-31T10:00:00Z", "0001-01-01T00:00:00Z", "9998-12-31T23:59:59Z", "2024-02-29T12:00:00.123+05:45",
    "2026-01-31T10:00:00.1Z", "2026-12-31T00:00:00-11:30",
  ])
  func `what writers write is usual`(text: String) {
    #expect(isUsual(text))
  }

  @Test
  func `whatever is usual is right and needs no note`() {
    var random = SplitMix64(seed: 7)
    let alphabet = Array("0123456789-+:.TZtz 259".utf8)
    var usual = 0
    for _ in 0..<200_000 {
      var bytes = Array(Self.moment(&random).utf8)
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = alphabet.randomElement(using: &random)!
      }
      let text = String(decoding: bytes, as: UTF8.self)
      guard isUsual(text) else { continue }
      usual += 1
      guard let reading = try? MomentReading.read(utf8: bytes) else {
        Issue.record("accepted \(text)")
        continue
      }
      #expect(reading.fractionDigits <= 3 && !LocalMoment(reading).isUnusualOffset, "\(text)")
    }
    #expect(usual > 20_000)
  }

  @Test
  func `nearly all right moments are usual`() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<20_000 {
      let text = Self.moment(&random)
      if (try? MomentReading.read(utf8: text.utf8)) != nil, !text.hasPrefix("0000"), !text.hasPrefix("9999") {
        #expect(isUsual(text), "\(text)")
      }
    }
  }

  private static func moment(_ random: inout SplitMix64) -> String {
    let two = { (value: Int) in value < 10 ? "0\(value)" : "\(value)" }
    let number = { (range: ClosedRange<Int>, random: inout SplitMix64) in
      Int.random(in: range, using: &random)
    }
    let year = ["0000", "0001", "1900", "2000", "2023", "2024", "9998", "9999"].randomElement(using: &random)!
    let day = two(number(1...12, &random)) + "-" + two(number(1...31, &random))
    let time = [number(0...23, &random), number(0...59, &random), number(0...59, &random)].map(two)
    let tail = ["Z", "Z", "+02:00", "-11:45", ".5Z", ".123+05:30"].randomElement(using: &random)!
    return "\(year)-\(day)T\(time.joined(separator: ":"))\(tail)"
  }
}
