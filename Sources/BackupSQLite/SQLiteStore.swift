public import BackupImport

/// A store in a file of SQLite, which keeps each record as a document.
///
/// The file is a normal database: another program may read it meanwhile, and one that writes it is noticed. A store is
/// used by one thread at a time. Spec/store.md, section *The file of SQLite*.
public final class SQLiteStore: BackupStore {
  /// How a file is opened.
  public enum Access: Sendable, Hashable {
    /// For reading and writing; a store is made where there is no file, or one without a byte.
    case create
    /// For reading and writing; there has to be a store.
    case existing
    /// For reading; nothing is written, into the file or beside it.
    case readOnly
  }

  let connection: Connection
  /// How the file was opened.
  public let access: Access
  private let file: StoreFile
  /// What the file was when it was opened, where it is read without locks.
  private let quiet: StoreFile.Mark?
  private let givenSafeMode: String?
  private var clock = RevisionClock()
  private var isWriting = false
  private var readings = 0

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - path: the path of the file; what SQLite keeps beside it has the same name with `-wal` and `-shm` behind.
  ///   - waiting: how long another connection that writes is waited for.
  ///   - safeMode: why nothing may be written for as long as it is open; `nil` where the file decides.
  /// - Throws: the error of the first thing that is wrong; nothing was changed then. A file that is no store stays as
  ///   it is, byte for byte.
  public convenience init(
    _ path: String,
    _ access: Access,
    waiting: Duration = .seconds(5),
    safeMode: String? = nil
  ) throws(SQLiteStoreError) {
    try self.init(path, access, waiting: waiting, safeMode: safeMode, migrations: Migration.all, faults: nil)
  }

  /// Opens a store with tables of another history, or one whose statements fail: for tests.
  package init(
    _ path: String,
    _ access: Access,
    waiting: Duration = .seconds(5),
    safeMode: String? = nil,
    migrations: [Migration] = Migration.all,
    faults: StatementFaults?
  ) throws(SQLiteStoreError) {
    try Connection.checkLibrary()
    let opening = StoreOpening(
      file: try StoreFile(path),
      migrations: migrations,
      milliseconds: SQLiteStore.milliseconds(waiting),
      faults: faults
    )
    switch access {
    case .create, .existing:
      (connection, quiet) = (try opening.forWriting(isCreating: access == .create), nil)
    case .readOnly: (connection, quiet) = try opening.forReading()
    }
    file = opening.file
    self.access = access
    givenSafeMode = safeMode
  }

  private static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = duration.components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return Int32(clamping: min(seconds, 1 << 20) * 1000 + attoseconds / 1_000_000_000_000_000)
  }

  /// Closes the file before the store goes; afterwards each call throws `store/closed`.
  public func close() { connection.close() }

  // MARK: Reading

  func row() throws(SQLiteStoreError) -> StoreRow {
    try reading { () throws(SQLiteStoreError) in try StoreRow(connection) }
  }

  /// Reads something. Where the file is read without locks and is not what it was, nothing that was read counts.
  private func reading<Result>(
    _ body: () throws(SQLiteStoreError) -> Result
  ) throws(SQLiteStoreError) -> Result {
    do throws(SQLiteStoreError) {
      let result = try body()
      try checkQuiet()
      return result
    } catch {
      try checkQuiet()
      throw error
    }
  }

  private func checkQuiet() throws(SQLiteStoreError) {
    if let quiet, quiet != file.mark { throw .changedWhileRead }
  }

  /// Whether the store may be written: not where it was opened for reading only, and not in safe mode.
  public func health() throws(SQLiteStoreError) -> StoreHealth {
    let row = try row()
    if access == .readOnly { return .safeMode("the store was opened for reading only") }
    return (givenSafeMode ?? row.safeMode).map { .safeMode($0) } ?? .ready
  }

  /// What the documents are; `nil` while nothing was ever written.
  public func content() throws(SQLiteStoreError) -> StoreContent? { try row().content }

  /// Changes with each transaction that changes something, of this connection or another one, whatever program it
  /// belongs to.
  public func revision() throws(SQLiteStoreError) -> StoreRevision { clock.mark(try row()) }

  /// The names of the collections that have documents, in ascending order of their UTF-8 bytes.
  ///
  /// - Complexity: O(n log m) for n collections and m documents.
  public func collections() throws(SQLiteStoreError) -> [String] {
    try reading { () throws(SQLiteStoreError) in try DocumentReader(connection).collections() }
  }

  /// Gives every document of a collection, in ascending order of the UTF-8 bytes of their ids, as they were when the
  /// reading began. In a transaction what it has written so far is given.
  ///
  /// - Throws: ``SQLiteStoreError``, and what `body` throws.
  public func read(_ collection: String, _ body: (StoredDocument) throws -> Void) throws {
    readings += 1
    defer { readings -= 1 }
    do {
      try DocumentReader(connection).read(collection, body)
      try checkQuiet()
    } catch let error as SQLiteStoreError {
      try checkQuiet()
      throw error
    }
  }

  // MARK: Writing

  /// Runs `body` as one transaction; another connection that writes is waited for first.
  ///
  /// Where an operation has failed, the transaction fails too, even if `body` goes on.
  ///
  /// - Throws: `store/read-only`, `store/safe-mode`, `store/misuse` for a transaction within another one or within a
  ///   reading; what an operation throws, and what `body` throws. Nothing was changed then.
  public func transaction(_ body: (any StoreTransaction) throws -> Void) throws {
    try write { row in
      let reason = givenSafeMode ?? row.safeMode
      if let reason { throw SQLiteStoreError(.safeMode, "the store is in safe mode: " + reason) }
      let transaction = SQLiteTransaction(connection, row, begin: clock.mark(row))
      defer { transaction.end() }
      try body(transaction)
      try transaction.settle()
    }
  }

  /// Puts the store into safe mode, where it can be read and no transaction begins, or takes it out of it.
  ///
  /// - Parameter reason: why, as a sentence for a person; `nil` to let it be written again.
  public func setSafeMode(_ reason: String?) throws {
    try write { _ in
      try connection.with(.setSafeMode) { statement throws(SQLiteStoreError) in
        try statement.bind(reason, at: 1)
        try statement.run()
      }
    }
  }

  private func write(_ body: (StoreRow) throws -> Void) throws {
    guard access != .readOnly else {
      throw SQLiteStoreError(.readOnly, "the store was opened for reading only")
    }
    guard !isWriting, readings == 0 else {
      throw SQLiteStoreError(.misuse, "a transaction began within another one or within a reading")
    }
    isWriting = true
    defer { isWriting = false }
    try connection.run(.begin)
    do {
      try body(try StoreRow(connection))
      try connection.run(.commit)
    } catch {
      undo()
      throw error
    }
  }

  /// Some failures have undone the transaction already. A store that cannot undo it is closed: that always does.
  private func undo() {
    if connection.isIdle { return }
    do throws(SQLiteStoreError) {
      try connection.run(.rollback)
    } catch {
      connection.close()
    }
  }
}
