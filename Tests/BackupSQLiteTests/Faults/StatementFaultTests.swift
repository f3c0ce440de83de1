import BackupImport
import CSQLite
import StoreTesting
import Testing

@testable import BackupSQLite

@Suite struct StatementFaultTests {
  /// What fails: one statement, or all from one on, so that even undoing the transaction fails.
  enum Extent: CaseIterable {
    case one, allBehind

    func range(_ number: Int) -> ClosedRange<Int> {
      switch self {
      case .one: number...number
      case .allBehind: number...Int.max
      }
    }
  }

  @Test(arguments: Extent.allCases, [SQLITE_IOERR, SQLITE_FULL, SQLITE_BUSY, SQLITE_CORRUPT, SQLITE_NOMEM])
  func `a transaction in which a statement fails has changed nothing, whichever it is`(
    extent: Extent,
    result: Int32
  ) throws {
    let scratch = try Scratch()
    try Workload.run(try SQLiteStore(scratch.path, .create), transactions: 2)
    let before = try StoreSnapshot(try SQLiteStore(scratch.path, .existing))
    let opening = StatementFaults(failing: Int.max...Int.max)
    _ = try SQLiteStore(scratch.path, .existing, faults: opening)
    var failing = 1
    // Statement by statement, or in debug builds some of them: there are as many as changes.
    #if DEBUG
      let step = 7
    #else
      let step = 1
    #endif
    while true {
      let faults = StatementFaults(failing: extent.range(opening.count + failing), result: result)
      let store = try SQLiteStore(scratch.path, .existing, faults: faults)
      let code = Scratch.code { try store.transaction { try Workload.change($0, number: 3) } }
      if code == nil { break }
      if extent == .one { #expect(try StoreSnapshot(store) == before) }
      store.close()
      let reopened = try SQLiteStore(scratch.path, .existing)
      #expect(try StoreSnapshot(reopened) == before, "statement \(failing)")
      try reopened.checkIntegrity()
      failing += step
    }
    #expect(failing > 50)
    let store = try SQLiteStore(scratch.path, .existing)
    #expect(try Workload.count(store) == 3)
    try store.checkIntegrity()
  }

  @Test func `an operation that fails fails the transaction, even where it is passed over`() throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(scratch.path, .create)
    try Workload.run(store, transactions: 1)
    let before = try StoreSnapshot(store)
    let wrong = StoredDocument(collection: "entries", id: "wrong", json: [0x22, 0xFF, 0x22])
    let code = Scratch.code {
      try store.transaction { transaction in
        try transaction.delete("id-1", from: "entries")
        #expect(throws: SQLiteStoreError.self) { try transaction.upsert(wrong) }
        #expect(throws: SQLiteStoreError.self) {
          try transaction.upsert(StoredDocument(collection: "entries", id: "right", json: [0x31]))
        }
      }
    }
    #expect(code == "store/not-text")
    #expect(try StoreSnapshot(store) == before)
  }

  @Test func `a transaction within a transaction or a reading, and one that is over, are refused`() throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(scratch.path, .create)
    try Workload.run(store, transactions: 1)
    let before = try StoreSnapshot(store)
    #expect(Scratch.code { try store.transaction { _ in try store.transaction { _ in } } } == "store/misuse")
    #expect(Scratch.code { try store.transaction { _ in try store.setSafeMode("x") } } == "store/misuse")
    #expect(
      Scratch.code { try store.read("entries") { _ in try store.transaction { _ in } } } == "store/misuse"
    )
    var escaped: (any StoreTransaction)?
    try store.transaction { escaped = $0 }
    #expect(Scratch.code { try escaped?.delete("id-1", from: "entries") } == "store/misuse")
    #expect(try StoreSnapshot(store) == before)
  }

  @Test func `a transaction that SQLite has undone writes nothing more`() throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(scratch.path, .create)
    try Workload.run(store, transactions: 1)
    let before = try StoreSnapshot(store)
    let code = Scratch.code {
      try store.transaction { transaction in
        try transaction.delete("id-1", from: "entries")
        try store.connection.run("ROLLBACK")
        #expect(throws: SQLiteStoreError.self) { try transaction.delete("id-2", from: "entries") }
      }
    }
    #expect(code == "store/failed")
    #expect(try StoreSnapshot(store) == before)
  }

  @Test func `a store that is closed while it is used changes nothing`() throws {
    let scratch = try Scratch()
    var store = try SQLiteStore(scratch.path, .create)
    try Workload.run(store, transactions: 1)
    let before = try StoreSnapshot(store)
    let code = Scratch.code {
      try store.transaction { transaction in
        try transaction.delete("id-1", from: "entries")
        store.close()
        try transaction.delete("id-2", from: "entries")
      }
    }
    #expect(code == "store/closed")
    store = try SQLiteStore(scratch.path, .existing)
    #expect(try StoreSnapshot(store) == before)
    var count = 0
    _ = Scratch.code {
      try store.read("entries") { _ in
        count += 1
        store.close()
      }
    }
    #expect(count > 0)
  }
}
