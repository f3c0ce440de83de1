import BackupFormat
import BackupImport

extension StorePromise {
  /// What tells an import that the store is still the one it was planned for.
  static let revisions: [StorePromise] = [
    StorePromise("revision-changes", "The revision changes with each transaction that changes something.") {
      trial in
      let content = StoreContent(format: "diary-backup", version: .init(1, 0))
      var seen: [StoreRevision] = [try trial.store.revision()]
      let changes: [(String, (any StoreTransaction) throws -> Void)] = [
        ("a new document", { try $0.upsert(StoredDocument("entries", "a", 1, updated: 1)) }),
        ("another text", { try $0.upsert(StoredDocument("entries", "a", 2, updated: 1)) }),
        ("the first text again", { try $0.upsert(StoredDocument("entries", "a", 1, updated: 1)) }),
        ("another time", { try $0.upsert(StoredDocument("entries", "a", 1, updated: 2)) }),
        ("a description", { try $0.describe(content) }),
        ("a document less", { try $0.delete("a", from: "entries") }),
      ]
      for (name, change) in changes {
        trial.now("after " + name)
        try trial.store.transaction(change)
        let revision = try trial.store.revision()
        if seen.contains(revision) {
          trial.fail(expected: "a revision that was not there before", got: "\(revision)")
        }
        seen.append(revision)
      }
    },
    StorePromise("revision-stays", "The revision stays where nothing is changed.") { trial in
      try trial.write([StoredDocument("entries", "a")])
      let revision = try trial.store.revision()
      trial.now("asking twice")
      trial.expect(try trial.store.revision(), is: revision)
      trial.now("after reading")
      _ = try StorePicture(trial.store)
      trial.expect(try trial.store.revision(), is: revision)
      trial.now("after a transaction that does nothing")
      try trial.store.transaction { _ in }
      trial.expect(try trial.store.revision(), is: revision)
      trial.now("after deleting what is not there")
      try trial.store.transaction { try $0.delete("b", from: "entries") }
      trial.expect(try trial.store.revision(), is: revision)
      trial.now("after a transaction that threw")
      trial.expectInterruption { interruption in
        try trial.store.transaction { transaction in
          try transaction.upsert(StoredDocument("entries", "b"))
          throw interruption
        }
      }
      trial.expect(try trial.store.revision(), is: revision)
    },
    StorePromise("revision-at-the-beginning", "A transaction tells the revision that was there before it.") {
      trial in
      try trial.write([StoredDocument("entries", "a")])
      let revision = try trial.store.revision()
      try trial.store.transaction { transaction in
        trial.now("at the beginning")
        trial.expect(try transaction.revision(), is: revision)
        try transaction.upsert(StoredDocument("entries", "b"))
        try transaction.delete("a", from: "entries")
        trial.now("after two changes")
        trial.expect(try transaction.revision(), is: revision)
      }
      trial.now("in the next transaction")
      let next = try trial.store.revision()
      try trial.store.transaction { trial.expect(try $0.revision(), is: next) }
    },
    StorePromise(
      "revision-of-others",
      "The revision changes too where somebody else has written the same data."
    ) {
      trial in
      try trial.write([StoredDocument("entries", "a")])
      guard let other = try trial.another() else { return }
      let revision = try trial.store.revision()
      trial.now("after somebody else has written")
      try other.transaction { try $0.upsert(StoredDocument("entries", "b")) }
      if try trial.store.revision() == revision {
        trial.fail(expected: "another revision", got: "\(revision)")
      }
      try trial.store.transaction { transaction in
        if try transaction.revision() == revision {
          trial.fail(expected: "another revision in a transaction", got: "\(revision)")
        }
      }
      try trial.expect(StorePicture([StoredDocument("entries", "a"), StoredDocument("entries", "b")]))
    },
  ]
}
