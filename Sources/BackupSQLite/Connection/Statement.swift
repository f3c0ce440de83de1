import CSQLite

/// A prepared statement.
final class Statement {
  private let handle: OpaquePointer
  private unowned let connection: Connection

  init(_ handle: OpaquePointer, _ connection: Connection) {
    self.handle = handle
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs it to its next row; `false` after the last one.
  func step() throws(SQLiteStoreError) -> Bool {
    if let result = connection.faults?.next() { throw SQLiteStoreError(result: result) }
    let result = sqlite3_step(handle)
    switch result {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw SQLiteStoreError(result: connection.lastResult(result))
    }
  }

  /// Runs it where it gives no rows, and makes it ready to be run again.
  func run() throws(SQLiteStoreError) {
    defer { reset() }
    while try step() {}
  }

  /// Makes it ready to be run again; what was bound stays.
  func reset() { sqlite3_reset(handle) }

  /// Forgets what was bound.
  func clear() { sqlite3_clear_bindings(handle) }

  // MARK: Values

  /// Binds a number, or NULL, to a place from 1 on.
  func bind(_ value: Int64?, at place: Int32) throws(SQLiteStoreError) {
    try check(value.map { sqlite3_bind_int64(handle, place, $0) } ?? sqlite3_bind_null(handle, place))
  }

  /// Binds a copy of a text, or NULL.
  func bind(_ value: String?, at place: Int32) throws(SQLiteStoreError) {
    guard var value else { return try check(sqlite3_bind_null(handle, place)) }
    // -1 cast to a function: SQLite makes a copy.
    let copying = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let result = value.withUTF8 { text in
      sqlite3_bind_text64(
        handle,
        place,
        Self.start(of: UnsafeRawBufferPointer(text)),
        UInt64(text.count),
        copying,
        UInt8(SQLITE_UTF8)
      )
    }
    try check(result)
  }

  /// Binds a text without a copy: the bytes have to stay until the statement was run.
  func bind(lent text: UnsafeRawBufferPointer, at place: Int32) -> Int32 {
    sqlite3_bind_text64(handle, place, Self.start(of: text), UInt64(text.count), nil, UInt8(SQLITE_UTF8))
  }

  /// Throws what a result of SQLite says, unless it says that all is well.
  func check(_ result: Int32) throws(SQLiteStoreError) {
    guard result == SQLITE_OK else { throw SQLiteStoreError(result: result) }
  }

  /// Where a text begins; an empty one begins somewhere too, as SQLite would take no address for NULL.
  private static func start(of text: UnsafeRawBufferPointer) -> UnsafePointer<CChar> {
    let base = text.isEmpty ? UnsafeRawPointer(nothing.utf8Start) : text.baseAddress.unsafelyUnwrapped
    return base.assumingMemoryBound(to: CChar.self)
  }

  private static let nothing: StaticString = ""

  // MARK: Columns

  /// A number of the row, the first column being 0; `nil` for NULL.
  ///
  /// - Throws: `store/damaged` for anything else.
  func integer(_ column: Int32) throws(SQLiteStoreError) -> Int64? {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: return sqlite3_column_int64(handle, column)
    case SQLITE_NULL: return nil
    default: throw .damaged("a number of the store is none")
    }
  }

  /// A text of the row.
  ///
  /// - Throws: `store/damaged` for anything else, NULL included, and for bytes that are no UTF-8.
  func text(_ column: Int32) throws(SQLiteStoreError) -> String {
    let bytes = try utf8(column)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text of the row, or `nil` for NULL.
  func optionalText(_ column: Int32) throws(SQLiteStoreError) -> String? {
    if sqlite3_column_type(handle, column) == SQLITE_NULL { return nil }
    return try text(column)
  }

  /// The bytes of a text of the row.
  func bytes(_ column: Int32) throws(SQLiteStoreError) -> [UInt8] {
    Array(try utf8(column))
  }

  /// The bytes, which SQLite takes back with the row.
  private func utf8(_ column: Int32) throws(SQLiteStoreError) -> UnsafeRawBufferPointer {
    guard sqlite3_column_type(handle, column) == SQLITE_TEXT else {
      throw .damaged("a text of the store is none")
    }
    let start = sqlite3_column_text(handle, column)
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
    // Without memory for the text there is no address.
    if start == nil { throw SQLiteStoreError(result: SQLITE_NOMEM) }
    guard UTF8Text.isWellFormed(bytes) else { throw .damaged("a text of the store is no UTF-8") }
    return bytes
  }
}
