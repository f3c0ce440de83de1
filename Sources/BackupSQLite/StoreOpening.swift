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
    try checkSize()
    let (mark, way) = (file.mark, file.reading)
    do throws(SQLiteStoreError) {
      return (try readable(way), way == .shared ? nil : mark)
    } catch {
      // What is read while it is written may look like anything.
      throw way != .shared && mark != file.mark ? .changedWhileRead : error
    }
  }

  /// SQLite takes a file of one byte for an empty one, and would write over it.
  private func checkSize() throws(SQLiteStoreError) {
    if file.hasOneByte { throw SQLiteStoreError(.notDatabase, "the file is no SQLite database") }
  }

  private func readable(_ way: StoreFile.Reading) throws(SQLiteStoreError) -> Connection {
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
    return connection
  }

  /// Opens it for writing, and brings its tables up to date.
  func forWriting(isCreating: Bool) throws(SQLiteStoreError) -> Connection {
    guard isCreating || file.exists else { throw Self.notFound }
    guard isCreating || file.hasBytes else { throw Self.isEmpty }
    try checkSize()
    if file.hasBytes, !file.hasJournal { try look(isCreating: isCreating) }
    let connection = try Connection.writing(file, isCreating: isCreating, faults: faults)
    connection.setBusyTimeout(milliseconds)
    let run = MigrationRun(connection: connection, migrations: migrations)
    let version = try FileIdentity(connection, newest: newest).version
    guard isCreating || version > 0 else { throw Self.isEmpty }
    try run.run()
    // Strange tables are refused before anything is written.
    try connection.checkTables()
    try connection.makeDurable()
    return connection
  }

  /// Looks what a file is before it is opened for writing: SQLite may tidy up a file that it opens so, and one of
  /// another program stays as it is.
  private func look(isCreating: Bool) throws(SQLiteStoreError) {
    let (mark, way) = (file.mark, file.reading)
    do throws(SQLiteStoreError) {
      let connection = try Connection.reading(file, way, faults: faults)
      connection.setBusyTimeout(milliseconds)
      let version = try FileIdentity(connection, newest: newest).version
      if version == 0, !isCreating { throw Self.isEmpty }
    } catch {
      // Somebody has begun to use it meanwhile: it is looked at once more, with locks.
      if way != .shared, mark != file.mark { return }
      throw error
    }
  }
}
