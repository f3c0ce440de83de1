import BackupImport
import BackupSQLite
import StoreTesting
import Testing

@Suite struct SafeModeTests {
  @Test func `a store in safe mode is read and not written, until it is taken out of it`() throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(scratch.path, .create)
    try Workload.run(store, transactions: 1)
    try store.setSafeMode("the last start failed")
    store.close()
    let reopened = try SQLiteStore(scratch.path, .existing)
    #expect(try reopened.health() == .safeMode("the last start failed"))
    #expect(Scratch.code { try Workload.run(reopened, transactions: 1) } == "store/safe-mode")
    #expect(try Workload.count(reopened) == 1)
    try reopened.setSafeMode(nil)
    #expect(try reopened.health() == .ready)
    try Workload.run(reopened, transactions: 1)
    #expect(try Workload.count(reopened) == 2)
  }

  @Test func `safe mode can be given for as long as a store is open`() throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(scratch.path, .create, safeMode: "not now")
    #expect(try store.health() == .safeMode("not now"))
    #expect(Scratch.code { try Workload.run(store, transactions: 1) } == "store/safe-mode")
    store.close()
    #expect(try SQLiteStore(scratch.path, .existing).health() == .ready)
  }
}
