import CSQLite

/// An open file of SQLite.
final class Connection {
  private var handle: OpaquePointer?
  /// Statements that were prepared and are not in use.
  private var idle: [Query: [Statement]] = [:]
  /// What makes statements fail in a test.
  var faults: StatementFaults?

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: a path, or where the flags say so a URI.
  ///   - system: the name of the part of SQLite that knows files; `nil` for the usual one.
  init(
    _ path: String,
    flags: Int32,
    system: String? = nil,
    faults: StatementFaults? = nil
  ) throws(SQLiteStoreError) {
    self.faults = faults
    // Whoever shares a store between threads guards it: it is a class that is not `Sendable`.
    let result = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, system)
    guard result == SQLITE_OK else {
      close()
      throw SQLiteStoreError(result: result)
    }
    try harden()
  }

  deinit { close() }

  /// A database that somebody else made can do nothing but hold data.
  private func harden() throws(SQLiteStoreError) {
    set(SQLITE_DBCONFIG_DEFENSIVE, true)
    set(SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)
    set(SQLITE_DBCONFIG_ENABLE_TRIGGER, false)
    set(SQLITE_DBCONFIG_ENABLE_VIEW, false)
    set(SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, false)
    set(SQLITE_DBCONFIG_DQS_DML, false)
    set(SQLITE_DBCONFIG_DQS_DDL, false)
    try run("PRAGMA trusted_schema = OFF")
    try run("PRAGMA cell_size_check = ON")
    // Memory-mapped reads end the process where another one cuts the file short.
    try run("PRAGMA mmap_size = 0")
  }

  /// Sets an option; one that this SQLite does not know stays as it is.
  func set(_ option: Int32, _ isOn: Bool) {
    _ = backup_sqlite3_db_config(handle, option, isOn ? 1 : 0)
  }

  /// How long a lock of another connection is waited for, in milliseconds.
  func setBusyTimeout(_ milliseconds: Int32) {
    sqlite3_busy_timeout(handle, milliseconds)
  }

  var isOpen: Bool { handle != nil }

  /// Whether the system lets the file only be read.
  var isReadOnly: Bool { handle.map { sqlite3_db_readonly($0, "main") == 1 } ?? false }

  /// Whether no transaction is open.
  var isIdle: Bool { handle.map { sqlite3_get_autocommit($0) != 0 } ?? true }

  /// How many rows the last statement has changed.
  var changes: Int32 { handle.map { sqlite3_changes($0) } ?? 0 }

  /// The extended code of a result that was just got.
  func lastResult(_ result: Int32) -> Int32 {
    let extended = sqlite3_extended_errcode(handle)
    return extended & 0xFF == result & 0xFF ? extended : result
  }

  /// Closes the file; an open transaction is undone. Nothing happens where it is closed.
  func close() {
    idle = [:]
    sqlite3_close_v2(handle)
    handle = nil
  }

  // MARK: Statements

  /// Prepares a statement.
  func prepare(_ text: String, isReused: Bool = false) throws(SQLiteStoreError) -> Statement {
    guard let handle else { throw .isClosed }
    var statement: OpaquePointer?
    let flags = isReused ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
    let result = sqlite3_prepare_v3(handle, text, -1, flags, &statement, nil)
    guard result == SQLITE_OK, let statement else { throw SQLiteStoreError(result: result) }
    return Statement(statement, self)
  }

  /// A statement that is ready to be bound; where it is in use, another one like it.
  func take(_ query: Query) throws(SQLiteStoreError) -> Statement {
    guard isOpen else { throw .isClosed }
    if let statement = idle[query]?.popLast() { return statement }
    return try prepare(query.text, isReused: true)
  }

  /// Takes back what ``take(_:)`` gave.
  func giveBack(_ statement: Statement, of query: Query) {
    statement.reset()
    statement.clear()
    if isOpen { idle[query, default: []].append(statement) }
  }

  /// Lends a statement that is ready to be bound.
  func with<Result>(
    _ query: Query,
    _ body: (Statement) throws(SQLiteStoreError) -> Result
  ) throws(SQLiteStoreError) -> Result {
    let statement = try take(query)
    defer { giveBack(statement, of: query) }
    return try body(statement)
  }

  /// Runs a statement that has nothing to be bound and gives no rows.
  func run(_ query: Query) throws(SQLiteStoreError) {
    try with(query) { statement throws(SQLiteStoreError) in try statement.run() }
  }

  /// Runs a statement once.
  func run(_ text: String) throws(SQLiteStoreError) {
    try prepare(text).run()
  }

  /// The number in the first column of the first row.
  func number(_ text: String) throws(SQLiteStoreError) -> Int64? {
    let statement = try prepare(text)
    return try statement.step() ? try statement.integer(0) : nil
  }

  /// The text in the first column of each row, at most so many.
  func texts(_ text: String, atMost limit: Int = 100) throws(SQLiteStoreError) -> [String] {
    let statement = try prepare(text)
    var texts: [String] = []
    while texts.count < limit, try statement.step() { texts.append(try statement.text(0)) }
    return texts
  }
}
