import BackupFormat
import BackupJSON
import BackupValues
import TestSupport
import Testing

/// The checker reads most values eight bytes at a time; it must accept exactly what the value types accept.
struct QuickReadingTests {
  private static let moments = [
    "2026-01-31T10:00:00Z", "2024-02-29T23:59:59.5+05:45", "0001-12-31T00:00:00.123-11:30",
    "9999-02-28T09:08:07.12Z", "2100-02-28T12:00:00+14:00",
  ]
  private static let ids = [
    "7f0c2a54-6f0e-4b56-9a0e-1d5a4d3b2c10", "7F0C2A54-6F0E-4B56-9A0E-1D5A4D3B2C10",
    "00000000-0000-0000-0000-000000000000",
  ]

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `moments with small changes are judged as by their type`(seed: UInt64) throws {
    let texts = Self.changed(Self.moments, with: "0123456789-:.TZtz+ ,", seed: seed)
    let refused = try Self.refused(texts, as: .localMoment)
    for (index, text) in texts.enumerated() {
      #expect(refused.contains(index) == (LocalMoment(text) == nil), "\(text)")
    }
    #expect(refused.count > 1000 && refused.count < texts.count - 200)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `ids with small changes are judged as by their type`(seed: UInt64) throws {
    let texts = Self.changed(Self.ids, with: "0189abcfgABFG-{ @`/:", seed: seed)
    let refused = try Self.refused(texts, as: .uuid)
    for (index, text) in texts.enumerated() {
      #expect(refused.contains(index) == (RecordID(text) == nil), "\(text)")
    }
    #expect(refused.count > 1000 && refused.count < texts.count - 200)
  }

  /// Texts in each of which one character was replaced, removed or added.
  private static func changed(_ texts: [String], with alphabet: String, seed: UInt64) -> [String] {
    var random = SplitMix64(seed: seed)
    let alphabet = Array(alphabet)
    return (0..<4000).map { number in
      var text = Array(texts[number % texts.count])
      let place = Int.random(in: 0..<text.count, using: &random)
      let letter = alphabet.randomElement(using: &random) ?? "0"
      switch Int.random(in: 0..<6, using: &random) {
      case 0: text.remove(at: place)
      case 1: text.insert(letter, at: place)
      default: text[place] = letter
      }
      return String(text)
    }
  }

  /// The numbers of the texts that the checker refuses.
  private static func refused(_ texts: [String], as type: ValueType) throws -> Set<Int> {
    let checker = BackupChecker(try ValueContract.library(.list(ListType(of: type))))
    let list = "[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    let report = checker.check(InputBytes(ValueContract.document(list)))
    return Set(
      report.findings.filter { $0.severity == .error }.compactMap {
        $0.pointer.tokens.last.flatMap { Int($0) }
      }
    )
  }
}
