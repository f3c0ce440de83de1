import BackupImport

/// A store that a promise is tried with, and what was not as it should be.
final class StoreTrial {
  /// What a transaction or a reading is ended with on purpose.
  struct Interruption: Error, Equatable {
    let number: Int
  }

  private let promise: String
  private(set) var store: any BackupStore
  private let reopening: ((any BackupStore) throws -> any BackupStore)?
  private let opening: ((any BackupStore) throws -> any BackupStore)?
  private(set) var failures: [ConformanceFailure] = []
  /// What is being done, for a failure.
  private(set) var place = "the first call"

  init(
    _ promise: String,
    _ store: any BackupStore,
    reopen: ((any BackupStore) throws -> any BackupStore)?,
    openAgain: ((any BackupStore) throws -> any BackupStore)?
  ) {
    self.promise = promise
    self.store = store
    reopening = reopen
    opening = openAgain
  }

  /// Names what comes next.
  func now(_ place: String) { self.place = place }

  func fail(expected: String, got: String) {
    failures.append(ConformanceFailure(promise: promise, place: place, expected: expected, got: got))
  }

  func expect<Value: Equatable>(_ got: Value, is expected: Value) {
    if got != expected { fail(expected: "\(expected)", got: "\(got)") }
  }

  /// Compares texts by their bytes.
  func expect(texts got: [String], are expected: [String]) {
    if !got.elementsEqual(expected, by: { $0.utf8.elementsEqual($1.utf8) }) {
      fail(expected: StorePicture.list(expected), got: StorePicture.list(got))
    }
  }

  /// Compares the whole store.
  func expect(_ expected: StorePicture) throws {
    let got = try StorePicture(store)
    if got != expected { fail(expected: expected.description, got: got.description) }
  }

  /// Runs a transaction that writes some documents.
  func write(_ documents: [StoredDocument]) throws {
    try store.transaction { transaction in
      for document in documents { try transaction.upsert(document) }
    }
  }

  /// Runs what should end with an interruption of its own, and with no other error.
  func expectInterruption(_ body: (Interruption) throws -> Void) {
    let interruption = Interruption(number: 7)
    do {
      try body(interruption)
      fail(expected: "the error that was thrown", got: "no error")
    } catch let error as Interruption where error == interruption {
    } catch {
      fail(expected: "the error that was thrown", got: "the error \(error)")
    }
  }

  /// The same data once more, beside the store; `nil` where only one can have it.
  func another() throws -> (any BackupStore)? { try opening?(store) }

  /// Opens the same data again; `false` where the store ends with the program.
  func reopen() throws -> Bool {
    guard let reopening else { return false }
    store = try reopening(store)
    return true
  }
}
