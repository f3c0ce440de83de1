/// Brings the tables of a store up to date.
struct MigrationRun {
  let connection: Connection
  let migrations: [Migration]

  /// The version that the last migration leads to.
  var newest: Int64 { migrations.last?.version ?? 0 }

  /// Runs what is missing, each migration in a transaction of its own: an interrupted run goes on where it was.
  func run() throws(SQLiteStoreError) {
    while try FileIdentity(connection, newest: newest).version < newest {
      try connection.run(.begin)
      do throws(SQLiteStoreError) {
        // Another process may have been faster.
        let version = try FileIdentity(connection, newest: newest).version
        if let next = migrations.first(where: { $0.version > version }) { try run(next) }
        try connection.run(.commit)
      } catch {
        if !connection.isIdle { try? connection.run(.rollback) }
        throw error
      }
    }
  }

  private func run(_ migration: Migration) throws(SQLiteStoreError) {
    for statement in migration.statements { try connection.run(statement) }
    try connection.run("PRAGMA application_id = \(Migration.applicationID)")
    try connection.run("PRAGMA user_version = \(migration.version)")
  }
}
