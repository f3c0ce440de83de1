import BackupImport
import BackupSQLite
import Foundation
import StoreTesting
import TestSupport
import Testing

@Suite struct KillTests {
  #if DEBUG
    private static let kills = 8
  #else
    private static let kills = 100
  #endif

  @Test func `killed anywhere, a store is as it was before or after a transaction`() throws {
    var random = SplitMix64(seed: 7)
    var scratch = try Scratch()
    var expected = MemoryStore()
    var seen = 0
    var killed = 0
    for round in 0..<Self.kills {
      // A new file now and then: also the making of a store may be interrupted.
      if round.isMultiple(of: 10) {
        scratch = try Scratch()
        expected = MemoryStore()
      }
      let program = try TrialProgram("transactions", scratch.path)
      if round.isMultiple(of: 10) {
        Thread.sleep(forTimeInterval: Double.random(in: 0...0.03, using: &random))
      } else {
        program.waitForFirstWords()
        Thread.sleep(forTimeInterval: Double.random(in: 0...0.05, using: &random))
      }
      if program.kill() { killed += 1 }
      let left = try? StoreSnapshot(try SQLiteStore(scratch.path, .readOnly))
      let store = try SQLiteStore(scratch.path, .create)
      try store.checkIntegrity()
      let count = try Workload.count(store)
      let ahead = count - (try Workload.count(expected))
      #expect(ahead >= 0)
      if ahead > 0 { try Workload.run(expected, transactions: ahead) }
      #expect(try StoreSnapshot(store) == StoreSnapshot(expected), "kill \(round)")
      // A store that is not made yet, or only half, cannot be read.
      if left != nil || !round.isMultiple(of: 10) {
        #expect(try left == StoreSnapshot(expected), "kill \(round)")
      }
      seen += ahead
    }
    #expect(killed == Self.kills)
    #expect(seen > Self.kills)
  }
}
