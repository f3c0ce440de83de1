import BackupImport
import Foundation
import StoreTesting
import Testing

@testable import BackupSQLite

@Suite struct FullDiskTests {
  @Test func `a store whose file may not grow changes nothing, wherever the room ends`() throws {
    var isEnough = false
    var pages: Int64 = 0
    while !isEnough {
      let scratch = try Scratch()
      let store = try SQLiteStore(scratch.path, .create)
      try Workload.run(store, transactions: 2)
      let before = try StoreSnapshot(store)
      let now = try #require(try store.connection.number("PRAGMA page_count"))
      _ = try store.connection.number("PRAGMA max_page_count = \(now + pages)")
      let code = Scratch.code { try Self.grow(store) }
      isEnough = code == nil
      if !isEnough {
        #expect(code == "store/full")
        #expect(try StoreSnapshot(store) == before)
        // It goes on with the room that there is.
        try store.transaction { try $0.delete("id-1", from: "entries") }
      }
      try store.checkIntegrity()
      pages += 1
    }
    #expect(pages > 10)
  }

  private static func grow(_ store: SQLiteStore) throws {
    try store.transaction { transaction in
      try Workload.change(transaction, number: 3)
      let text = Array(("\"" + String(repeating: "x", count: 3000) + "\"").utf8)
      for id in 0..<20 {
        try transaction.upsert(StoredDocument(collection: "more", id: "\(id)", json: text))
      }
    }
  }

  @Test func `a write that the system refuses changes nothing, whichever it is`() throws {
    #if DEBUG
      let step = 16
    #else
      let step = 1
    #endif
    var isEnough = false
    var kilobytes = 4
    var refusals = 0
    while !isEnough {
      let scratch = try Scratch()
      try Workload.run(try SQLiteStore(scratch.path, .create), transactions: 2)
      let before = try StoreSnapshot(try SQLiteStore(scratch.path, .existing))
      let lines = try TrialProgram("one", scratch.path, "\(kilobytes * 1024)").lines()
      isEnough = lines == ["done"]
      let store = try SQLiteStore(scratch.path, .existing)
      if isEnough {
        #expect(try Workload.count(store) == 3)
      } else {
        refusals += 1
        #expect(["store/io", "store/full", "store/cannot-open"].contains(lines.first ?? ""), "\(lines)")
        #expect(try StoreSnapshot(store) == before)
      }
      try store.checkIntegrity()
      kilobytes += step
    }
    #expect(refusals > 3)
  }
}
