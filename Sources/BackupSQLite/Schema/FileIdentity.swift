/// What the file of a connection is, before anything is written into it.
struct FileIdentity {
  /// The version of the tables; 0 for a file with nothing in it.
  let version: Int64

  /// Reads what the file says of itself.
  ///
  /// - Throws: `store/not-a-database`, `store/foreign-file`, `store/newer-schema`, `store/damaged`.
  init(_ connection: Connection, newest: Int64) throws(SQLiteStoreError) {
    let (application, version, tables) = try Self.read(connection)
    self.version = version
    if application == 0, version == 0, tables == 0 { return }
    guard application == Migration.applicationID else {
      throw SQLiteStoreError(
        .foreignFile,
        "the file is a SQLite database, and no store of backups",
        help: "name another file; this one belongs to another program and stays as it is"
      )
    }
    guard version <= newest else {
      throw SQLiteStoreError(
        .newerSchema,
        "the store was written by a newer release: its tables have version \(version), and \(newest) is the newest"
          + " that is known here",
        help: "update, and open it again; nothing was changed"
      )
    }
    guard version > 0, tables > 0 else { throw .damaged("the store has no tables") }
    guard try connection.texts("PRAGMA encoding") == ["UTF-8"] else {
      throw .damaged("the texts of the store are no UTF-8")
    }
  }

  /// One statement, so that all is of one moment: another process may be making the store.
  private static func read(
    _ connection: Connection
  ) throws(SQLiteStoreError) -> (application: Int64, version: Int64, tables: Int64) {
    let row = try connection.prepare(
      """
      SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)
      FROM pragma_application_id, pragma_user_version
      """
    )
    guard try row.step() else { throw .damaged("the store does not say what it is") }
    return (try row.integer(0) ?? 0, try row.integer(1) ?? 0, try row.integer(2) ?? 0)
  }
}
