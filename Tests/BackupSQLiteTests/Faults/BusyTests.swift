import BackupImport
import BackupSQLite
import StoreTesting
import Testing

@Suite struct BusyTests {
  @Test func `a store that another connection writes is waited for, and then said to be in use`() throws {
    let scratch = try Scratch()
    let one = try SQLiteStore(scratch.path, .create)
    let two = try SQLiteStore(scratch.path, .existing, waiting: .milliseconds(50))
    try Workload.run(one, transactions: 1)
    let begin = ContinuousClock.now
    try one.transaction { transaction in
      try transaction.delete("id-2", from: "entries")
      #expect(Scratch.code { try Workload.run(two, transactions: 1) } == "store/busy")
      // What was committed can be read meanwhile.
      #expect(try Workload.count(two) == 1)
    }
    #expect(begin.duration(to: .now) >= .milliseconds(50))
    try Workload.run(two, transactions: 1)
    #expect(try Workload.count(one) == 2)
  }

  @Test func `two connections that write in turn see what the other one has written`() throws {
    let scratch = try Scratch()
    let stores = [try SQLiteStore(scratch.path, .create), try SQLiteStore(scratch.path, .existing)]
    for round in 1...10 {
      try Workload.run(stores[round % 2], transactions: 1)
      #expect(try StoreSnapshot(stores[0]) == StoreSnapshot(stores[1]))
      #expect(try Workload.count(stores[0]) == round)
    }
  }

  @Test func `programs that make one store at the same time all come to have it`() throws {
    #if DEBUG
      let rounds = 2
    #else
      let rounds = 30
    #endif
    for _ in 0..<rounds {
      let scratch = try Scratch()
      let programs = try (0..<8).map { _ in try TrialProgram("create", scratch.path) }
      for program in programs { #expect(program.lines() == ["done"]) }
      try SQLiteStore(scratch.path, .existing).checkIntegrity()
    }
  }
}
