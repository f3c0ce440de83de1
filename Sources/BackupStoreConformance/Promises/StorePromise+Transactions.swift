import BackupFormat
import BackupImport

extension StorePromise {
  private static let before: [StoredDocument] = [
    StoredDocument("entries", "a", 1, updated: 1), StoredDocument("entries", "b", 2, updated: 2),
    StoredDocument("trackers", "a", 3),
  ]

  private static let content = StoreContent(format: "diary-backup", version: .init(1, 0))

  /// One after the other; a transaction that ends after each of them is tried.
  private static let changes: [@Sendable (any StoreTransaction) throws -> Void] = [
    { try $0.upsert(StoredDocument("entries", "a", 10)) },
    { try $0.upsert(StoredDocument("entries", "new", 11)) },
    { try $0.delete("b", from: "entries") },
    { try $0.describe(StoreContent(format: "diary-backup", version: .init(2, 0))) },
    { try $0.delete("a", from: "trackers") },
    { try $0.upsert(StoredDocument("others", "a", 12)) },
    { try $0.upsert(StoredDocument("entries", "b", 13)) },
  ]

  private static func fill(_ trial: StoreTrial) throws {
    try trial.store.transaction { transaction in
      try transaction.describe(content)
      for document in before { try transaction.upsert(document) }
    }
  }

  /// All or nothing.
  static let transactions: [StorePromise] = [
    StorePromise("all-or-nothing", "A transaction that throws has changed nothing, wherever it threw.") {
      trial in
      try fill(trial)
      for count in 0...changes.count {
        trial.now("throwing after \(count) changes")
        trial.expectInterruption { interruption in
          try trial.store.transaction { transaction in
            for change in changes.prefix(count) { try change(transaction) }
            throw interruption
          }
        }
        try trial.expect(StorePicture(content: content, before))
      }
    },
    StorePromise("usable-after-an-error", "A transaction that threw is no hindrance for the next one.") {
      trial in
      try fill(trial)
      for _ in 0..<3 {
        trial.expectInterruption { interruption in
          try trial.store.transaction { transaction in
            for change in changes { try change(transaction) }
            throw interruption
          }
        }
      }
      trial.now("the next transaction")
      try trial.write([StoredDocument("entries", "c", 4)])
      var expected = before
      expected.insert(StoredDocument("entries", "c", 4), at: 2)
      try trial.expect(StorePicture(content: content, expected))
    },
    StorePromise("changes-together", "All changes of a transaction are there after it.") { trial in
      try fill(trial)
      try trial.store.transaction { transaction in
        for change in changes { try change(transaction) }
      }
      trial.now("after the transaction")
      try trial.expect(
        StorePicture(
          content: StoreContent(format: "diary-backup", version: .init(2, 0)),
          [
            StoredDocument("entries", "a", 10), StoredDocument("entries", "b", 13),
            StoredDocument("entries", "new", 11),
            StoredDocument("others", "a", 12),
          ]
        )
      )
    },
  ]
}
