import BackupImport
import BackupSQLite
import CSQLite
import Foundation
import StoreTesting
import Testing

@testable import BackupSQLite

@Suite struct OpeningTests {
  /// A file that is no store of ours, and how it is refused.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: String
    /// How it is refused where a store may be made; the same where there is nothing else.
    var codeOfCreating: String??
    let make: @Sendable (String) throws -> Void

    /// Runs statements in a new database.
    static func database(_ statements: String...) -> @Sendable (String) throws -> Void {
      { path in
        let connection = try Connection(path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
        for statement in statements { try connection.run(statement) }
        connection.close()
      }
    }

    static func bytes(_ bytes: [UInt8]) -> @Sendable (String) throws -> Void {
      { try Data(bytes).write(to: URL(filePath: $0)) }
    }
  }

  static let rows: [Row] = [
    Row(
      testDescription: "text",
      code: "store/not-a-database",
      make: Row.bytes(Array("{\"format\":\"diary\"}".utf8))
    ),
    Row(
      testDescription: "zeros",
      code: "store/not-a-database",
      make: Row.bytes(Array(repeating: 0, count: 8192))
    ),
    Row(testDescription: "one byte", code: "store/not-a-database", make: Row.bytes([83])),
    Row(
      testDescription: "the first line of a database and nothing behind",
      code: "store/not-a-database",
      make: Row.bytes(Array("SQLite format 3\0".utf8))
    ),
    Row(
      testDescription: "nothing",
      code: "store/empty-file",
      codeOfCreating: .some(nil),
      make: Row.bytes([])
    ),
    Row(
      testDescription: "a database without tables",
      code: "store/empty-file",
      codeOfCreating: .some(nil),
      make: Row.database("PRAGMA journal_mode = WAL")
    ),
    Row(
      testDescription: "tables without an application",
      code: "store/foreign-file",
      make: Row.database("CREATE TABLE notes (a)")
    ),
    Row(
      testDescription: "tables with our names and without an application",
      code: "store/foreign-file",
      make: Row.database(
        "CREATE TABLE documents (collection, id, created_at, updated_at, json)",
        "CREATE TABLE store (one)",
        "PRAGMA user_version = 1"
      )
    ),
    Row(
      testDescription: "another application with tables",
      code: "store/foreign-file",
      make: Row.database(
        "CREATE TABLE notes (a)",
        "PRAGMA application_id = 252006675",
        "PRAGMA journal_mode = WAL"
      )
    ),
    Row(
      testDescription: "another application without tables",
      code: "store/foreign-file",
      make: Row.database("PRAGMA application_id = 252006675")
    ),
    Row(
      testDescription: "a version and nothing else",
      code: "store/foreign-file",
      make: Row.database("PRAGMA user_version = 7")
    ),
    Row(
      testDescription: "a newer version",
      code: "store/newer-schema",
      make: Row.database(
        "PRAGMA application_id = \(Migration.applicationID)",
        "PRAGMA user_version = \(Migration.all.count + 1)",
        "CREATE TABLE new (a)"
      )
    ),
    Row(
      testDescription: "our application and no tables",
      code: "store/damaged",
      make: Row.database("PRAGMA application_id = \(Migration.applicationID)", "PRAGMA user_version = 1")
    ),
    Row(
      testDescription: "our application and other tables",
      code: "store/damaged",
      make: Row.database(
        "PRAGMA application_id = \(Migration.applicationID)",
        "PRAGMA user_version = 1",
        "CREATE TABLE notes (a)"
      )
    ),
    Row(
      testDescription: "a negative version",
      code: "store/damaged",
      make: Row.database(
        "PRAGMA application_id = \(Migration.applicationID)",
        "PRAGMA user_version = -1",
        "CREATE TABLE notes (a)"
      )
    ),
    Row(
      testDescription: "texts in UTF-16",
      code: "store/damaged",
      make: { path in
        let connection = try Connection(path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
        try connection.run("PRAGMA encoding = 'UTF-16'")
        // It is refused by what makes it as well, once it is made.
        try? MigrationRun(connection: connection, migrations: Migration.all).run()
      }
    ),
  ]

  @Test(arguments: rows)
  func `a file that is no store is refused and stays as it is`(row: Row) throws {
    for access in [SQLiteStore.Access.readOnly, .existing, .create] {
      let scratch = try Scratch()
      try row.make(scratch.path)
      let before = try scratch.files()
      let code = Scratch.code { _ = try SQLiteStore(scratch.path, access) }
      let expected = access == .create ? row.codeOfCreating ?? row.code : row.code
      #expect(code == expected, "\(access)")
      if expected != nil { #expect(try scratch.files() == before, "\(access)") }
    }
  }

  @Test func `a store is made where there is none, and only where it is asked for`() throws {
    let scratch = try Scratch()
    #expect(Scratch.code { _ = try SQLiteStore(scratch.path, .existing) } == "store/not-found")
    #expect(Scratch.code { _ = try SQLiteStore(scratch.path, .readOnly) } == "store/not-found")
    #expect(try scratch.files().isEmpty)
    let store = try SQLiteStore(scratch.path, .create)
    #expect(try store.health() == .ready)
    store.close()
    #expect(try Set(scratch.files().keys) == ["store.sqlite"])
    #expect(try SQLiteStore(scratch.path, .existing).content() == nil)
  }

  @Test(arguments: ["", "no\0name"])
  func `a name that no file can have is refused`(name: String) throws {
    #expect(Scratch.code { _ = try SQLiteStore(name, .create) } == "store/cannot-open")
  }

  @Test func `a folder, a pipe and a place in no folder are refused`() throws {
    let scratch = try Scratch()
    mkfifo(scratch.file("pipe"), 0o600)
    for path in [scratch.folder.path, scratch.file("pipe"), scratch.file("none/store.sqlite")] {
      #expect(Scratch.code { _ = try SQLiteStore(path, .create) } == "store/cannot-open", "\(path)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["pipe"])
  }

  @Test(arguments: ["a b?c#d%41.sqlite", ":memory:", "file:x", "é\u{1F600}.sqlite", "~.sqlite", "a'b\"c"])
  func `any name of a file is one`(name: String) throws {
    let scratch = try Scratch()
    try Workload.run(try SQLiteStore(scratch.file(name), .create), transactions: 1)
    #expect(try Workload.count(try SQLiteStore(scratch.file(name), .existing)) == 1)
    #expect(try Workload.count(try SQLiteStore(scratch.file(name), .readOnly)) == 1)
    #expect(try Array(scratch.files().keys) == [name])
  }

  @Test func `a store is found behind a symbolic link`() throws {
    let scratch = try Scratch()
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("link"),
      withDestinationPath: "store.sqlite"
    )
    try Workload.run(try SQLiteStore(scratch.file("link"), .create), transactions: 1)
    #expect(try Workload.count(try SQLiteStore(scratch.path, .readOnly)) == 1)
    #expect(try Workload.count(try SQLiteStore(scratch.file("link"), .readOnly)) == 1)
    #expect(try Set(scratch.files().keys) == ["link", "store.sqlite"])
  }

  @Test func `a closed store answers nothing more, and can be closed again`() throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(scratch.path, .create)
    store.close()
    store.close()
    #expect(Scratch.code { _ = try store.content() } == "store/closed")
    #expect(Scratch.code { _ = try store.collections() } == "store/closed")
    #expect(Scratch.code { try store.read("entries") { _ in } } == "store/closed")
    #expect(Scratch.code { try store.transaction { _ in } } == "store/closed")
    #expect(Scratch.code { try store.checkIntegrity() } == "store/closed")
  }
}
