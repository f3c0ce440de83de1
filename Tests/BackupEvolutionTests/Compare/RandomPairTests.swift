import BackupFormat
import BackupJSON
import Testing

@testable import BackupEvolution

struct RandomPairTests {
  #if DEBUG
    static let pairs = 40
  #else
    static let pairs = 20_000
  #endif

  /// The pairs are made from this number and cut into parts that can run at the same time.
  static let parts: [UInt64] = Array(1...8)

  @Test(arguments: parts)
  func `what is called none or minor is refused by no reader`(seed: UInt64) throws {
    var pairs = RandomPairs(seed: seed)
    var harmless = 0
    for _ in 0..<(Self.pairs / Self.parts.count) {
      let (older, newer, _) = pairs.next()
      var comparer = ContractComparer(older, newer, released: [])
      comparer.run()
      let noted = comparer.sorted()
      #expect(!noted.isEmpty, "a silent difference between \(older) and \(newer)")
      #expect(!noted.contains { $0.rule == .undecidable }, "\(noted.map(\.change))")
      var back = ContractComparer(newer, older, released: [])
      back.run()
      #expect(!back.changes.isEmpty)
      guard (noted.map(\.change.bump).max() ?? .none) <= .minor else { continue }
      harmless += 1
      let search = try #require(CounterExampleSearch(older, newer, noted, all: true))
      for reader in [CounterExample.Reader.older, .newer] {
        guard let refused = search.isRefused(by: reader) else { continue }
        let text = String(decoding: refused.document, as: UTF8.self)
        let why = refused.refusals.map { "\($0.rule) \($0.pointer)" }
        Issue.record("the \(reader) reader refuses \(text): \(why), after \(noted.map(\.change.rule.id))")
      }
    }
    #if !DEBUG
      #expect(harmless > 100)
    #endif
  }

  @Test(arguments: parts)
  func `what is refused is refused in a file, at its place`(seed: UInt64) throws {
    var pairs = RandomPairs(seed: seed &+ 1000)
    for _ in 0..<(Self.pairs / Self.parts.count) {
      let (older, newer, edits) = pairs.next()
      // Of several edits one may hide what another does.
      guard edits == 1 else { continue }
      var comparer = ContractComparer(older, newer, released: [])
      comparer.run()
      let noted = comparer.sorted()
      guard noted.contains(where: { $0.isShown }) else { continue }
      let search = try #require(CounterExampleSearch(older, newer, noted))
      for change in noted {
        let sides = [
          (CounterExample.Reader.older, change.change.olderReader), (.newer, change.change.newerReader),
        ]
        for (reader, acceptance) in sides where acceptance == .refuses {
          if search.counterExample(change, for: reader) == nil {
            Issue.record("no file for the \(reader) reader: \(change.change)")
          }
        }
      }
    }
  }
}
