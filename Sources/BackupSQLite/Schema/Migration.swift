/// What brings the tables of a store from one version to the next. A migration that was released never changes.
package struct Migration: Sendable, Hashable {
  /// The version that the tables have afterwards; it stands in `user_version`.
  package let version: Int64
  /// The statements, in the order in which they run, all in one transaction.
  package let statements: [String]

  /// Makes a migration.
  package init(version: Int64, _ statements: [String]) {
    self.version = version
    self.statements = statements
  }

  /// What is frozen: the statements, each with a line end behind it.
  package var text: String { statements.map { $0 + "\n" }.joined() }
}

extension Migration {
  /// What stands in `application_id` of every store: `BLst`. It makes a file ours.
  package static let applicationID: Int64 = 0x424C_7374

  /// All of them, from version 1 on.
  package static let all: [Migration] = [
    Migration(
      version: 1,
      [
        """
        CREATE TABLE store (
          one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
          format TEXT,
          major INTEGER,
          minor INTEGER,
          revision INTEGER NOT NULL,
          safe_mode TEXT
        ) STRICT
        """,
        "INSERT INTO store (one, revision) VALUES (1, 0)",
        """
        CREATE TABLE documents (
          collection TEXT NOT NULL,
          id TEXT NOT NULL,
          created_at INTEGER,
          updated_at INTEGER,
          known TEXT,
          json TEXT NOT NULL,
          PRIMARY KEY (collection, id)
        ) STRICT, WITHOUT ROWID
        """,
      ]
    )
  ]
}
