/// Opens the file of a store, once it is known to be one.
struct StoreOpening {
  let file: StoreFile
  let migrations: [Migration]
  let milliseconds: Int32
  let faults: StatementFaults?

  private var newest: Int64 { migrations.last?.version ?? 0 }

  private static let notFound = SQLiteStoreError(.notFound, "there is no such store")
  private static let isEmpty = SQLiteStoreError(.empty, "the file has nothing in it, and is no store yet")

  /// Opens it so that nothing is written, with the mark of a file that is read without locks.
  func forReading() throws(SQLiteStoreError) -> (Connection, StoreFile.Mark?) {
    guard file.exists else { throw Self.notFound }
    guard file.hasBytes else { throw Self.isEmpty }
    let (mark, way) = (file.mark, file.reading)
    let connection = try Connection.reading(file, way, faults: faults)
    connection.setBusyTimeout(milliseconds)
    let version = try FileIdentity(connection, newest: newest).version
    if version == 0 { throw Self.isEmpty }
    guard version == newest else {
      throw SQLiteStoreError(
        .olderSchema,
        "the tables of the store have version \(version), and \(newest) is needed",
        help: "open the store for writing once, which brings it up to date"
      )
    }
    try connection.checkTables()
    return (connection, way == .shared ? nil : mark)
  }

  /// Opens it for writing, and brings its tables up to date.
  func forWriting(isCreating: Bool) throws(SQLiteStoreError) -> Connection {
    guard isCreating || file.exists else { throw Self.notFound }
    guard isCreating || file.hasBytes else { throw Self.isEmpty }
    // SQLite may tidy up a file that it opens for writing, so a strange one is only looked at.
    if file.hasBytes, !file.hasJournal {
      let version = try FileIdentity(
        try Connection.reading(file, file.reading, faults: faults),
        newest: newest
      ).version
      guard isCreating || version > 0 else { throw Self.isEmpty }
    }
    let connection = try Connection.writing(file, isCreating: isCreating, faults: faults)
    connection.setBusyTimeout(milliseconds)
    let run = MigrationRun(connection: connection, migrations: migrations)
    let version = try FileIdentity(connection, newest: newest).version
    guard isCreating || version > 0 else { throw Self.isEmpty }
    try run.run()
    try connection.makeDurable()
    try connection.checkTables()
    return connection
  }
}
