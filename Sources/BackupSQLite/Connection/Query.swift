/// The statements that a store runs again and again.
enum Query: CaseIterable {
  case begin, commit, rollback
  case upsert, delete, read, firstCollection, nextCollection
  case state, describe, setRevision, setSafeMode

  /// Placeholders are numbered from 1 in the order in which they stand.
  var text: String {
    switch self {
    // Another writer is waited for at the start, and not after half of the work.
    case .begin: "BEGIN IMMEDIATE"
    case .commit: "COMMIT"
    case .rollback: "ROLLBACK"
    case .upsert:
      """
      INSERT INTO documents (collection, id, created_at, updated_at, known, json) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (collection, id) DO UPDATE
      SET created_at = excluded.created_at, updated_at = excluded.updated_at, known = excluded.known,
        json = excluded.json
      WHERE json <> excluded.json OR updated_at IS NOT excluded.updated_at
        OR created_at IS NOT excluded.created_at OR known IS NOT excluded.known
      """
    case .delete: "DELETE FROM documents WHERE collection = ? AND id = ?"
    case .read:
      "SELECT id, created_at, updated_at, known, json FROM documents WHERE collection = ? ORDER BY id"
    // Two seeks for each collection, where DISTINCT would read all documents.
    case .firstCollection: "SELECT collection FROM documents ORDER BY collection LIMIT 1"
    case .nextCollection: "SELECT collection FROM documents WHERE collection > ? ORDER BY collection LIMIT 1"
    // One statement, so that the two marks of the state are of one moment.
    case .state:
      """
      SELECT format, major, minor, revision, safe_mode, data_version FROM store, pragma_data_version WHERE one = 1
      """
    case .describe: "UPDATE store SET format = ?, major = ?, minor = ? WHERE one = 1"
    case .setRevision: "UPDATE store SET revision = ? WHERE one = 1"
    case .setSafeMode: "UPDATE store SET safe_mode = ? WHERE one = 1"
    }
  }
}
