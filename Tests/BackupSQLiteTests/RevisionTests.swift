import BackupImport
import CSQLite
import StoreTesting
import Testing

@testable import BackupSQLite

@Suite struct RevisionTests {
  private static func document(_ id: String, _ json: String = "{}") -> StoredDocument {
    StoredDocument(collection: "entries", id: id, json: Array(json.utf8))
  }

  @Test func `a transaction of another connection changes the revision, and nothing else does`() throws {
    let scratch = try Scratch()
    let one = try SQLiteStore(scratch.path, .create)
    let two = try SQLiteStore(scratch.path, .existing)
    var last = try one.revision()
    for round in 0..<5 {
      try two.transaction { try $0.upsert(Self.document("\(round)")) }
      let next = try one.revision()
      #expect(next != last)
      #expect(try one.revision() == next)
      try two.transaction { _ in }
      #expect(throws: CancellationError.self) {
        try two.transaction { transaction in
          try transaction.upsert(Self.document("x"))
          throw CancellationError()
        }
      }
      #expect(try one.revision() == next)
      last = next
    }
  }

  @Test func `the revision never comes back, whoever writes in whatever order`() throws {
    let scratch = try Scratch()
    let one = try SQLiteStore(scratch.path, .create)
    let two = try SQLiteStore(scratch.path, .existing)
    let stranger = try Connection(scratch.path, flags: SQLITE_OPEN_READWRITE)
    var seen: [StoreRevision] = [try one.revision()]
    for round in 0..<40 {
      switch (round * 7 + round / 3) % 3 {
      case 0: try one.transaction { try $0.upsert(Self.document("\(round)")) }
      case 1: try two.transaction { try $0.upsert(Self.document("\(round)")) }
      default: try stranger.run("UPDATE documents SET json = '\(round)' WHERE id = '0'")
      }
      let revision = try one.revision()
      #expect(!seen.contains(revision), "round \(round)")
      seen.append(revision)
    }
  }

  @Test func `what another program writes with statements of its own changes the revision`() throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(scratch.path, .create)
    try store.transaction { try $0.upsert(Self.document("a")) }
    let revision = try store.revision()
    let stranger = try Connection(scratch.path, flags: SQLITE_OPEN_READWRITE)
    try stranger.run("UPDATE documents SET json = '{\"changed\":true}'")
    try store.transaction { transaction in
      let begin = try transaction.revision()
      #expect(begin != revision)
    }
    #expect(try store.revision() != revision)
  }

  @Test func `writing what is there already changes nothing`() throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(scratch.path, .create)
    try Workload.run(store, transactions: 1)
    let revision = try store.revision()
    try store.transaction { try Workload.change($0, number: 1) }
    #expect(try store.revision() == revision)
  }

  @Test func `a counter at its end begins anew and still changes the revision`() throws {
    let scratch = try Scratch()
    let store = try SQLiteStore(scratch.path, .create)
    try store.connection.run("UPDATE store SET revision = 9223372036854775807")
    var seen: Set<StoreRevision> = [try store.revision()]
    for round in 0..<3 {
      try store.transaction { try $0.upsert(Self.document("\(round)")) }
      #expect(seen.insert(try store.revision()).inserted)
    }
  }
}
