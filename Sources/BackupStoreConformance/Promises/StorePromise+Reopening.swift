import BackupFormat
import BackupImport

extension StorePromise {
  /// What outlasts the program.
  static let reopening: [StorePromise] = [
    StorePromise(
      "reopened-as-it-was",
      "A store that is opened again has what was committed, and nothing else."
    ) {
      trial in
      let content = StoreContent(format: "diary-backup", version: .init(3, 1))
      let documents = [
        StoredDocument("", "device", json: "{}"), StoredDocument("entries", "a", 1, updated: 5),
        StoredDocument("entries", "e\u{301}", 2), StoredDocument("entries", "\u{E9}", 3),
      ]
      trial.now("opening an empty store again")
      guard try trial.reopen() else { return }
      try trial.expect(StorePicture([]))
      try trial.store.transaction { transaction in
        try transaction.describe(content)
        for document in documents { try transaction.upsert(document) }
      }
      trial.now("opening it after a transaction")
      _ = try trial.reopen()
      try trial.expect(StorePicture(content: content, documents))
      trial.expectInterruption { interruption in
        try trial.store.transaction { transaction in
          try transaction.delete("a", from: "entries")
          throw interruption
        }
      }
      trial.now("opening it after a transaction that threw")
      _ = try trial.reopen()
      try trial.expect(StorePicture(content: content, documents))
      try trial.store.transaction { try $0.delete("a", from: "entries") }
      trial.now("opening it after a deletion")
      _ = try trial.reopen()
      try trial.expect(StorePicture(content: content, [documents[0]] + documents[2...]))
    }
  ]
}
