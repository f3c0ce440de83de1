import CSQLite

extension Connection {
  /// The oldest SQLite that has strict tables: 3.37.0.
  private static let oldestLibrary: Int32 = 3_037_000

  /// - Throws: `store/old-library` where the SQLite of the system is too old.
  static func checkLibrary() throws(SQLiteStoreError) {
    if sqlite3_libversion_number() >= oldestLibrary { return }
    throw SQLiteStoreError(
      .oldLibrary,
      "the SQLite of this system is \(String(cString: sqlite3_libversion())), and a store needs 3.37 or newer"
    )
  }

  /// Opens a file so that nothing is written, into it or beside it.
  static func reading(
    _ file: StoreFile,
    _ way: StoreFile.Reading,
    faults: StatementFaults?
  ) throws(SQLiteStoreError) -> Connection {
    let connection: Connection
    switch way {
    case .shared:
      connection = try Connection(file.path, flags: SQLITE_OPEN_READONLY, faults: faults)
    case .alone:
      connection = try Connection(
        file.uri("immutable=1"),
        flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI,
        faults: faults
      )
    case .withLog:
      // Without locks, and with the index of the log in memory instead of a file.
      connection = try Connection(
        file.path,
        flags: SQLITE_OPEN_READONLY,
        system: "unix-none",
        faults: faults
      )
      try connection.run("PRAGMA locking_mode = EXCLUSIVE")
    }
    connection.set(SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)
    try connection.run("PRAGMA query_only = ON")
    return connection
  }

  /// Opens a file for writing.
  ///
  /// - Throws: `store/read-only` where the system lets it only be read.
  static func writing(
    _ file: StoreFile,
    isCreating: Bool,
    faults: StatementFaults?
  ) throws(SQLiteStoreError) -> Connection {
    let connection = try Connection(
      file.path,
      flags: SQLITE_OPEN_READWRITE | (isCreating ? SQLITE_OPEN_CREATE : 0),
      faults: faults
    )
    if connection.isReadOnly { throw SQLiteStoreError(result: SQLITE_READONLY) }
    return connection
  }

  /// A commit is on the disk before it is reported, and a change appended to a log before the tables are touched.
  func makeDurable() throws(SQLiteStoreError) {
    try run("PRAGMA synchronous = FULL")
    // Of use where `fsync` does not reach the disk itself.
    try run("PRAGMA fullfsync = ON")
    try run("PRAGMA checkpoint_fullfsync = ON")
    // A file system without shared memory keeps the older journal, which is as safe.
    try run("PRAGMA journal_mode = WAL")
    // What a large import leaves of the log is cut back to this many bytes.
    try run("PRAGMA journal_size_limit = 4194304")
    try run("PRAGMA cache_size = -16384")
  }

  /// Shows that the tables are the ones that the statements are made for.
  func checkTables() throws(SQLiteStoreError) {
    for query in Query.allCases {
      do throws(SQLiteStoreError) {
        giveBack(try take(query), of: query)
      } catch  where error.code == .failed {
        throw .damaged("the tables of the store are not what its version says")
      }
    }
  }
}
