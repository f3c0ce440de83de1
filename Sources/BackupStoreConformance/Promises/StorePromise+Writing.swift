import BackupFormat
import BackupImport

extension StorePromise {
  /// What the operations of a transaction do.
  static let writing: [StorePromise] = [
    StorePromise("upsert-replaces", "A document takes the place of the one with its collection and id.") {
      trial in
      try trial.write([
        StoredDocument("entries", "a", 1, updated: 1), StoredDocument("entries", "b", 2, updated: 2),
        StoredDocument("trackers", "a", 3, updated: 3),
      ])
      // Its times go with it, also where there are none.
      let new = StoredDocument("entries", "a", json: "{}")
      try trial.write([new])
      trial.now("after writing one of them anew")
      try trial.expect(
        StorePicture([
          new, StoredDocument("entries", "b", 2, updated: 2), StoredDocument("trackers", "a", 3, updated: 3),
        ])
      )
      let time = StoredDocument("entries", "b", 2, updated: 5)
      try trial.write([time])
      trial.now("after writing one with another time")
      try trial.expect(StorePicture([new, time, StoredDocument("trackers", "a", 3, updated: 3)]))
    },
    StorePromise(
      "last-change-counts",
      "Of several changes of one document in a transaction the last one counts."
    ) {
      trial in
      try trial.write([StoredDocument("entries", "c", 1)])
      try trial.store.transaction { transaction in
        try transaction.upsert(StoredDocument("entries", "a", 1))
        try transaction.upsert(StoredDocument("entries", "a", 2))
        try transaction.upsert(StoredDocument("entries", "b", 1))
        try transaction.delete("b", from: "entries")
        try transaction.delete("c", from: "entries")
        try transaction.upsert(StoredDocument("entries", "c", 2))
      }
      trial.now("after the transaction")
      try trial.expect(StorePicture([StoredDocument("entries", "a", 2), StoredDocument("entries", "c", 2)]))
    },
    StorePromise(
      "delete-removes",
      "A deleted document is gone, and no other one; a collection goes with its last one."
    ) {
      trial in
      try trial.write([
        StoredDocument("entries", "a"), StoredDocument("entries", "b"), StoredDocument("trackers", "a"),
      ])
      try trial.store.transaction { try $0.delete("a", from: "entries") }
      trial.now("after deleting one")
      try trial.expect(StorePicture([StoredDocument("entries", "b"), StoredDocument("trackers", "a")]))
      try trial.store.transaction { try $0.delete("b", from: "entries") }
      trial.now("after deleting the last one of a collection")
      try trial.expect(StorePicture([StoredDocument("trackers", "a")]))
      trial.expect(texts: try trial.store.collections(), are: ["trackers"])
    },
    StorePromise("delete-of-nothing", "Deleting a document that is not there does nothing.") { trial in
      try trial.write([StoredDocument("entries", "a")])
      try trial.store.transaction { transaction in
        try transaction.delete("b", from: "entries")
        try transaction.delete("a", from: "trackers")
        try transaction.delete("", from: "")
      }
      trial.now("after the transaction")
      try trial.expect(StorePicture([StoredDocument("entries", "a")]))
    },
    StorePromise("content-is-kept", "What the documents are is what was said last, and stays until then.") {
      trial in
      let first = StoreContent(format: "diary-backup", version: .init(1, 0))
      let second = StoreContent(format: "diary-backup", version: .init(12, 345))
      try trial.store.transaction { try $0.describe(first) }
      trial.now("after describing the first")
      try trial.expect(StorePicture(content: first, []))
      try trial.write([StoredDocument("entries", "a")])
      trial.now("after writing a document")
      try trial.expect(StorePicture(content: first, [StoredDocument("entries", "a")]))
      try trial.store.transaction { transaction in
        try transaction.describe(first)
        try transaction.describe(second)
      }
      trial.now("after describing the second")
      try trial.expect(StorePicture(content: second, [StoredDocument("entries", "a")]))
    },
  ]
}
