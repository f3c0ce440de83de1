import BackupImport
import BackupSQLite
import Foundation
import StoreTesting
import Testing

@Suite struct ReadOnlyTests {
  /// A store whose program has ended in different ways, with its files as they were left.
  enum Leaving: CaseIterable {
    case closed, killed, killedAndIndexLost, killedAfterCheckpoint

    /// Makes the store with two transactions, and leaves it.
    func make(_ path: String) throws {
      let live = path + "-live"
      let store = try SQLiteStore(live, .create)
      try Workload.run(store, transactions: 2)
      if self == .killedAfterCheckpoint { store.close() }
      let reopened = self == .killedAfterCheckpoint ? try SQLiteStore(live, .existing) : store
      _ = try reopened.content()
      if self == .closed { store.close() }
      // A copy of the files of an open store is what a killed program leaves.
      for ending in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: live + ending) {
        if self == .killedAndIndexLost, ending == "-shm" { continue }
        try FileManager.default.copyItem(atPath: live + ending, toPath: path + ending)
      }
      reopened.close()
      try FileManager.default.removeItem(atPath: live)
    }
  }

  @Test(arguments: Leaving.allCases)
  func `reading writes nothing and makes no file, however the store was left`(leaving: Leaving) throws {
    let scratch = try Scratch()
    try leaving.make(scratch.path)
    let before = try scratch.files()
    let store = try SQLiteStore(scratch.path, .readOnly)
    #expect(try Workload.count(store) == 2)
    #expect(try store.health() == .safeMode("the store was opened for reading only"))
    try store.checkIntegrity()
    #expect(try store.revision() == store.revision())
    store.close()
    let after = try scratch.files()
    #expect(Set(after.keys) == Set(before.keys))
    // The index of the log holds the marks of its readers.
    for (name, bytes) in before where !name.hasSuffix("-shm") { #expect(after[name] == bytes, "\(name)") }
  }

  @Test func `nothing can be written into a store that is open for reading`() throws {
    let scratch = try Scratch()
    try Leaving.closed.make(scratch.path)
    let before = try scratch.files()
    let store = try SQLiteStore(scratch.path, .readOnly)
    #expect(Scratch.code { try Workload.run(store, transactions: 1) } == "store/read-only")
    #expect(Scratch.code { try store.setSafeMode("x") } == "store/read-only")
    #expect(try scratch.files() == before)
  }

  @Test func `a store that is in use is read with what was committed`() throws {
    let scratch = try Scratch()
    let writer = try SQLiteStore(scratch.path, .create)
    try Workload.run(writer, transactions: 3)
    let reader = try SQLiteStore(scratch.path, .readOnly)
    #expect(try Workload.count(reader) == 3)
    let revision = try reader.revision()
    try writer.transaction { transaction in
      try Workload.change(transaction, number: 4)
      #expect(try Workload.count(reader) == 3)
      #expect(try reader.revision() == revision)
    }
    #expect(try Workload.count(reader) == 4)
    #expect(try reader.revision() != revision)
    #expect(try StoreSnapshot(reader) == StoreSnapshot(writer))
  }

  @Test func `a store that somebody begins to write while it is read without locks is not trusted any more`()
    throws
  {
    let scratch = try Scratch()
    try Leaving.closed.make(scratch.path)
    let reader = try SQLiteStore(scratch.path, .readOnly)
    #expect(try Workload.count(reader) == 2)
    let writer = try SQLiteStore(scratch.path, .existing)
    try Workload.run(writer, transactions: 1)
    #expect(Scratch.code { _ = try Workload.count(reader) } == "store/busy")
    #expect(Scratch.code { _ = try reader.revision() } == "store/busy")
    writer.close()
    #expect(Scratch.code { _ = try reader.collections() } == "store/busy")
    #expect(try Workload.count(try SQLiteStore(scratch.path, .readOnly)) == 3)
  }

  @Test(arguments: Leaving.allCases)
  func `a store in a folder that may not be written can be read`(leaving: Leaving) throws {
    let scratch = try Scratch()
    try leaving.make(scratch.path)
    let before = try scratch.files()
    try Protection.protect(scratch.folder)
    defer { Protection.unprotect(scratch.folder) }
    let expected = MemoryStore()
    try Workload.run(expected, transactions: 2)
    let count = try StoreSnapshot(expected).documents.count
    #expect(try TrialProgram("read", scratch.path, "nobody").lines() == ["\(count)", "done"])
    #expect(try scratch.files() == before)
  }

  @Test func `a store in a folder or a file that may not be written is not written, and says so`() throws {
    let scratch = try Scratch()
    try Leaving.closed.make(scratch.path)
    let before = try scratch.files()
    try Protection.protect(scratch.folder)
    defer { Protection.unprotect(scratch.folder) }
    #expect(try TrialProgram("one", scratch.path, "nobody").lines() == ["store/read-only"])
    #expect(try TrialProgram("create", scratch.file("new"), "nobody").lines() == ["store/cannot-open"])
    // The file may be written, and the log beside it cannot be made.
    chmod(scratch.path, 0o666)
    #expect(try TrialProgram("one", scratch.path, "nobody").lines() == ["store/read-only"])
    #expect(try scratch.files() == before)
  }
}

/// Files that a program without rights can read and not write.
enum Protection {
  static func protect(_ folder: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      chmod(folder.appending(path: name).path, 0o444)
    }
    chmod(folder.path, 0o555)
  }

  static func unprotect(_ folder: URL) { chmod(folder.path, 0o755) }
}
