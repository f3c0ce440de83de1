import BackupFormat
import BackupImport

/// What a store says of itself, all of one moment.
struct StoreRow {
  let content: StoreContent?
  /// Goes up with each transaction of a store that changed something.
  let counter: Int64
  /// Why the store may not be written; `nil` where it may.
  let safeMode: String?
  /// Changes with each transaction of another connection, whatever program it belongs to; only good for comparing
  /// within one connection.
  let dataVersion: Int64

  /// - Throws: `store/damaged` where the row is not there, or has not what a store writes.
  init(_ connection: Connection) throws(SQLiteStoreError) {
    self = try connection.with(.state) { row throws(SQLiteStoreError) in
      guard try row.step() else { throw SQLiteStoreError.damaged("the store does not say what it is") }
      return try StoreRow(row)
    }
  }

  private init(_ row: Statement) throws(SQLiteStoreError) {
    let format = try row.optionalText(0)
    let major = try row.integer(1)
    let minor = try row.integer(2)
    guard let counter = try row.integer(3), let dataVersion = try row.integer(5) else {
      throw .damaged("the store does not count its changes")
    }
    if let format, let major, let minor {
      guard (1...999_999_999).contains(major), (0...999_999_999).contains(minor) else {
        throw .damaged("the version of the content is none")
      }
      content = StoreContent(format: format, version: FormatVersion(Int(major), Int(minor)))
    } else if format == nil, major == nil, minor == nil {
      content = nil
    } else {
      throw .damaged("the store says only half of what its content is")
    }
    self.counter = counter
    self.dataVersion = dataVersion
    safeMode = try row.optionalText(4)
  }
}
