import BackupCrypto
import BackupImport
import BackupSQLite
import StoreTesting
import Testing

@Suite struct MigrationTests {
  /// What each migration was when it was released. A line is added with a migration, and never changed.
  private static let digests: [Int64: String] = [
    1: "70cb6ccdd3c9dc58db29b4953e5f71648961a2c15a18d66631091a0ed5e32683"
  ]

  private static let second = Migration(
    version: 2,
    ["ALTER TABLE documents ADD COLUMN note TEXT", "CREATE INDEX newest ON documents (updated_at)"]
  )

  @Test func `released migrations have not been changed`() {
    let digests = Migration.all.map { ($0.version, SHA256Digest(of: Array($0.text.utf8)).description) }
    #expect(Dictionary(uniqueKeysWithValues: digests) == Self.digests)
  }

  @Test func `the digest of a migration depends on each of its statements`() {
    let first = Migration(version: 1, ["a", "b"])
    #expect(first.text != Migration(version: 1, ["a", "c"]).text)
    #expect(first.text != Migration(version: 1, ["a"]).text)
  }

  @Test func `migrations are numbered from 1 on without a gap`() {
    #expect(Migration.all.map(\.version) == Array(1...Int64(Migration.all.count)))
  }

  @Test func `an older store is brought up to date and keeps what it has`() throws {
    let scratch = try Scratch()
    try Workload.run(try SQLiteStore(scratch.path, .create), transactions: 3)
    let before = try StoreSnapshot(try SQLiteStore(scratch.path, .existing))
    let newer = Migration.all + [Self.second]
    #expect(
      Scratch.code { _ = try SQLiteStore(scratch.path, .readOnly, migrations: newer, faults: nil) }
        == "store/older-schema"
    )
    for _ in 0..<2 {
      let store = try SQLiteStore(scratch.path, .existing, migrations: newer, faults: nil)
      #expect(try StoreSnapshot(store) == before)
      try store.checkIntegrity()
    }
    #expect(Scratch.code { _ = try SQLiteStore(scratch.path, .existing) } == "store/newer-schema")
  }

  @Test func `a migration that fails leaves the store at the version before it`() throws {
    let scratch = try Scratch()
    try Workload.run(try SQLiteStore(scratch.path, .create), transactions: 3)
    let before = try StoreSnapshot(try SQLiteStore(scratch.path, .existing))
    let wrong = Migration(
      version: 3,
      ["CREATE TABLE more (a INTEGER) STRICT", "INSERT INTO more VALUES ('text')"]
    )
    #expect(throws: SQLiteStoreError.self) {
      try SQLiteStore(scratch.path, .existing, migrations: Migration.all + [Self.second, wrong], faults: nil)
    }
    // The one before it was a transaction of its own.
    let store = try SQLiteStore(
      scratch.path,
      .existing,
      migrations: Migration.all + [Self.second],
      faults: nil
    )
    #expect(try StoreSnapshot(store) == before)
  }

  @Test func `a statement that fails while a store is made or brought up to date can be tried again`() throws
  {
    for migrations in [Migration.all, Migration.all + [Self.second]] {
      var failing = 1
      while true {
        let scratch = try Scratch()
        if migrations.count > 1 { try Workload.run(try SQLiteStore(scratch.path, .create), transactions: 2) }
        let faults = StatementFaults(failing: failing...failing)
        let code = Scratch.code {
          _ = try SQLiteStore(scratch.path, .create, migrations: migrations, faults: faults)
        }
        if code == nil { break }
        #expect(code == "store/io")
        let store = try SQLiteStore(scratch.path, .create, migrations: migrations, faults: nil)
        #expect(try Workload.count(store) == (migrations.count > 1 ? 2 : 0))
        try store.checkIntegrity()
        failing += 1
      }
      #expect(failing > 20)
    }
  }
}
