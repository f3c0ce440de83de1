import CSQLite

extension SQLiteStoreError {
  /// What a result code of SQLite comes to.
  init(result: Int32) {
    let (code, message, help) = Self.words(result)
    self.init(code, message, help: help, resultCode: result)
  }

  private static func words(_ result: Int32) -> (Code, String, String?) {
    switch result & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: busy
    case SQLITE_FULL: (.full, "there is no room for it on the disk", "free some room, and begin anew")
    case SQLITE_CORRUPT, SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_FORMAT:
      (.damaged, "the store is damaged", restore)
    case SQLITE_NOTADB: (.notDatabase, "the file is no SQLite database", nil)
    case SQLITE_READONLY:
      (.readOnly, "the store cannot be written", "look at the permissions of the file and of its folder")
    case SQLITE_IOERR where result == ioErrorOfMemory: (.memory, "there is not enough memory", nil)
    case SQLITE_IOERR:
      (.io, "the system could not read or write the store", "look at the disk, and at how large files may be")
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH:
      (.cannotOpen, "the store cannot be opened", "look at the permissions of the file and of its folder")
    case SQLITE_TOOBIG: (.tooLarge, "a document is larger than a store can keep", nil)
    case SQLITE_NOMEM: (.memory, "there is not enough memory", nil)
    default: (.failed, "SQLite refuses: " + String(cString: sqlite3_errstr(result)), nil)
    }
  }

  /// `SQLITE_IOERR_NOMEM`, a macro that Swift does not see.
  private static var ioErrorOfMemory: Int32 { SQLITE_IOERR | 12 << 8 }

  private static let restore = "keep the file as it is, and restore a backup into a new store"

  private static var busy: (Code, String, String?) {
    (.busy, "the store is in use", "close the other program that uses it, and begin anew")
  }

  /// What a store holds that no store writes.
  static func damaged(_ message: String) -> SQLiteStoreError {
    SQLiteStoreError(.damaged, message, help: restore)
  }

  static let changedWhileRead = SQLiteStoreError(
    .busy,
    "another program has begun to write the store while it was read",
    help: "open it again"
  )

  static let isClosed = SQLiteStoreError(.closed, "the store is closed")
}
