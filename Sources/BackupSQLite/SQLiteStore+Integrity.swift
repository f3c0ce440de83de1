extension SQLiteStore {
  /// How much of a store is looked at.
  public enum Thoroughness: Sendable, Hashable {
    /// The pages of the file (`quick_check` of SQLite).
    case quick
    /// The pages, that the order of the table is right, and every document.
    case full
  }

  /// Looks for damage.
  ///
  /// - Throws: `store/damaged` with what was found first.
  /// - Complexity: linear in the size of the file.
  public func checkIntegrity(_ thoroughness: Thoroughness = .full) throws {
    let statement =
      switch thoroughness {
      case .quick: "PRAGMA quick_check(1)"
      case .full: "PRAGMA integrity_check(1)"
      }
    let faults = try connection.texts(statement)
    guard faults.count == 1, faults[0].utf8.elementsEqual("ok".utf8) else {
      throw SQLiteStoreError.damaged("the store is damaged: " + (faults.first ?? "it cannot be checked"))
    }
    guard thoroughness == .full else { return }
    _ = try row()
    for collection in try collections() { try read(collection) { _ in } }
  }
}
