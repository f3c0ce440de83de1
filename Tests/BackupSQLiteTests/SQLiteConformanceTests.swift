import BackupImport
import BackupSQLite
import BackupStoreConformance
import StoreTesting
import Testing

@Suite struct SQLiteConformanceTests {
  @Test(arguments: StorePromise.all)
  func `the store of SQLite keeps its promises`(promise: StorePromise) throws {
    let scratch = try Scratch()
    let failures = promise.failures {
      try SQLiteStore(scratch.path, .create)
    } reopen: { store in
      (store as? SQLiteStore)?.close()
      return try SQLiteStore(scratch.path, .existing)
    } openAgain: { _ in
      try SQLiteStore(scratch.path, .existing)
    }
    #expect(failures == [])
  }

  @Test(arguments: StorePromise.all)
  func `a store within another one that counts its calls keeps the promises too`(promise: StorePromise) throws
  {
    let scratch = try Scratch()
    #expect(promise.failures { FaultyStore(try SQLiteStore(scratch.path, .create), failing: nil) } == [])
  }
}
