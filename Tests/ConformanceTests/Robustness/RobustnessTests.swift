import BackupFormat
import TestSupport
import Testing

/// Seeded inputs of many kinds, 220,000 in an optimised build and 22,000 in a debug build: each is checked and read
/// without a crash, and what is said about it hangs together.
struct RobustnessTests {
  /// The files that are damaged: all fixtures but the few that are long.
  private static let files: [[UInt8]] = {
    let conformance = ConformanceFile.all.compactMap { try? $0.bytes() }
    let whole = SeaglassFixture.allCases.compactMap { try? $0.bytes() }
    return (conformance + whole + whole + whole).filter { $0.count < 12_000 }
  }()

  private static let seeds: [UInt64] = [1, 2, 3, 4]

  @Test(arguments: seeds)
  func `10,000 times random bytes`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for number in 0..<inputCount(10_000) {
      let count = Int.random(in: 0...200, using: &random)
      let largest: UInt8 = number.isMultiple(of: 2) ? 255 : 127
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...largest, using: &random) }
      Hostile.examine(bytes, "seed \(seed), number \(number)")
    }
  }

  @Test(arguments: seeds)
  func `15,000 times tokens in any order`(seed: UInt64) {
    var soup = TokenSoup(SplitMix64(seed: seed))
    for number in 0..<inputCount(15_000) {
      let start = ["", "{", "["][number % 3]
      Hostile.examine(Array(start.utf8) + soup.text(upTo: 60), "seed \(seed), number \(number)")
    }
  }

  @Test(arguments: seeds)
  func `10,000 times tokens in any order inside a backup`(seed: UInt64) {
    var soup = TokenSoup(SplitMix64(seed: seed))
    let places = [
      "\"runs\": [", "\"entries\": [", "\"cost\": {", "\"preferences\": {", "\"note\": ", "\"id\": \"7",
    ]
    for number in 0..<inputCount(10_000) {
      let place = places[number % places.count]
      let text = SmallBackup.replacing(place, bytes: Array(place.utf8) + soup.text(upTo: 12))
      Hostile.examine(text, "seed \(seed), number \(number)")
    }
  }

  @Test(arguments: Mutation<SplitMix64>.Level.allCases, seeds)
  func `10,000 times a damaged fixture`(level: Mutation<SplitMix64>.Level, seed: UInt64) {
    var mutation = Mutation(soup: TokenSoup(SplitMix64(seed: seed)), level: level)
    #expect(Self.files.count > 400)
    for number in 0..<inputCount(10_000) {
      guard let file = Self.files.randomElement(using: &mutation.soup.random),
        let other = Self.files.randomElement(using: &mutation.soup.random)
      else { return }
      Hostile.examine(mutation.damaged(file, other), "\(level), seed \(seed), number \(number)")
    }
  }

  @Test(arguments: SeaglassFixture.allCases)
  func `a backup cut at every place is refused, but for white space at its end`(fixture: SeaglassFixture)
    throws
  {
    let bytes = try fixture.bytes()
    let step = bytes.count > 5000 ? (_isDebugAssertConfiguration() ? 97 : 7) : 1
    let end = bytes.count - bytes.reversed().prefix { $0 <= 0x20 }.count
    for count in stride(from: 0, to: end, by: step) {
      Hostile.examine(Array(bytes[..<count]), "cut at \(count)")
      #expect(Checking.report(Array(bytes[..<count])).verdict == .refused, "cut at \(count)")
    }
  }
}
