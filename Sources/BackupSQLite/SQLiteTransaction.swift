import BackupFormat
import BackupImport
import BackupValues
import CSQLite

/// A transaction of a ``SQLiteStore`` that has begun.
final class SQLiteTransaction: StoreTransaction {
  private let connection: Connection
  private let row: StoreRow
  private let begin: StoreRevision
  private var content: StoreContent?
  /// Kept for the whole transaction: documents come by the hundred thousand.
  private var upserts: Statement?
  private var lastKnown: (known: KnownVersions, text: String)?
  private var hasChanged = false
  private var isOver = false
  /// The first failure; some undo the transaction, and what came behind it would be written for good.
  private var failure: SQLiteStoreError?

  init(_ connection: Connection, _ row: StoreRow, begin: StoreRevision) {
    self.connection = connection
    self.row = row
    self.begin = begin
    content = row.content
  }

  func revision() throws -> StoreRevision {
    try attempt { () throws(SQLiteStoreError) in begin }
  }

  func describe(_ content: StoreContent) throws {
    try attempt { () throws(SQLiteStoreError) in
      if content == self.content { return }
      try connection.with(.describe) { statement throws(SQLiteStoreError) in
        try statement.bind(content.format, at: 1)
        try statement.bind(Int64(content.version.major), at: 2)
        try statement.bind(Int64(content.version.minor), at: 3)
        try statement.run()
      }
      self.content = content
      hasChanged = true
    }
  }

  func upsert(_ document: StoredDocument) throws {
    try attempt { () throws(SQLiteStoreError) in
      let statement = try upsertStatement()
      try statement.bind(document.createdAt?.millisecondsSince1970, at: 3)
      try statement.bind(document.updatedAt?.millisecondsSince1970, at: 4)
      try statement.bind(text(document.known), at: 5)
      try Self.run(statement, document)
      if connection.changes > 0 { hasChanged = true }
    }
  }

  /// Most documents of an import are of one version.
  private func text(_ known: KnownVersions?) -> String? {
    guard let known else { return nil }
    if known == lastKnown?.known { return lastKnown?.text }
    lastKnown = (known, known.description)
    return lastKnown?.text
  }

  private func upsertStatement() throws(SQLiteStoreError) -> Statement {
    if let upserts { return upserts }
    let statement = try connection.take(.upsert)
    upserts = statement
    return statement
  }

  /// The texts are lent to SQLite for the time of the statement.
  private static func run(_ statement: Statement, _ document: StoredDocument) throws(SQLiteStoreError) {
    var (collection, id) = (document.collection, document.id)
    let result: Result<Void, SQLiteStoreError> = collection.withUTF8 { collection in
      id.withUTF8 { id in
        document.json.withUnsafeBytes { json in
          Result { () throws(SQLiteStoreError) in
            guard UTF8Text.isWellFormed(json) else {
              throw SQLiteStoreError(.notText, "a document is no text in UTF-8")
            }
            try statement.check(statement.bind(lent: UnsafeRawBufferPointer(collection), at: 1))
            try statement.check(statement.bind(lent: UnsafeRawBufferPointer(id), at: 2))
            try statement.check(statement.bind(lent: json, at: 6))
            try statement.run()
          }
        }
      }
    }
    // Nothing that was lent stays bound.
    statement.clear()
    try result.get()
  }

  func delete(_ id: String, from collection: String) throws {
    try attempt { () throws(SQLiteStoreError) in
      try connection.with(.delete) { statement throws(SQLiteStoreError) in
        try statement.bind(collection, at: 1)
        try statement.bind(id, at: 2)
        try statement.run()
      }
      if connection.changes > 0 { hasChanged = true }
    }
  }

  /// Counts the transaction where it has changed something; nothing may come behind it but the commit.
  ///
  /// - Throws: the first failure of an operation, even where it was passed over.
  func settle() throws {
    try attempt { () throws(SQLiteStoreError) in
      guard hasChanged else { return }
      try connection.with(.setRevision) { statement throws(SQLiteStoreError) in
        try statement.bind(row.counter == .max ? 0 : row.counter + 1, at: 1)
        try statement.run()
      }
    }
    end()
  }

  /// Lets nothing more be done.
  func end() {
    isOver = true
    if let upserts { connection.giveBack(upserts, of: .upsert) }
    upserts = nil
  }

  private func attempt<Result>(
    _ operation: () throws(SQLiteStoreError) -> Result
  ) throws(SQLiteStoreError) -> Result {
    if isOver { throw SQLiteStoreError(.misuse, "a transaction was used after its end") }
    if let failure { throw failure }
    // A failure elsewhere, of a reading perhaps, may have undone it as well.
    if connection.isIdle {
      throw connection.isOpen ? SQLiteStoreError(.failed, "the transaction was undone") : .isClosed
    }
    do throws(SQLiteStoreError) {
      return try operation()
    } catch {
      failure = error
      throw error
    }
  }
}
