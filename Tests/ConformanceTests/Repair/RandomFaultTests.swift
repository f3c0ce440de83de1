import BackupEvolution
import BackupFormat
import BackupFormats
@_spi(Scanning) import BackupJSON
import ContractSamples
import TestSupport
import Testing

/// Generated backups of every format with one to five faults at random places: what is certain is mended to the
/// very same content, and everything is told.
struct RandomFaultTests {
  #if DEBUG
    private static let rounds = 80
  #else
    private static let rounds = 4000
  #endif

  private static let formats = ShippedFormats.contracts + [.everything]

  private static func isOfSyntax(_ rule: String) -> Bool {
    // The other rules speak of values, and may speak of one that a fault has changed.
    rule.hasPrefix("json/") || RandomFault.all.contains { $0.rule == rule }
  }

  private static func samples(of contract: Contract) -> [[UInt8]] {
    // Small documents, each with one thing in it that the others do not have.
    SampleGenerator(contract, seed: 4).samples().filter(\.isConforming).enumerated().map { number, sample in
      guard number % 2 == 1, let document = try? JSONDocument(reading: InputBytes(sample.document)),
        let pretty = try? JSONWriter(.pretty).write(document)
      else { return sample.document }
      return pretty
    }
  }

  private static func canonical(_ bytes: [UInt8]) -> [UInt8]? {
    (try? JSONDocument(reading: InputBytes(bytes))).flatMap { try? CanonicalWriter().write($0) }
  }

  @Test(arguments: formats)
  func `the fix of faults whose meaning is certain gives back the content`(contract: Contract) throws {
    let checker = BackupChecker(try FormatLibrary([contract]))
    let samples = Self.samples(of: contract)
    var random = TestSupport.SplitMix64(seed: 41)
    var broken = 0
    for _ in 0..<Self.rounds {
      let document = try #require(samples.randomElement(using: &random))
      let count = Int.random(in: 1...5, using: &random)
      guard let sample = BrokenSample(document, count, of: RandomFault.fixable, using: &random) else {
        continue
      }
      broken += sample.places.count
      let fixed = checker.fix(InputBytes(sample.bytes))
      let after = fixed.after.withSource { $0.bytes(0..<$0.count) }
      let isSame = Self.canonical(after) == Self.canonical(document)
      let before = checker.check(InputBytes(document))
      let isClean = fixed.reportAfter.verdict == before.verdict && fixed.reportAfter.counts == before.counts
      guard isSame, isClean else {
        Issue.record("\(sample.summary)\(String(decoding: after, as: UTF8.self))")
        return
      }
    }
    #expect(broken > Self.rounds * 3 / 2)
  }

  @Test(arguments: formats)
  func `every fault is told once, in its place`(contract: Contract) throws {
    let checker = BackupChecker(try FormatLibrary([contract]))
    let samples = Self.samples(of: contract)
    var random = TestSupport.SplitMix64(seed: 42)
    var broken = 0
    for _ in 0..<Self.rounds {
      let document = try #require(samples.randomElement(using: &random))
      let count = Int.random(in: 1...5, using: &random)
      guard let sample = BrokenSample(document, count, of: RandomFault.all, using: &random) else { continue }
      broken += sample.places.count
      let findings = checker.check(InputBytes(sample.bytes)).findings.filter { Self.isOfSyntax($0.rule.id) }
      let isTold = sample.places.allSatisfy { place in
        findings.contains { $0.rule.id == place.fault.rule && sample.isNear($0.range, place) }
      }
      guard isTold, findings.count == sample.places.count else {
        let told = findings.map { "\($0.rule) \($0.range)" }
        Issue.record("\(sample.summary)\(told)")
        return
      }
    }
    #expect(broken > Self.rounds * 3 / 2)
  }
}

extension BrokenSample {
  /// Whether a finding speaks of a place; what is missing is told at the next token.
  fileprivate func isNear(_ range: Range<Int>, _ place: Place) -> Bool {
    let behind = bytes[place.range.upperBound...].firstIndex { $0 > 0x20 } ?? bytes.count
    return range.lowerBound <= behind + 2 && place.range.lowerBound <= range.upperBound + 2
  }

  fileprivate var summary: String {
    let faults = places.map { "\($0.fault.name) \($0.range)" }
    return "\(faults)\n\(String(decoding: bytes, as: UTF8.self))\n"
  }
}
