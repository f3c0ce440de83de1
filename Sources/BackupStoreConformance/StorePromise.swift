public import BackupImport

/// One promise of a store, which can be tried.
public struct StorePromise: Sendable, CustomStringConvertible {
  /// A stable name, for example `order-of-ids`.
  public let name: String
  /// What is promised, as a sentence.
  public let statement: String
  private let trial: @Sendable (StoreTrial) throws -> Void

  init(_ name: String, _ statement: String, _ trial: @escaping @Sendable (StoreTrial) throws -> Void) {
    self.name = name
    self.statement = statement
    self.trial = trial
  }

  /// The name.
  public var description: String { name }

  /// All promises, in the order in which an implementation may best be made to keep them.
  public static let all = values + order + writing + transactions + revisions + reading + reopening

  /// Tries it with a fresh store.
  ///
  /// - Parameters:
  ///   - makeFreshStore: makes a store with nothing in it.
  ///   - reopen: closes a store and opens the same data again; without it the promises about that are passed over.
  ///   - openAgain: opens the data of a store once more while it stays open; without it likewise.
  public func failures(
    _ makeFreshStore: () throws -> any BackupStore,
    reopen: ((any BackupStore) throws -> any BackupStore)? = nil,
    openAgain: ((any BackupStore) throws -> any BackupStore)? = nil
  ) -> [ConformanceFailure] {
    withoutActuallyEscaping(makeFreshStore) { makeFreshStore in
      let trial: StoreTrial
      do {
        trial = StoreTrial(name, try makeFreshStore(), reopen: reopen, openAgain: openAgain)
      } catch {
        return [failure("making a fresh store", "the error \(error)")]
      }
      do {
        try self.trial(trial)
      } catch {
        return trial.failures + [failure(trial.place, "the error \(error)")]
      }
      return trial.failures
    }
  }

  private func failure(_ place: String, _ got: String) -> ConformanceFailure {
    ConformanceFailure(promise: name, place: place, expected: "no error", got: got)
  }
}
