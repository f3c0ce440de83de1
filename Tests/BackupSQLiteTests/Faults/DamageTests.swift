import BackupImport
import CSQLite
import Foundation
import StoreTesting
import TestSupport
import Testing

@testable import BackupSQLite

@Suite struct DamageTests {
  /// A store whose tables take any value, and a statement that puts a wrong one there.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let statements: [String]

    init(_ description: String, _ statements: String...) {
      testDescription = description
      self.statements = statements
    }
  }

  private static let insert =
    "INSERT INTO documents (collection, id, created_at, updated_at, json) VALUES"

  static let documents: [Row] = [
    Row("an id that is a number", "\(insert) ('entries', 7, NULL, NULL, '{}')"),
    Row("an id that is bytes", "\(insert) ('entries', x'61', NULL, NULL, '{}')"),
    Row("no id", "\(insert) ('entries', NULL, NULL, NULL, '{}')"),
    Row(
      "an id that is no UTF-8",
      "\(insert) ('entries', CAST(x'61FF' AS TEXT), NULL, NULL, '{}')"
    ),
    Row(
      "an id with half of a character",
      "\(insert) ('entries', CAST(x'E282' AS TEXT), 0, 0, '{}')"
    ),
    Row("a surrogate", "\(insert) ('entries', CAST(x'EDA080' AS TEXT), 0, 0, '{}')"),
    Row("no text", "\(insert) ('entries', 'a', NULL, NULL, NULL)"),
    Row("a text that is a number", "\(insert) ('entries', 'a', NULL, NULL, 1.5)"),
    Row(
      "a text that is bytes",
      "\(insert) ('entries', 'a', NULL, NULL, zeroblob(100000))"
    ),
    Row(
      "a text that is no UTF-8",
      "\(insert) ('entries', 'a', 0, 0, CAST(x'C0AF' AS TEXT))"
    ),
    Row("a time that is a text", "\(insert) ('entries', 'a', '2026', NULL, '{}')"),
    Row("a time with a fraction", "\(insert) ('entries', 'a', NULL, 1.5, '{}')"),
    Row(
      "a time beyond all years",
      "\(insert) ('entries', 'a', 9223372036854775807, NULL, '{}')"
    ),
    Row(
      "a time before all years",
      "\(insert) ('entries', 'a', NULL, -9223372036854775808, '{}')"
    ),
    Row(
      "versions that are none",
      "\(insert) ('entries', 'a', 0, 0, '{}')",
      "UPDATE documents SET known = '1.0@7'"
    ),
    Row("a collection that is bytes", "\(insert) (x'61', 'a', NULL, NULL, '{}')"),
    Row(
      "a collection that is no UTF-8",
      "\(insert) (CAST(x'F8' AS TEXT), 'a', NULL, NULL, '{}')"
    ),
  ]

  static let contents: [Row] = [
    Row("no row", "DELETE FROM store"),
    Row("half of a content", "UPDATE store SET format = 'diary'"),
    Row("a version that is none", "UPDATE store SET format = 'diary', major = 0, minor = 0"),
    Row("a version beyond all", "UPDATE store SET format = 'diary', major = 1, minor = 9223372036854775807"),
    Row("a version that is a text", "UPDATE store SET format = 'diary', major = 'one', minor = 0"),
    Row("a format that is bytes", "UPDATE store SET format = x'61', major = 1, minor = 0"),
    Row("no counter", "UPDATE store SET revision = NULL"),
    Row("a counter that is a text", "UPDATE store SET revision = 'x'"),
    Row("a reason that is no text", "UPDATE store SET safe_mode = 1.5"),
  ]

  private static func make(_ path: String, _ row: Row) throws {
    let connection = try Connection(path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    for statement in [
      "PRAGMA application_id = \(Migration.applicationID)", "PRAGMA user_version = 1",
      "CREATE TABLE store (one PRIMARY KEY, format, major, minor, revision, safe_mode)",
      "INSERT INTO store (one, revision) VALUES (1, 0)",
      "CREATE TABLE documents (collection, id, created_at, updated_at, known, json, PRIMARY KEY (collection, id))",
    ] + row.statements { try connection.run(statement) }
  }

  @Test(arguments: documents, [SQLiteStore.Access.existing, .readOnly])
  func `a document that no store writes is damage`(row: Row, access: SQLiteStore.Access) throws {
    let scratch = try Scratch()
    try Self.make(scratch.path, row)
    let store = try SQLiteStore(scratch.path, access)
    #expect(Scratch.code { _ = try StoreSnapshot(store) } == "store/damaged")
    #expect(Scratch.code { try store.checkIntegrity() } == "store/damaged")
  }

  @Test(arguments: contents)
  func `a description that no store writes is damage, and nothing is written`(row: Row) throws {
    let scratch = try Scratch()
    try Self.make(scratch.path, row)
    let store = try SQLiteStore(scratch.path, .existing)
    #expect(Scratch.code { _ = try store.content() } == "store/damaged")
    #expect(Scratch.code { _ = try store.revision() } == "store/damaged")
    #expect(Scratch.code { try Workload.run(store, transactions: 1) } == "store/damaged")
    #expect(Scratch.code { try store.checkIntegrity() } == "store/damaged")
  }

  @Test(arguments: [
    "CREATE TABLE documents (collection, id, created_at, updated_at, json)",
    "CREATE TABLE documents (collection, id, created_at, updated_at, PRIMARY KEY (collection, id))",
    "CREATE VIEW documents AS SELECT 'a' collection, 'b' id, 1 created_at, 2 updated_at, '{}' json",
  ])
  func `tables that are not those of the version are damage`(table: String) throws {
    let scratch = try Scratch()
    try Self.make(scratch.path, Row("", "DROP TABLE documents"))
    try Connection(scratch.path, flags: SQLITE_OPEN_READWRITE).run(table)
    for access in [SQLiteStore.Access.readOnly, .existing, .create] {
      #expect(Scratch.code { _ = try SQLiteStore(scratch.path, access) } == "store/damaged", "\(access)")
    }
  }

  /// A closed store; and one that was killed: its database as it was, and the log that holds the rest.
  private static func wholeFiles() throws -> (database: Data, early: Data, log: Data) {
    let scratch = try Scratch()
    let store = try SQLiteStore(scratch.path, .create)
    try Workload.run(store, transactions: 3)
    let early = try Data(contentsOf: URL(filePath: scratch.path))
    let log = try Data(contentsOf: URL(filePath: scratch.path + "-wal"))
    store.close()
    return (try Data(contentsOf: URL(filePath: scratch.path)), early, log)
  }

  @Test func `a file that was changed anywhere is read as it was or refused, and ends no program`() throws {
    #if DEBUG
      let rounds = 300
    #else
      let rounds = 20_000
    #endif
    let scratch = try Scratch()
    let files = try Self.wholeFiles()
    var random = SplitMix64(seed: 11)
    var codes: [String: Int] = [:]
    for _ in 0..<rounds {
      // The database is changed, or the log that a killed program has left of it.
      let isLog = Int.random(in: 0..<4, using: &random) == 0
      var bytes = isLog ? files.log : files.database
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))
      case 1:
        // The heads of pages say where their cells are.
        let page = Int.random(in: 0..<bytes.count / 4096, using: &random) * 4096
        for _ in 0..<4 {
          bytes[page + Int.random(in: 0..<128, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
      default:
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
      }
      try (isLog ? files.early : bytes).write(to: URL(filePath: scratch.path))
      if isLog { try bytes.write(to: URL(filePath: scratch.path + "-wal")) }
      for access in [SQLiteStore.Access.readOnly, .existing] {
        let code = Scratch.code {
          let store = try SQLiteStore(scratch.path, access)
          try store.checkIntegrity(.quick)
          _ = try StoreSnapshot(store)
          try store.checkIntegrity()
          if access == .existing { try Workload.run(store, transactions: 1) }
        }
        codes[code ?? "whole", default: 0] += 1
      }
      for ending in ["-wal", "-shm", "-journal"] { unlink(scratch.path + ending) }
    }
    let expected: Set<String> = [
      "whole", "store/damaged", "store/not-a-database", "store/foreign-file", "store/newer-schema",
      "store/older-schema", "store/empty-file", "store/io", "store/read-only", "store/cannot-open",
      "store/failed",
    ]
    #expect(Set(codes.keys).isSubset(of: expected), "\(codes)")
    #expect(codes["store/damaged", default: 0] > rounds / 4, "\(codes)")
  }
}
