/// What the file of a connection is, before anything is written into it.
struct FileIdentity {
  /// The version of the tables; 0 for a file with nothing in it.
  let version: Int64

  /// Reads what the file says of itself.
  ///
  /// - Throws: `store/not-a-database`, `store/foreign-file`, `store/newer-schema`, `store/damaged`.
  init(_ connection: Connection, newest: Int64) throws(SQLiteStoreError) {
    let application = try connection.number("PRAGMA application_id") ?? 0
    let version = try connection.number("PRAGMA user_version") ?? 0
    let tables = try connection.number("SELECT count(*) FROM sqlite_schema") ?? 0
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
}
