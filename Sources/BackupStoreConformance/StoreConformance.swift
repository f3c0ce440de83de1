public import BackupImport

/// The suite that says whether a store keeps the promises of `BackupStore`, for an app's own tests.
///
/// ```swift
/// @Test(arguments: StorePromise.all)
/// func `the store keeps its promises`(promise: StorePromise) {
///   #expect(promise.failures { try DiaryStore.inMemory() } == [])
/// }
/// ```
/// Spec/store.md, section *What a store keeps*.
public enum StoreConformance {
  /// Tries each promise with a store of its own.
  ///
  /// - Parameters:
  ///   - makeFreshStore: makes a store with nothing in it, each time another one.
  ///   - reopen: closes a store and opens the same data again; `nil` where a store ends with the program.
  ///   - openAgain: opens the data of a store once more while it stays open; `nil` where only one can have it.
  /// - Returns: what was not kept, an empty array for a store that can be relied on.
  public static func failures(
    _ makeFreshStore: () throws -> any BackupStore,
    reopen: ((any BackupStore) throws -> any BackupStore)? = nil,
    openAgain: ((any BackupStore) throws -> any BackupStore)? = nil
  ) -> [ConformanceFailure] {
    StorePromise.all.flatMap { $0.failures(makeFreshStore, reopen: reopen, openAgain: openAgain) }
  }
}
