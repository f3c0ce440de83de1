/// The store that a plan was made for: another one may have the same revision, and hold something else.
///
/// It is only compared, never used, so that a plan can go to another thread than its store.
final class PlannedStore: @unchecked Sendable {
  private weak var store: (any BackupStore)?

  init(_ store: any BackupStore) { self.store = store }

  func isFor(_ store: any BackupStore) -> Bool { self.store === store }
}
